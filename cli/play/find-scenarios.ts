import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { parseScenario, type FileProblem, type ScenarioFile } from '../scenario-file.ts';

/** A scenario file that was found and parsed. */
export interface FoundScenario extends ScenarioFile {
  readonly file: string;
  /** The text of a line of the file (from 1), without its indentation. */
  readonly lineText: (line: number) => string;
}

/** Why a file or folder cannot be played; without a line if it could not be read. */
interface FoundProblem extends Omit<FileProblem, 'line'> {
  readonly file: string;
  readonly line?: number;
}

/** A problem as a line to print. */
export function problemText({ file, line, message }: FoundProblem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}\n`;
}

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

function readOne(file: string): Result<FoundScenario, readonly FoundProblem[]> {
  const text = readFileSync(file, 'utf8');
  const parsed = parseScenario(text);
  if (!parsed.ok) return err(parsed.error.map((problem) => ({ file, ...problem })));
  const lineText = (line: number): string => (text.split(/\r\n?|\n/)[line - 1] ?? '').trim();
  return ok({ file, lineText, ...parsed.value });
}

function readScenariosUnder(path: string): readonly Result<FoundScenario, readonly FoundProblem[]>[] {
  try {
    const files = filesUnder(path);
    if (files.length === 0)
      return [err([{ file: path, message: 'There is no scenario (.yaml, .yml) in this folder.' }])];
    return files.map(readOne);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    const message = code === 'ENOENT' ? 'There is no such file or folder.' : `It cannot be read (${code}).`;
    return [err([{ file: path, message }])];
  }
}

/** Reads scenario files, and those in folders sorted by name. Fails with all problems of all files. */
export function findScenarios(paths: readonly string[]): Result<readonly FoundScenario[], readonly FoundProblem[]> {
  const reads = paths.flatMap(readScenariosUnder);
  const problems = reads.flatMap((read) => (read.ok ? [] : read.error));
  if (problems.length > 0) return err(problems);
  return ok(reads.flatMap((read) => (read.ok ? [read.value] : [])));
}
