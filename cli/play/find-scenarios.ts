import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CODE_MARK } from '../../core/diagnostics/details-code.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { isFileError, reasonOf } from '../file-problem.ts';
import { markedLine } from '../marked-line.ts';
import { parseScenario, type FileProblem, type Place, type ScenarioFile } from '../scenario-file.ts';

/** A scenario file that was found and parsed. */
export interface FoundScenario extends ScenarioFile {
  readonly file: string;
  /** The text of a line of the file (from 1). */
  readonly lineText: (line: number) => string;
}

/** Why a file or folder cannot be played, and where; without a place if it could not be read. */
interface FoundProblem {
  readonly file: string;
  readonly message: string;
  readonly place?: Place & { readonly lineText: string };
}

/** A problem as it is printed: where, what, and the line with a caret. */
export function problemText({ file, message, place }: FoundProblem): string {
  if (place === undefined) return `${file}: ${message}\n`;
  return `${file}:${place.line}:${place.column}: ${message}\n${markedLine(place)}`;
}

/** The files with problems in one line, each once with the line of its first problem. Must not be called without any. */
export function problemsLine(problems: readonly FoundProblem[]): string {
  const firsts = problems.filter(({ file }, at) => problems.findIndex((one) => one.file === file) === at);
  const places = firsts.map(({ file, place }) => (place === undefined ? file : `${file}:${place.line}`));
  const count = places.length === 1 ? '1 file' : `${places.length} files`;
  return `${count} cannot be played: ${places.join(', ')}\n`;
}

const isForReplay = (text: string): boolean => text.includes(CODE_MARK);

const opensInReplay = (file: string): string =>
  `These are technical details; npm run cli -- replay ${file} opens them.`;

/** The names of scenario files. */
export const SCENARIO_FILE = /\.ya?ml$/;

function filesUnder(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => SCENARIO_FILE.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** Returns the lines of a text, by their numbers from 1. */
function lineReader(text: string): (line: number) => string {
  const lines = text.split(/\r\n?|\n/);
  return (line) => (lines[line - 1] ?? '').trimEnd();
}

function placed(file: string, { message, ...place }: FileProblem, lineText: (line: number) => string): FoundProblem {
  return { file, message, place: { ...place, lineText: lineText(place.line) } };
}

function readOne(file: string): Result<FoundScenario, readonly FoundProblem[]> {
  const text = readFileSync(file, 'utf8');
  const parsed = parseScenario(text);
  if (!parsed.ok && isForReplay(text)) return err([{ file, message: opensInReplay(file) }]);
  const lineText = lineReader(text);
  if (!parsed.ok) return err(parsed.error.map((problem) => placed(file, problem, lineText)));
  return ok({ file, lineText, ...parsed.value });
}

/** The scenarios whose name another file has: a name identifies a scenario in reports. */
function takenNames(scenarios: readonly FoundScenario[]): readonly FoundProblem[] {
  const firstFiles = new Map<string, string>();
  const problems: FoundProblem[] = [];
  for (const { file, scenario, namePlace, lineText } of scenarios) {
    const first = firstFiles.get(scenario.name);
    if (first === undefined) firstFiles.set(scenario.name, file);
    else if (resolve(first) !== resolve(file)) {
      const place = { ...namePlace, lineText: lineText(namePlace.line) };
      problems.push({ file, message: `${first} has the same name; each name once.`, place });
    }
  }
  return problems;
}

/** Reads one file, if the system lets it. */
function readScenario(file: string): Result<FoundScenario, readonly FoundProblem[]> {
  try {
    return readOne(file);
  } catch (error) {
    if (!isFileError(error)) throw error;
    return err([{ file, message: `It cannot be read: ${reasonOf(error)}.` }]);
  }
}

function readScenariosUnder(path: string): readonly Result<FoundScenario, readonly FoundProblem[]>[] {
  try {
    const files = filesUnder(path);
    if (files.length === 0)
      return [err([{ file: path, message: 'There is no scenario (.yaml, .yml) in this folder.' }])];
    return files.map(readScenario);
  } catch (error) {
    if (!isFileError(error)) throw error;
    return [err([{ file: path, message: `It cannot be read: ${reasonOf(error)}.` }])];
  }
}

/** What was found: the scenarios that can be played, and what is wrong with the others. */
export interface Found {
  readonly scenarios: readonly FoundScenario[];
  readonly problems: readonly FoundProblem[];
}

/** Reads scenario files, and those in folders sorted by name. */
export function readScenarios(paths: readonly string[]): Found {
  const reads = paths.flatMap(readScenariosUnder);
  const scenarios = reads.flatMap((read) => (read.ok ? [read.value] : []));
  const taken = takenNames(scenarios);
  const again = new Set(taken.map(({ file }) => file));
  return {
    scenarios: scenarios.filter(({ file }) => !again.has(file)),
    problems: [...reads.flatMap((read) => (read.ok ? [] : read.error)), ...taken],
  };
}

/** Reads scenario files as `readScenarios` does. Fails with all problems of all files. */
export function findScenarios(paths: readonly string[]): Result<readonly FoundScenario[], readonly FoundProblem[]> {
  const { scenarios, problems } = readScenarios(paths);
  return problems.length > 0 ? err(problems) : ok(scenarios);
}
