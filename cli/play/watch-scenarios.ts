import { statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SCENARIO_FILE } from './find-scenarios.ts';

/** Editors write a file in several operations, which count as one change. */
const TOGETHER_MS = 100;

/** Calls `onChange` when a scenario in these files and folders is changed, added or removed, until the process ends. */
export function watchScenarios(paths: readonly string[], onChange: (file: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteChange = (file: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(file), TOGETHER_MS);
  };
  for (const path of paths) {
    const isFolder = statSync(path).isDirectory();
    // Many editors replace the file, which ends a watch on the file itself.
    const folder = isFolder ? path : dirname(path);
    watch(folder, { recursive: isFolder }, (_event, name) => {
      if (name === null || (isFolder ? !SCENARIO_FILE.test(name) : name !== basename(path))) return;
      noteChange(join(folder, name));
    });
  }
}
