import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Moves every source map of a built app into an emptied folder, under the same names. Returns how many there are. */
export function moveSourceMaps(webDir: string, mapsDir: string): number {
  rmSync(mapsDir, { recursive: true, force: true });
  const maps = readdirSync(webDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
  for (const map of maps) {
    const target = join(mapsDir, map);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(webDir, map), target);
  }
  return maps.length;
}
