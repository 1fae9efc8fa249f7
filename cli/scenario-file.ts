import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { readScenario, type Path, type Problem } from '../scenarios/read-scenario.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { inOneLine } from '../scenarios/shown-words.ts';
import { err, ok, type Result } from '../core/domain/result.ts';

/** A line and a column, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong in a scenario file, and where. */
export interface FileProblem extends Place {
  readonly message: string;
}

/** A scenario with the lines of its parts. */
export interface ScenarioFile {
  readonly scenario: Scenario;
  /** The start of its clock (null: the real time) and its actions, as they are written. */
  readonly written: { readonly now: string | null; readonly actions: readonly unknown[] };
  /** The line of an action, by its index in `do`. */
  readonly lineOf: (action: number) => number;
  /** Where a part of an action is, by its index in `do` and the path in it; the nearest part of which the file has. */
  readonly placeOf: (action: number, path: Path) => Place;
  /** Where a part of the whole file is; the nearest part of which the file has. */
  readonly placeIn: (path: Path) => Place;
  /** Where its name is. */
  readonly namePlace: Place;
}

const isText = (value: unknown, text: string): boolean => inOneLine(String(value)) === text;

/**
 * The offset of the part at a path (for an entry of a mapping, of its key), or of the nearest part that exists. A text of a list may
 * stand for its index.
 */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    if (isSeq(node)) {
      node =
        typeof part === 'number'
          ? node.items[part]
          : node.items.find((item) => isScalar(item) && isText(item.value, part));
      offset = startOf(node) ?? offset;
    } else if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      offset = startOf(pair?.key) ?? offset;
      node = pair?.value;
    }
  }
  return path.length === 0 ? (startOf(node) ?? 0) : offset;
}

function startOf(node: unknown): number | undefined {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined;
}

/** Rejects aliases, so that each value is written at its own path and errors can name its line. */
function aliasesOf(document: Document): readonly number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_key, node) => void offsets.push(node.range?.[0] ?? 0) });
  return offsets;
}

/** A number that is not written as numbers are, such as 02139 or 1e3, was meant as text. */
function keepOddNumbersAsText(document: Document): void {
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'number' && node.source !== String(node.value)) node.value = node.source;
    },
  });
}

/** A parsed text: its content, and where its parts are. */
interface ReadYaml {
  readonly content: Content;
  readonly placeOf: (path: Path) => Place;
}

/** What a scenario file has, if it is one. */
type Content = { readonly now?: string; readonly do: readonly unknown[] };

const EMPTY =
  'The file is empty. A scenario has a name, such as "name: My path", and actions under "do", such as "do: [next]".';

/** Reads YAML 1.2, where yes, no and 10:00 are words. */
function readYaml(text: string): Result<ReadYaml, readonly FileProblem[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const broken = [...document.errors, ...document.warnings];
  const [first] = broken.toSorted((one, other) => one.pos[0] - other.pos[0]);
  // The later ones mostly follow from it.
  if (first !== undefined) return err([{ ...placeAt(first.pos[0]), message: `This is no YAML: ${first.message}` }]);
  const aliases = aliasesOf(document);
  if (aliases.length > 0) {
    return err(aliases.map((offset) => ({ ...placeAt(offset), message: 'A scenario takes no aliases (*name).' })));
  }
  if (document.contents === null) return err([{ line: 1, column: 1, message: EMPTY }]);
  keepOddNumbersAsText(document);
  return ok({ content: document.toJS() as Content, placeOf: (path) => placeAt(offsetOf(document, path)) });
}

/** A scenario with its places in the file. */
function scenarioFile(scenario: Scenario, { content, placeOf }: ReadYaml): ScenarioFile {
  return {
    scenario,
    written: { now: content.now ?? null, actions: content.do },
    lineOf: (action) => placeOf(['do', action]).line,
    placeOf: (action, path) => placeOf(['do', action, ...path]),
    placeIn: placeOf,
    namePlace: placeOf(['name']),
  };
}

/** Problems by their places in the file, in its order. */
function placedProblems(problems: readonly Problem[], { placeOf }: ReadYaml): readonly FileProblem[] {
  return problems
    .map(({ path, message }) => ({ ...placeOf(path), message }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

/** Reads the text of a scenario file. */
export function parseScenario(text: string): Result<ScenarioFile, readonly FileProblem[]> {
  const yaml = readYaml(text);
  if (!yaml.ok) return yaml;
  const read = readScenario(yaml.value.content);
  return read.ok ? ok(scenarioFile(read.value, yaml.value)) : err(placedProblems(read.error, yaml.value));
}
