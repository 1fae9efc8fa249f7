/**
 * `npm run cli`: starts the commands, or prints in one sentence why they cannot start. Runs on Node 20 with nothing installed, and
 * so does `doctor`, which finds what is missing.
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { run } from '../scripts/run.mjs';

const CANNOT_START_EXIT_CODE = 1;
const COMMANDS = new URL('./main.ts', import.meta.url);
const OWN_PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));
/** The newer Node of the npm packages, which npm puts first on the path. */
const OWN_NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));

// Compiling TypeScript again at every start would take most of the time that a command takes. The cache must be on before
// any of their modules is loaded.
module.enableCompileCache?.();

/** @returns {Promise<string | null>} why the commands cannot start; null when they ran */
async function runCommands() {
  if (!existsSync(OWN_PACKAGES)) return 'Nothing is installed yet.';
  if (!process.features.typescript) {
    if (existsSync(OWN_NODE)) return runWithOwnNode();
    return `Node ${process.versions.node} cannot run TypeScript, and the newer Node of the npm packages is missing.`;
  }
  try {
    await import(COMMANDS.href);
    return null;
  } catch (error) {
    const name = missingPackage(error);
    if (name === null) throw error;
    return `The package ${name} is missing.`;
  }
}

/** Runs the same command again: `node cli/start.mjs` may have been typed with an older Node. */
async function runWithOwnNode() {
  const { code } = await run(OWN_NODE, process.argv.slice(1), { cwd: process.cwd() });
  process.exitCode = code;
  return null;
}

/** @param {unknown} error */
function missingPackage(error) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return null;
  return /Cannot find package '([^']+)'/.exec(error.message)?.[1]?.replace(/^.*node_modules\//, '') ?? null;
}

const reason = await runCommands();
if (reason !== null) {
  const [command, ...options] = process.argv.slice(2);
  if (command === 'doctor') {
    const { runDoctor } = await import('../scripts/doctor/main.mjs');
    await runDoctor({ json: options.includes('--json') });
  } else {
    console.error(
      `${reason} Install the packages first:\n\n  npm ci\n\n"npm run cli -- doctor" says what else is missing.`,
    );
    process.exitCode = CANNOT_START_EXIT_CODE;
  }
}
