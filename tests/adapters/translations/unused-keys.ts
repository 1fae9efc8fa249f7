/** Whole texts in quotes, and texts with `${…}` in them, which may hold quotes of their own but no further template. */
const LITERALS = /'([\w.-]+)'|"([\w.-]+)"|`([^`]+)`/g;
const HOLE = /\$\{[^}]*\}/;
/** A key is looked up without its area, which is the first part of its path. */
const withoutArea = (path: string): string => path.slice(path.indexOf('.') + 1);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of the keys that a template makes; null if it is not a key. */
function patternOf(template: string): RegExp | null {
  const parts = template.split(HOLE);
  if (parts.length < 2 || !parts.every((part) => /^[\w.-]*$/.test(part)) || !parts.some((part) => part.includes('.')))
    return null;
  return new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`);
}

/** A key and its groups: code that uses a group uses all of its texts. The first part of a key is too wide for a group. */
function withGroups(key: string): readonly string[] {
  const parts = key.split('.');
  const groups = parts.map((_part, index) => parts.slice(0, index).join('.')).filter((group) => group.includes('.'));
  return [key, ...groups];
}

/** The paths of texts, area first, that no literal of the sources names, whole, by its group, or by a template. */
export function unusedKeys(paths: readonly string[], sources: readonly string[]): readonly string[] {
  const literals = sources.flatMap((source) => [...source.matchAll(LITERALS)]);
  const whole = new Set(literals.map(([, single, double]) => single ?? double ?? ''));
  const patterns = new Map<string, RegExp>();
  for (const [, , , template = ''] of literals) {
    const pattern = patternOf(template);
    if (pattern !== null) patterns.set(template, pattern);
  }
  const isNamed = (key: string): boolean =>
    whole.has(key) || [...patterns.values()].some((pattern) => pattern.test(key));
  return paths.filter((path) => !withGroups(withoutArea(path)).some(isNamed));
}
