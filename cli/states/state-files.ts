import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { checkStateFiles, makeStateFiles, type StateFiles } from './check-states.ts';

const PROBLEMS_EXIT_CODE = 1;

export interface StatesOptions {
  readonly write?: true;
  readonly check?: true;
  readonly folder: string;
}

/** Reads every file of a folder of states; none where there is no folder. */
export function readStateFiles(folder: string): StateFiles {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const pathOf = (file: string): string => file.slice(join(folder, sep).length).replaceAll(sep, '/');
  return new Map(names.map((file) => [pathOf(file), readFileSync(file, 'utf8')]));
}

function writeStates(files: StateFiles, folder: string): void {
  for (const path of readStateFiles(folder).keys()) if (!files.has(path)) rmSync(join(folder, path));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.stdout.write(`${files.size} states written to ${folder}\n`);
}

async function check(folder: string): Promise<void> {
  const files = readStateFiles(folder);
  const problems = await checkStateFiles(files);
  process.stdout.write(problems.map(({ path, message }) => `${join(folder, path)}: ${message}\n`).join(''));
  if (problems.length > 0) {
    process.stdout.write('Make them anew with: npm run cli -- states --write\n');
    process.exitCode = PROBLEMS_EXIT_CODE;
    return;
  }
  process.stdout.write(`${files.size} states, each reachable and gone on from\n`);
}

/** Writes, checks or lists the states. */
export async function runStates({ write, check: isChecked, folder }: StatesOptions): Promise<void> {
  if (isChecked) return check(folder);
  const files = await makeStateFiles();
  if (write) writeStates(files, folder);
  else process.stdout.write([...files.keys()].map((path) => `${path}\n`).join(''));
}
