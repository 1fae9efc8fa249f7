import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../fixtures/scenarios/', import.meta.url));

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
