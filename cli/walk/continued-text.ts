import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml';
import type { WalkedPath } from './walk-deps.ts';

/** The file that a walk continues: its text, and the entries of its `do`. */
export interface ContinuedFile {
  readonly text: string;
  readonly actions: WalkedPath;
}

/** A scenario takes no aliases, which the same action done twice would become. */
export const AS_SCENARIO = { lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The line that tells editors the schema; its path belongs to one folder. */
const SCHEMA_LINE = /^# yaml-language-server:.*\r?\n/m;

/** How many entries two lists have in common at their beginnings. */
function commonCount(one: WalkedPath, other: WalkedPath): number {
  const differs = one.findIndex((entry, at) => !isDeepStrictEqual(entry, other[at]));
  return differs === -1 ? Math.min(one.length, other.length) : differs;
}

/** Where the value of a node ends. */
const endOf = (node: unknown): number =>
  isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[1] ?? 0) : 0;

/** Where the line of the last character before an offset ends, with its line break. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', Math.max(0, offset - 1));
  return end === -1 ? text.length : end + 1;
}

/** The entries that differ from those of the file, in the place of what they replace; all others stay as they are written. */
function spliced({ text, actions }: ContinuedFile, { items, range }: YAMLSeq, path: WalkedPath): string {
  const start = range?.[0] ?? 0;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const before = commonCount(actions, path);
  const [left, walked] = [actions.slice(before), path.slice(before)];
  const after = commonCount(left.toReversed(), walked.toReversed());
  const ends = (count: number): number => (count === 0 ? lineStart : endOfLine(text, endOf(items[count - 1])));
  const added = walked.slice(0, walked.length - after);
  const written = added.length === 0 ? '' : stringify(added, AS_SCENARIO);
  const head = text.slice(0, ends(before));
  const isOpen = written !== '' && !head.endsWith('\n');
  return `${head}${isOpen ? '\n' : ''}${written.replace(/^(?=.)/gm, text.slice(lineStart, start))}${text.slice(ends(actions.length - after))}`;
}

/** The text with another list of actions. A list in brackets is written anew. */
function withActions(file: ContinuedFile, path: WalkedPath): string {
  const document = parseDocument(file.text);
  const list = document.get('do');
  if (isSeq(list) && list.flow !== true) return spliced(file, list, path);
  document.set('do', document.createNode(path, AS_SCENARIO));
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
