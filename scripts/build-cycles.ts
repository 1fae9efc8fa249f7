import type { Manifest } from './build-weight.ts';

/**
 * Chunks that bring each other by static imports, in a circle; empty where there are none. Which chunk of a circle runs first is a
 * matter of which is asked for first, and the one that runs before what it uses breaks the screen.
 */
export function findCycle(manifest: Manifest): readonly string[] {
  const done = new Set<string>();

  function follow(source: string, path: readonly string[]): readonly string[] {
    if (path.includes(source)) return path.slice(path.indexOf(source));
    if (done.has(source)) return [];
    for (const imported of manifest[source]?.imports ?? []) {
      const found = follow(imported, [...path, source]);
      if (found.length > 0) return found;
    }
    done.add(source);
    return [];
  }

  for (const source of Object.keys(manifest)) {
    const found = follow(source, []);
    if (found.length > 0) return found;
  }
  return [];
}
