import { isMapping, valueAt, type Mapping } from '../scenarios/mapping.ts';
import { readScenario, type Path, type Problem } from '../scenarios/read-scenario.ts';

/** The mappings in which a value ends, from the outer ones to the inner ones, by their paths: itself, and its last entries. */
function endsOf(value: unknown, path: Path): readonly Path[] {
  if (Array.isArray(value)) return endsOf(value.at(-1), [...path, value.length - 1]);
  if (value === null) return [path];
  if (!isMapping(value)) return [];
  const last = Object.keys(value).at(-1);
  return [path, ...(last === undefined ? [] : endsOf(value[last], [...path, last]))];
}

const isWithin = (path: Path, outer: Path): boolean => outer.every((key, index) => path[index] === key);

/** A content with another value at a path. */
function replacedAt(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(content)) return content.with(Number(key), replacedAt(content[Number(key)], rest, value));
  return { ...(content as Mapping), [key]: replacedAt((content as Mapping)[key], rest, value) };
}

/** The content with a key, and those behind it, moved into another mapping. */
function moved(content: unknown, from: Path, key: string, to: Path): unknown {
  const mapping = valueAt(content, from) as Mapping;
  const entries = Object.entries(mapping);
  const first = Object.keys(mapping).indexOf(key);
  const target = (valueAt(content, to) ?? {}) as Mapping;
  const grown = { ...target, ...Object.fromEntries(entries.slice(first)) };
  const shrunk = replacedAt(Object.fromEntries(entries.slice(0, first)), to.slice(from.length), grown);
  return replacedAt(content, from, shrunk);
}

/** Whether nothing is wrong in a part of a content. */
function isRight(content: unknown, part: Path): boolean {
  const read = readScenario(content);
  return read.ok || read.error.every(({ path }) => !isWithin(path, part));
}

/** The mapping that an unknown key belongs to, if it only has too few spaces before it; null if there is none. */
function meantParent({ path }: Problem, content: unknown): Path | null {
  const [key, from] = [path.at(-1), path.slice(0, -1)];
  const mapping = valueAt(content, from);
  if (typeof key !== 'string' || !isMapping(mapping) || !Object.hasOwn(mapping, key)) return null;
  const keys = Object.keys(mapping);
  const before = keys[keys.indexOf(key) - 1];
  if (before === undefined) return null;
  const isFree = (parent: Path): boolean => !Object.hasOwn((valueAt(content, parent) as Mapping | null) ?? {}, key);
  const parents = endsOf(mapping[before], [...from, before]).filter(
    (parent) => typeof parent.at(-1) === 'string' && isFree(parent),
  );
  return parents.find((parent) => isRight(moved(content, from, key, parent), parent)) ?? null;
}

/** The problems, with a key that only has too few spaces before it said as that; then its empty parent is no problem. */
export function withMisplacedKeys(problems: readonly Problem[], content: unknown): readonly Problem[] {
  const found = problems.map((problem) => ({ problem, parent: meantParent(problem, content) }));
  return found.flatMap(({ problem, parent }) => {
    if (parent !== null) {
      const [key, name] = [String(problem.path.at(-1)), String(parent.at(-1))];
      const message = `"${key}" is part of "${name}", so it needs more spaces before it than "${name}" has.`;
      return [{ ...problem, message }];
    }
    const isEmptied = found.some((one) => one.parent !== null && one.parent.join() === problem.path.join());
    return isEmptied ? [] : [problem];
  });
}
