import { readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SCENARIO_FILE } from './find-scenarios.ts';

/** Editors write a file in several operations, which count as one change. */
const TOGETHER_MS = 100;

/** Calls `onEvent` with the path of what changed in a folder, not in the folders below it. */
function watchFolder(folder: string, onEvent: (path: string) => void): void {
  watch(folder, (_event, name) => {
    if (name !== null) onEvent(join(folder, name));
  });
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Watches a folder and those below it, also those that are added later. Each is watched by itself: a recursive watch follows the files
 * themselves on Linux, and misses those that an editor replaces.
 */
function watchTree(root: string, onEvent: (path: string) => void): void {
  const watched = new Set<string>();
  const add = (folder: string): readonly string[] => {
    watched.add(folder);
    watchFolder(folder, (path) => {
      if (!isFolder(path)) watched.delete(path);
      // A folder may be added together with its files.
      else if (!watched.has(path)) add(path).forEach(onEvent);
      onEvent(path);
    });
    const inside = readdirSync(folder).map((name) => join(folder, name));
    return inside.flatMap((path) => (isFolder(path) ? add(path) : [path]));
  };
  add(root);
}

/** Calls `onChange` when a scenario in these files and folders is changed, added or removed, until the process ends. */
export function watchScenarios(paths: readonly string[], onChange: (file: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteChange = (file: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(file), TOGETHER_MS);
  };
  for (const path of paths) {
    if (isFolder(path)) {
      watchTree(path, (changed) => {
        if (SCENARIO_FILE.test(changed)) noteChange(changed);
      });
    } else {
      // Many editors replace the file, which ends a watch on the file itself.
      watchFolder(dirname(path), (changed) => {
        if (basename(changed) === basename(path)) noteChange(changed);
      });
    }
  }
}
