import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { closestWord } from '../../scenarios/closest-word.ts';
import { REPOSITORY } from '../../scripts/run.mjs';

/** The scenarios of this repository. */
const SCENARIOS = join(REPOSITORY, 'fixtures/scenarios');

const nameOf = (path: string): string => basename(path, extname(path));

/** The paths in a folder that have a wanted name; none if it cannot be read. */
function pathsIn(folder: string, isWanted: (name: string) => boolean, recursive = false): readonly string[] {
  try {
    return readdirSync(folder, { recursive, encoding: 'utf8' })
      .filter((name) => isWanted(name) || extname(name) === '')
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The scenario or folder that was probably meant: beside the typed path, or one of this repository; null if none is near. */
export function closestFile(typed: string, isScenario: (name: string) => boolean): string | null {
  const own = pathsIn(SCENARIOS, isScenario, true).map((path) => relative(process.cwd(), path));
  for (const paths of [pathsIn(dirname(typed), isScenario), own]) {
    const meant = closestWord(nameOf(typed), paths.map(nameOf));
    const found = paths.find((path) => nameOf(path) === meant);
    if (found !== undefined) return found;
  }
  return null;
}
