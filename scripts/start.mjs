/** `npm start`: installs what is missing, builds the web app, and runs the server until it gets a stop signal. */
import { buildWebApp } from './build-web-app.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { readCommandLine } from './usage.mjs';

readCommandLine(
  'npm start --',
  'Installs what is missing, builds the web app, and serves it until Ctrl-C.\nSettings: docs/settings.md.',
);

await ensureInstalled({ withTools: false });
const built = await buildWebApp();
process.exitCode = built === 0 ? (await run('node', ['server/main.ts'], { env: { DEV_PAGES: '1' } })).code : built;
