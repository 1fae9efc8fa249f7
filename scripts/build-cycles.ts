import type { Manifest } from './build-weight.ts';

/**
 * Finds chunks that statically import each other in a cycle; empty if there are none. Which chunk of a cycle runs first depends on the
 * route, and a chunk that runs before its imports breaks the screen.
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
