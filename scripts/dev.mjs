/**
 * `npm run dev`: the server and the web app's development server side by side, both reloading on a change. The server listens at PORT,
 * and the development server forwards API calls to it (scripts/dev-proxy.ts). With `--offline` there is no server: the page answers
 * its own calls (web/wiring/offline.module.ts).
 */
import { createServer } from 'node:net';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { readCommandLine } from './usage.mjs';

const options = readCommandLine(
  'npm run dev --',
  'Runs the server and a development server for the web app until Ctrl-C.\nBoth reload on a change. Settings: docs/settings.md.',
  { '--offline': 'run only the web app, whose page answers its own calls from memory' },
);

/** With PORT=0 the port is chosen here, because both servers need to know it. */
async function choosePort() {
  const { PORT = '' } = process.env;
  if (PORT !== '0') return PORT;
  const probe = createServer();
  await new Promise((done, fail) => probe.once('error', fail).listen(0, 'localhost', () => done(undefined)));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address !== null ? String(address.port) : PORT;
}

async function runBoth() {
  // Whole folders, because Markdown texts are read and not imported.
  const watched = ['server', 'core', 'adapters'].map((folder) => `--watch-path=${folder}`);
  const env = { PORT: await choosePort(), DEV_PAGES: '1' };
  const [server, web] = await Promise.all([
    run('node', [...watched, 'server/main.ts'], { env }),
    run('vite', [], { env }),
  ]);
  return server.code || web.code;
}

async function runWithoutServer() {
  console.log('There is no server. Log in as ana@mail.example with Kettle-42-blue; every code is 123456.');
  const { code } = await run('vite', ['--mode', 'offline']);
  return code;
}

await ensureInstalled({ withTools: true });
process.exitCode = await (options.has('--offline') ? runWithoutServer() : runBoth());
