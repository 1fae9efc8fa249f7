/** Runs other programs. Works on Node 20 without any packages, like everything that `npm start` and `npm test` begin with. */
import { spawn } from 'node:child_process';
import { delimiter, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing slash. */
export const REPOSITORY = resolve(fileURLToPath(import.meta.url), '../..') + sep;

/** Signals that ask a program to stop. */
export const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Whether this is a CI system, where every test must run. */
export const isOnCi = () => !['', 'false', undefined].includes(process.env.CI);

/**
 * @typedef {object} RunOptions
 * @property {boolean} [capture] return the program's output instead of printing it
 * @property {Record<string, string | undefined>} [env] added to this process's environment
 * @property {string} [cwd] the folder to run in; without it the repository
 */

/**
 * Runs a program until it exits, with the repository's own tools first on PATH, and forwards stop signals. The exit code of a program
 * that was ended by a signal is 128 plus the signal's number, as in shells.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, printed: string }>} `output` is all that the program wrote, `printed` only its standard output
 */
export function run(command, args, { capture = false, env = {}, cwd = REPOSITORY } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...withOwnTools(process.env), ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let [output, printed] = ['', ''];
    child.stdout?.on('data', (text) => {
      output += text;
      printed += text;
    });
    child.stderr?.on('data', (text) => (output += text));
    const pass = STOP_SIGNALS.map((signal) => /** @type {const} */ ([signal, () => child.kill(signal)]));
    for (const [signal, listener] of pass) process.on(signal, listener);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      for (const [name, listener] of pass) process.off(name, listener);
      done({ code: code ?? 128 + (SIGNAL_NUMBERS[signal ?? ''] ?? 0), output, printed });
    });
  });
}

/** @type {Record<string, number>} */
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Runs npm: the one that started this process, if any, so that the version stays the same.
 *
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm === undefined ? run('npm', args, options) : run(process.execPath, [npm, ...args], options);
}

/**
 * @param {string} name a script of package.json
 * @param {RunOptions} [options]
 */
export function runNpmScript(name, options) {
  return runNpm(['run', '--silent', name], options);
}

/** @param {NodeJS.ProcessEnv} env */
function withOwnTools(env) {
  return { ...env, PATH: [resolve(REPOSITORY, 'node_modules/.bin'), env.PATH].join(delimiter) };
}
