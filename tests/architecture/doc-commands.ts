import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './cruise.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** A command that a page names. */
export interface DocCommand {
  readonly page: string;
  /** As written, without comments. */
  readonly text: string;
}

/** An npm script with the words behind `--`. */
interface ScriptCall {
  readonly script: string;
  readonly words: readonly string[];
}

/** The scripts that print their own help; for the others only the name is checked. */
const WITH_HELP =
  /^(start|test|test:all|dev|build|check|regenerate|cli|reports|people|keys|bench|screens|fuzz|report-kills|drills|mutants|vitest|playwright|test:watch)$/;
const NPM = /^npm (?:--silent )?(?:run )?(?:--silent )?(\S+)(?: -- (.*))?$/;
/** Commands of npm itself that install. */
const INSTALLS = /^npm (?:ci(?: --ignore-scripts)?|rebuild node)$/;
const SETTING = /^(?:[A-Z_]+=\S+ )+/;
/** Stands for a value that the reader chooses. */
const PLACEHOLDER = /(?:^|[\s|])(?:[A-Z]{2,}|ID|N)(?:\.\.\.)?(?:[\s|]|$)|<\w+>|my-path|snapshot\.json/;

/** All lines of the fenced `sh` blocks of a page, and its inline code that begins with a program. */
export function commandsOf(page: string): readonly DocCommand[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block.replaceAll('\\\n', ' '));
  const fenced = blocks.flatMap((block) => block.split('\n').map((line) => line.replace(/\s+# .*$/, '').trim()));
  const inline = [...text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|node|git) [^`]+)`/g)].map(
    ([, command = '']) => command,
  );
  return [...fenced, ...inline]
    .filter((command) => command !== '' && command !== 'npm run')
    .map((command) => ({ page, text: command }));
}

/** Options such as `--watch` that a line names beside a command, as code of their own. */
export function optionsBeside(page: string): readonly DocCommand[] {
  const lines = readFileSync(join(ROOT, page), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const command = /`(npm run [^`]+)`/.exec(line)?.[1];
    const options = [...line.matchAll(/`(--[a-z-]+)/g)].map(([, option = '']) => option);
    if (command === undefined || options.length === 0) return [];
    return [{ page, text: `${command}${command.includes(' -- ') ? '' : ' --'} ${options.join(' ')}` }];
  });
}

export function hasPlaceholder({ text }: DocCommand): boolean {
  return PLACEHOLDER.test(text.replace(SETTING, ''));
}

function callOf({ text }: DocCommand): ScriptCall | null {
  const [, script, rest = ''] = NPM.exec(text.replace(SETTING, '')) ?? [];
  return script === undefined ? null : { script, words: rest.split(/\s+/).filter(Boolean) };
}

interface Finished {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs a command line of a page in the repository, as npm does: with the project's own tools first on PATH. */
export function runInShell(line: string, env: Readonly<Record<string, string>> = {}): Promise<Finished> {
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    execFile(
      'sh',
      ['-c', line],
      { cwd: ROOT, env: { ...process.env, NO_COLOR: '1', PATH: path, ...env } },
      (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr });
      },
    );
  });
}

/** Runs a command of a page without npm, which would take half a second more. */
export function runCommand(command: DocCommand): Promise<Finished> {
  const call = callOf(command);
  if (call === null) return runInShell(command.text);
  return runInShell(`${scripts[call.script] ?? 'false'} ${call.words.join(' ')}`);
}

const helps = new Map<string, Promise<Finished>>();

/** The help of a script or of its subcommand; each is printed once. */
export function helpOf(script: string, words: readonly string[] = []): Promise<Finished> {
  const line = [scripts[script] ?? 'false', ...words, '--help'].join(' ');
  const help = helps.get(line) ?? runInShell(line);
  helps.set(line, help);
  return help;
}

/** The words that name a subcommand, as far as the helps know them. */
async function subcommandOf({ script, words }: ScriptCall): Promise<readonly string[]> {
  const found: string[] = [];
  for (const word of words) {
    if (!['cli', 'reports', 'people', 'keys', 'bench', 'drills'].includes(script) || word.startsWith('-')) break;
    const { output } = await helpOf(script, found);
    if (!new RegExp(`^ {2}${word}(?:\\||\\s)`, 'm').test(output)) break;
    found.push(word);
  }
  return found;
}

async function findCallProblem(call: ScriptCall): Promise<string | null> {
  if (!Object.hasOwn(scripts, call.script)) return `package.json has no script ${call.script}`;
  if (!WITH_HELP.test(call.script)) return call.words.length === 0 ? null : `${call.script} takes no arguments`;
  const subcommand = await subcommandOf(call);
  const rest = call.words.slice(subcommand.length);
  if (call.script === 'cli' && subcommand.length === 0 && rest[0] !== undefined && !rest[0].startsWith('-'))
    return `there is no command ${rest[0]}`;
  const { exitCode, output } = await helpOf(call.script, subcommand);
  if (exitCode !== 0) return `its help exits with ${String(exitCode)}`;
  const unknown = rest.filter(
    (word) => /^--?[a-z]/.test(word) && !new RegExp(`(?:^|[\\s,])${word}(?![\\w-])`, 'm').test(output),
  );
  if (unknown.length > 0) return `its help does not list ${unknown.join(', ')}`;
  // New files are written by the reader.
  const absent = rest.filter(
    (word) =>
      /^(?:fixtures|tests|core)(?:\/|$)/.test(word) &&
      !word.endsWith('first-change.yaml') &&
      !existsSync(join(ROOT, word)),
  );
  return absent.length > 0 ? `${absent.join(', ')} does not exist` : null;
}

/** What is wrong with a command by the help of what it calls; null if nothing is. Nothing but that help is run. */
export async function findProblem(command: DocCommand): Promise<string | null> {
  if (INSTALLS.test(command.text)) return null;
  const call = callOf(command);
  if (call === null) return 'it is not an npm script';
  const problem = await findCallProblem(call);
  return problem === null ? null : `${command.page}: ${command.text}: ${problem}`;
}

/** The first fenced block of a language on a page. */
export function blockOf(page: string, language: string, at = 0): string {
  const blocks = [
    ...readFileSync(join(ROOT, page), 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm')),
  ];
  return blocks[at]?.[1] ?? '';
}
