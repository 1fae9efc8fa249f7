/** `npm start`: installs what is missing, builds the web app, and runs the server until it gets a stop signal. */
import { buildWebApp } from './build-web-app.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

await ensureInstalled({ withTools: false });
const built = await buildWebApp();
process.exitCode = built === 0 ? (await run('node', ['server/main.ts'])).code : built;
