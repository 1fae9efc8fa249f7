import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { reasonOf } from '../file-problem.ts';
import type { Prompter } from './prompter.ts';
import { shellWord } from './shell-word.ts';
import { WALK_WORDS } from './walk-words.ts';

const WORDS = WALK_WORDS.file;
const SUGGESTED_FILE = 'my-path.yaml';
const SCHEMA = resolve('fixtures/scenarios/scenario.schema.json');

/** A name as it was given, with the ending by which `play` finds files in a folder. */
const withEnding = (name: string): string => (extname(name) === '' ? `${name}.yaml` : name);

/** Makes the text of a scenario with this name; null for that of the file that the walk continues. */
type TextOf = (name: string | null) => string;

/**
 * The text of the file, with the path of the scenario schema for editors. The scenario's name is made from that of the file, so that it
 * is unique. The file that the walk continues keeps its own.
 */
function fileText(file: string, from: string | null, textOf: TextOf): string {
  if (from !== null && resolve(file) === resolve(from)) return textOf(null);
  const path = relative(dirname(resolve(file)), SCHEMA).replaceAll(sep, '/');
  return `# yaml-language-server: $schema=${path}\n${textOf(`Walked by hand: ${basename(file).replace(/\.ya?ml$/, '')}`)}`;
}

/** The system's error code when a file cannot be written; null on success. */
function errorCodeOf(write: () => void): string | null {
  try {
    write();
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

async function mayWrite(file: string, prompter: Prompter): Promise<boolean> {
  if (!existsSync(file)) return true;
  const chosen = await prompter.choose(fillIn(WORDS.exists, { file }), [
    { name: WORDS.other, value: 'other' },
    { name: WORDS.overwrite, value: 'overwrite' },
  ]);
  if (chosen === null) prompter.say(`  ${fillIn(WORDS.stays, { file })}`);
  return chosen === 'overwrite';
}

/** Finds a file that does not exist yet, or may be overwritten, and asks for another name until `use` takes it; null if the person gave up. */
async function askFile(
  given: string | undefined,
  { prompter, suggested }: { readonly prompter: Prompter; readonly suggested: string },
  use: (file: string) => string | null,
): Promise<string | null> {
  let name = given ?? (await prompter.type(WORDS.name, suggested));
  while (name !== null && name !== '') {
    const file = withEnding(name);
    if (await mayWrite(file, prompter)) {
      const code = use(file);
      if (code === null) return file;
      prompter.say(fillIn(WORDS.unwritable, { file, reason: reasonOf({ code }) }));
    }
    name = await prompter.type(WORDS.name, suggested);
  }
  return null;
}

/** How a file is corrected. */
export const correctText = (file: string): string => fillIn(WORDS.correct, { word: shellWord(file) });

/** The file of a walk: written after every action, so that nothing is lost if the walk ends early. */
export interface PathFile {
  readonly keep: (textOf: TextOf) => void;
  /** Asks for a name, if none was given and something was walked. Returns false if the person went back. */
  readonly save: () => Promise<boolean>;
  /** Prints where the path is; without a path, removes the file that was made for it. */
  readonly end: () => void;
}

/** A file that a path may be written to. */
interface Reserved {
  readonly file: string;
  /** Removes what was made for it, if no path was written. */
  readonly discard: () => void;
}

/** Reserves the file that was given: a new one is made at once, one that exists stays as it is until there is a path. */
async function reserveGiven(given: string, asking: Parameters<typeof askFile>[1]): Promise<Reserved | null> {
  let isNew = false;
  const file = await askFile(given, asking, (found) => {
    isNew = !existsSync(found);
    return errorCodeOf(() => (isNew ? writeFileSync(found, '', { flag: 'wx' }) : closeSync(openSync(found, 'r+'))));
  });
  return file === null ? null : { file, discard: () => (isNew ? rmSync(file) : undefined) };
}

function reserveTemporary(): Reserved {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-walk-'));
  return { file: join(folder, SUGGESTED_FILE), discard: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Opens the file of a walk: the one that was given, or one in the folder for temporary files. `from` is the scenario that the
 * walk continues; its file is written only if the person chooses that. Null if the person gave up.
 */
export async function openPathFile(
  given: string | undefined,
  prompter: Prompter,
  from: string | null = null,
): Promise<PathFile | null> {
  const asking = { prompter, suggested: from ?? SUGGESTED_FILE };
  const own = given === undefined ? reserveTemporary() : await reserveGiven(given, asking);
  if (own === null) {
    prompter.say(`  ${WORDS.notBegun}`);
    return null;
  }
  let last: TextOf | null = null;
  let saved = given === undefined ? null : own.file;
  return {
    keep: (textOf) => {
      last = textOf;
      writeFileSync(own.file, fileText(own.file, from, textOf));
    },
    save: async () => {
      const text = last;
      if (saved !== null || text === null) return true;
      saved = await askFile(undefined, asking, (file) =>
        errorCodeOf(() => writeFileSync(file, fileText(file, from, text))),
      );
      if (saved === null) prompter.say(`  ${WORDS.notSaved}`);
      else own.discard();
      return saved !== null;
    },
    end: () => {
      if (last === null) {
        own.discard();
        return prompter.say(WORDS.none);
      }
      const file = saved ?? own.file;
      prompter.say(`${fillIn(WORDS.saved, { file, word: shellWord(file) })}\n\n${correctText(file)}`);
    },
  };
}
