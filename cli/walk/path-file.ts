import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Prompter } from './prompter.ts';

/** What is asked and said about the file. */
type FileTexts = TerminalTexts['walk']['file'];

const SUGGESTED_FILE = 'my-path.yaml';
const SCHEMA = resolve('fixtures/scenarios/scenario.schema.json');

/** A name as it was given, with the ending by which `play` finds files in a folder. */
const withEnding = (name: string): string => (extname(name) === '' ? `${name}.yaml` : name);

/** Makes the text of a scenario with this name. */
type TextOf = (name: string) => string;

/** The text of the file, with the path of the scenario schema for editors. Each name once: it is made from that of the file. */
function fileText(file: string, textOf: TextOf): string {
  const path = relative(dirname(resolve(file)), SCHEMA).replaceAll(sep, '/');
  return `# yaml-language-server: $schema=${path}\n${textOf(`Walked by hand: ${basename(file).replace(/\.ya?ml$/, '')}`)}`;
}

/** The system's error code when a file cannot be written; null on success. */
function writeErrorCode(file: string, text: string): string | null {
  try {
    writeFileSync(file, text);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

async function mayWrite(file: string, prompter: Prompter, texts: FileTexts): Promise<boolean> {
  if (!existsSync(file)) return true;
  const choices = [
    { name: texts.other, value: 'other' },
    { name: texts.overwrite, value: 'overwrite' },
  ];
  return (await prompter.choose(fillIn(texts.exists, { file }), choices)) === 'overwrite';
}

/** How the person is asked for a file, and the name that is suggested. */
interface Asking {
  readonly prompter: Prompter;
  readonly texts: FileTexts;
  readonly suggested: string;
}

/** Writes a file that does not exist yet, or may be overwritten, and asks for another name until that succeeds; null if the person gave up. */
async function writeAsked(given: string | undefined, textOf: TextOf, asking: Asking): Promise<string | null> {
  const { prompter, texts, suggested } = asking;
  let name = given ?? (await prompter.type(texts.name, suggested));
  while (name !== null && name !== '') {
    const file = withEnding(name);
    if (await mayWrite(file, prompter, texts)) {
      const code = writeErrorCode(file, fileText(file, textOf));
      if (code === null) return file;
      prompter.say(fillIn(texts.unwritable, { file, code }));
    }
    name = await prompter.type(texts.name, suggested);
  }
  return null;
}

/** The file of a walk: written after every action, so that nothing is lost if the walk ends early. */
export interface PathFile {
  readonly keep: (textOf: TextOf) => void;
  /** Tells where the path is; `isSaved` asks for a name first, if none was given. */
  readonly end: (isSaved: boolean) => Promise<void>;
}

/** The scenario that a walk goes on from: its file, and its text. */
export interface WalkOrigin {
  readonly file: string;
  readonly textOf: TextOf;
}

/**
 * Opens the file of a walk: the one that was given, or one in the folder for temporary files. A walk that goes on from a scenario loses
 * nothing of it, even if it overwrites that. Null if the person gave up.
 */
export async function openPathFile(
  given: string | undefined,
  prompter: Prompter,
  texts: FileTexts,
  origin: WalkOrigin | null = null,
): Promise<PathFile | null> {
  const asking = { prompter, texts, suggested: origin?.file ?? SUGGESTED_FILE };
  const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'clearline-walk-')) : null;
  let last: TextOf | null = folder === null && origin !== null ? origin.textOf : null;
  const own = folder === null ? await writeAsked(given, last ?? (() => ''), asking) : join(folder, SUGGESTED_FILE);
  if (own === null) return null;
  const discard = (): void => rmSync(folder ?? own, { recursive: true, force: true });
  return {
    keep: (textOf) => {
      last = textOf;
      writeFileSync(own, fileText(own, textOf));
    },
    end: async (isSaved) => {
      if (last === null) return discard();
      const saved = folder !== null && isSaved ? await writeAsked(undefined, last, asking) : null;
      if (saved !== null) discard();
      const file = saved ?? own;
      prompter.say(`${fillIn(texts.saved, { file })}\n\n  npm run cli -- play ${file}`);
    },
  };
}
