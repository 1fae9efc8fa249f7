/** `npm run dev`: the server and the web app's development server side by side, both reloading on a change. */
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

await ensureInstalled({ withTools: true });
// Whole folders: texts in Markdown are read and not imported.
const watched = ['server', 'core', 'adapters'].map((folder) => `--watch-path=${folder}`);
const [server, web] = await Promise.all([run('node', [...watched, 'server/main.ts']), run('vite', [])]);
process.exitCode = server.code || web.code;
