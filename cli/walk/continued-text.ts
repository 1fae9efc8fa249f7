import { diffArrays } from 'diff';
import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml';
import { actionName } from './path-entries.ts';
import type { WalkedPath } from './walk-deps.ts';
import { AS_SCENARIO, foldWords, writtenYaml } from './written-yaml.ts';

/** The file that a walk continues: its text, and the entries of its `do`. */
export interface ContinuedFile {
  readonly text: string;
  readonly actions: WalkedPath;
}

/** The line that tells editors the schema; its path belongs to one folder. */
const SCHEMA_LINE = /^# yaml-language-server:.*\r?\n/m;

/** For each entry of a path the index of the same one in a file, or null if the file does not have it. */
function sameEntries(file: WalkedPath, path: WalkedPath): readonly (number | null)[] {
  const [before, after] = [file, path].map((entries) => entries.map((entry) => JSON.stringify(entry)));
  let at = 0;
  return diffArrays(before ?? [], after ?? []).flatMap(({ added, removed, value }) => {
    if (added) return value.map(() => null);
    const first = at;
    at += value.length;
    return removed ? [] : value.map((_entry, index) => first + index);
  });
}

/** The entries between two neighbors that the file and the path have in common, by their indexes: those of the file and those of the path. */
interface Gap {
  readonly lost: readonly number[];
  readonly added: readonly number[];
}

const between = (first: number, end: number): readonly number[] =>
  Array.from({ length: end - first }, (_none, index) => first + index);

/** What differs between a file and a path. `same` has for each entry of the path the index of the same one in the file, or null. */
function gapsOf(file: WalkedPath, path: WalkedPath, same: readonly (number | null)[]): readonly Gap[] {
  const common = same.flatMap((index, at) => (index === null ? [] : [{ index, at }]));
  return [...common, { index: file.length, at: path.length }].map(({ index, at }, place) => {
    const before = common[place - 1] ?? { index: -1, at: -1 };
    return { lost: between(before.index + 1, index), added: between(before.at + 1, at) };
  });
}

/**
 * The new entries of a gap, each with the entry of the file that it is in place of. That is the next one of the same action, or for the
 * first lost entry the first new one.
 */
function pairsIn({ lost, added }: Gap, file: WalkedPath, path: WalkedPath): readonly (readonly [number, number])[] {
  let left = added;
  return lost.flatMap((index, place) => {
    const alike = left.find((at) => actionName(path[at]) === actionName(file[index]));
    const at = alike ?? (place === 0 ? left[0] : undefined);
    if (at === undefined) return [];
    left = left.filter((one) => one > at);
    return [[at, index] as const];
  });
}

/** For each new entry of a path the index of the entry of the file that it is in place of, or null. */
function correctedEntries(
  file: WalkedPath,
  path: WalkedPath,
  same: readonly (number | null)[],
): readonly (number | null)[] {
  const corrected = new Map(gapsOf(file, path, same).flatMap((gap) => pairsIn(gap, file, path)));
  return path.map((_entry, at) => corrected.get(at) ?? null);
}

/** Where the value of a node ends. */
const endOf = (node: unknown): number => (isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[1] ?? 0) : 0);

/** Where a node begins. */
const startOf = (node: unknown): number => (isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? 0) : 0);

/** Where the line of the last character before an offset ends, with its line break. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', Math.max(0, offset - 1));
  return end === -1 ? text.length : end + 1;
}

/**
 * The entries that the file has, as they are written there with the comments before them, and the others in the same indentation, with
 * the comments before those that they are in place of.
 */
function rewritten({ text, actions }: ContinuedFile, { items, range }: YAMLSeq, path: WalkedPath): string {
  const start = range?.[0] ?? 0;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indentation = text.slice(lineStart, start);
  const endAfter = (count: number): number => (count === 0 ? lineStart : endOfLine(text, endOf(items[count - 1])));
  const commentsBefore = (index: number): string =>
    text.slice(endAfter(index), text.lastIndexOf('\n', startOf(items[index])) + 1);
  const same = sameEntries(actions, path);
  const corrected = correctedEntries(actions, path, same);
  const entries = path.map((entry, at) => {
    const [index, before] = [same[at] ?? null, corrected[at] ?? null];
    if (index !== null) return text.slice(endAfter(index), endAfter(index + 1));
    const written = writtenYaml([entry]).replaceAll(/^(?=.)/gm, indentation);
    return before === null ? written : `${commentsBefore(before)}${written}`;
  });
  // The last line of the file may have no line break.
  const ended = entries.map((entry, at) => (at < entries.length - 1 && !entry.endsWith('\n') ? `${entry}\n` : entry));
  return `${text.slice(0, lineStart)}${ended.join('')}${text.slice(endAfter(actions.length))}`;
}

/** The text with another list of actions. A list in brackets is written anew. */
function withActions(file: ContinuedFile, path: WalkedPath): string {
  const document = parseDocument(file.text);
  const list = document.get('do');
  if (isSeq(list) && list.flow !== true) return rewritten(file, list, path);
  document.set('do', document.createNode(path, AS_SCENARIO));
  foldWords(document);
  return document.toString({ lineWidth: 0 });
}

/** The text with another name. */
function withName(text: string, name: string): string {
  const node = parseDocument(text).get('name', true);
  const start = isScalar(node) ? (node.range?.[0] ?? 0) : 0;
  return `${text.slice(0, start)}${stringify(name, AS_SCENARIO).trim()}${text.slice(endOf(node))}`;
}

/**
 * The text of the file that a walk continues, with the walked path: its comments, and the way its entries are written, stay. For another
 * file it takes a name, and loses the schema's path.
 */
export function continuedText(file: ContinuedFile, path: WalkedPath, name: string | null): string {
  const text = withActions(file, path);
  return name === null ? text : withName(text.replace(SCHEMA_LINE, ''), name);
}
