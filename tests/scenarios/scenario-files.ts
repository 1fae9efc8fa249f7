import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../fixtures/scenarios/');

export interface ScenarioPath {
  /** The path below fixtures/scenarios. */
  readonly name: string;
  readonly path: string;
  readonly index: number;
}

/** Every scenario file of the project. */
export function allScenarios(): readonly ScenarioPath[] {
  return globSync(`${FOLDER}**/*.yaml`)
    .toSorted()
    .map((path, index) => ({ name: relative(FOLDER, path), path, index }));
}
