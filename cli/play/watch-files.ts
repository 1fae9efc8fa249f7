import { readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

/**
 * Calls `onChange` when one of these files, or a file of these folders whose path is like `wanted`, is changed, added or removed, until
 * the process ends.
 */
export function watchFiles(paths: readonly string[], wanted: RegExp, onChange: (file: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteChange = (file: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(file), TOGETHER_MS);
  };
  for (const path of paths) {
    if (isFolder(path)) {
      watchTree(path, (changed) => {
        if (wanted.test(changed)) noteChange(changed);
      });
    } else {
      // Many editors replace the file, which ends a watch on the file itself.
      watchFolder(dirname(path), (changed) => {
        if (basename(changed) === basename(path)) noteChange(changed);
      });
    }
  }
}
