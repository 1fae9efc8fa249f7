import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { reasonOf } from '../file-problem.ts';
import type { Prompter } from './prompter.ts';
import { shellWord } from './shell-word.ts';
import type { LostAction, Unplayed } from './walk-deps.ts';

/** What is asked and said about the file. */
type FileTexts = TerminalTexts['walk']['file'];

const textsIn = (language: Language): FileTexts => terminalTexts[language].walk.file;

const SUGGESTED_FILE = 'my-path.yaml';
const SCHEMA = resolve('fixtures/scenarios/scenario.schema.json');

/** A name as it was given, with the ending by which `play` finds files in a folder. */
const withEnding = (name: string): string => (extname(name) === '' ? `${name}.yaml` : name);

/** Whether a name is that of the file that the walk continues. */
const isSame = (file: string, from: string | null): boolean => from !== null && resolve(file) === resolve(from);

/** Makes the text of a scenario with this name; null for that of the file that the walk continues. */
type TextOf = (name: string | null) => string;

/**
 * The text of the file, with the path of the scenario schema for editors. The scenario's name is made from that of the file, so that it
 * is unique. The file that the walk continues keeps its own.
 */
function fileText(file: string, from: string | null, textOf: TextOf): string {
  if (isSame(file, from)) return textOf(null);
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

/** What the file that the walk continues would lose. */
function losses({ language, unplayed, lost, lostActions }: Asking): readonly string[] {
  const texts = textsIn(language);
  const values = { count: lost.length, lines: lost.join(', ') };
  return [
    ...lostActions.map((action) => fillIn(texts.lostAction, { ...action })),
    ...(lost.length === 0 ? [] : [fillIn(lost.length === 1 ? texts.lostExpectation : texts.lostExpectations, values)]),
    ...(unplayed === null || unplayed.count === 0 ? [] : [fillIn(texts.lost, { ...unplayed })]),
  ];
}

async function mayWrite(file: string, asking: Asking): Promise<boolean> {
  if (!existsSync(file)) return true;
  const { prompter, language, from } = asking;
  const texts = textsIn(language);
  const choices = [
    { name: texts.other, value: 'other' },
    { name: texts.overwrite, value: 'overwrite' },
  ];
  const lost = isSame(file, from) ? losses(asking) : [];
  const message = [fillIn(texts.exists, { file }), ...lost].join(' ');
  const chosen = await prompter.choose(message, choices);
  if (chosen === null) prompter.say(`  ${fillIn(texts.stays, { file })}`);
  return chosen === 'overwrite';
}

/** How a file is asked for, and the file that the walk continues, with what was not played of it. */
interface Asking {
  readonly prompter: Prompter;
  readonly language: Language;
  readonly from: string | null;
  readonly unplayed: Unplayed | null;
  /** The lines of its failed expectations that the path has nothing in place of. */
  readonly lost: readonly number[];
  /** Its failed actions that the path has nothing in place of. */
  readonly lostActions: readonly LostAction[];
}

const FIRST_COPY = 2;

/** The first name for a copy of a file that is free: `name-2.yaml`. */
function nameOfCopy(file: string): string {
  const ending = extname(file);
  const name = file.slice(0, file.length - ending.length);
  for (let copy = FIRST_COPY; ; copy += 1) {
    const free = `${name}-${copy}${ending}`;
    if (!existsSync(free)) return free;
  }
}

/** The file that the walk continues, unless it would lose what was not played of it. */
function suggestedFile({ from, unplayed, lost, lostActions }: Asking): string {
  if (from === null) return SUGGESTED_FILE;
  return unplayed === null && lost.length === 0 && lostActions.length === 0 ? from : nameOfCopy(from);
}

/** Finds a file that does not exist yet, or may be overwritten, and asks for another name until `use` takes it; null if the person gave up. */
async function askFile(given: string | undefined, asking: Asking, use: (file: string) => string | null) {
  const { prompter, language } = asking;
  const texts = textsIn(language);
  const suggested = suggestedFile(asking);
  let name = given ?? (await prompter.type(texts.name, suggested));
  while (name !== null && name !== '') {
    const file = withEnding(name);
    if (await mayWrite(file, asking)) {
      const code = use(file);
      if (code === null) return file;
      prompter.say(fillIn(texts.unwritable, { file, reason: reasonOf({ code }, language) }));
    }
    name = await prompter.type(texts.name, suggested);
  }
  return null;
}

/** The file of a walk: written after every action, so that nothing is lost if the walk ends early. */
export interface PathFile {
  readonly keep: (textOf: TextOf) => void;
  /**
   * Tells what was not played of the scenario that the walk continues, null for nothing. Its file then stays as it is, unless that is
   * chosen again.
   */
  readonly setUnplayed: (unplayed: Unplayed | null) => void;
  /** Tells what failed of it and has nothing in its place: the lines of expectations, and actions. */
  readonly setLost: (lost: readonly number[], actions: readonly LostAction[]) => void;
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
async function reserveGiven(given: string, asking: Asking): Promise<Reserved | null> {
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
  language: Language,
  from: string | null = null,
): Promise<PathFile | null> {
  const texts = textsIn(language);
  let asking: Asking = { prompter, language, from, unplayed: null, lost: [], lostActions: [] };
  const reserved = given === undefined ? reserveTemporary() : await reserveGiven(given, asking);
  if (reserved === null) {
    prompter.say(`  ${texts.notBegun}`);
    return null;
  }
  let own = reserved;
  let last: TextOf | null = null;
  let saved = given === undefined ? null : own.file;
  return {
    keep: (textOf) => {
      last = textOf;
      writeFileSync(own.file, fileText(own.file, from, textOf));
    },
    setUnplayed: (unplayed) => {
      asking = { ...asking, unplayed };
      if (unplayed !== null && isSame(own.file, from)) [own, saved] = [reserveTemporary(), null];
    },
    setLost: (lost, lostActions) => void (asking = { ...asking, lost, lostActions }),
    save: async () => {
      const text = last;
      if (saved !== null || text === null) return true;
      saved = await askFile(undefined, asking, (file) =>
        errorCodeOf(() => writeFileSync(file, fileText(file, from, text))),
      );
      if (saved === null) prompter.say(`  ${texts.notSaved}`);
      else own.discard();
      return saved !== null;
    },
    end: () => {
      if (last === null) {
        own.discard();
        return prompter.say(texts.none);
      }
      const file = saved ?? own.file;
      prompter.say(`${fillIn(texts.saved, { file })}\n\n  npm run cli -- play ${shellWord(file)}`);
    },
  };
}
