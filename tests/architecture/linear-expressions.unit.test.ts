import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './cruise.ts';

/** Holds every expression that the server runs over the text of a client, among others. */
const FOLDERS = ['server', 'core'];

interface Expression {
  readonly file: string;
  /** Null for one that is put together while the program runs. */
  readonly pattern: RegExp | null;
}

/** Calls that go on after a match, whatever the flags of the expression say. */
const GOES_ON: ReadonlySet<string> = new Set(['split', 'matchAll', 'replaceAll']);

function patternOf(literal: ts.RegularExpressionLiteral): RegExp {
  const end = literal.text.lastIndexOf('/');
  const flags = new Set(literal.text.slice(end + 1));
  const { parent } = literal;
  if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression)) {
    if (GOES_ON.has(parent.expression.name.text)) flags.add('g');
  }
  return new RegExp(literal.text.slice(1, end), [...flags].join(''));
}

function expressionsIn(file: string): readonly Expression[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, pattern: patternOf(node) });
    if (ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent))
      found.push({ file, pattern: null });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const EXPRESSIONS = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => expressionsIn(`${folder}/${name}`)),
);

/** A text that is made longer by repeating its middle. */
type Shape = readonly [head: string, middle: string, tail: string];

const textOf = ([head, middle, tail]: Shape, size: number): string => head + middle.repeat(size / middle.length) + tail;

const ANY_CLASS = ['a', '1', ' ', '\n', '\u0007'];
const NO_MATCH = '\u0000';

/** Repeats every character, pair of characters and word of an expression, after and before each of them. */
function shapesOf({ source }: RegExp): readonly Shape[] {
  const words = source.match(/[\w </:;-]{2,}/g) ?? [];
  const characters = [...new Set([...source.replaceAll('\\', ''), ...ANY_CLASS])];
  const units = [...characters, ...words];
  const tails = ['', NO_MATCH, ...characters];
  const pairs = characters.flatMap((one) => characters.map((other) => one + other));
  return [
    ...['', ...units].flatMap((head) => units.flatMap((unit) => tails.map((tail): Shape => [head, unit, tail]))),
    ...pairs.flatMap((pair) => ['', NO_MATCH].map((tail): Shape => ['', pair, tail])),
  ];
}

/** Milliseconds to search a text, and with `g` to find every match. */
function millisecondsOf(pattern: RegExp, text: string): number {
  const began = performance.now();
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  return performance.now() - began;
}

const SHORT = 2 * 1024;
/** The largest body of a request. */
const LONG = 16 * 1024;
/** A text costs eight times as much in linear time, 64 times in quadratic time. */
const MOST_GROWTH = 24;
/** In linear time, a long text takes a twentieth of it. */
const LEAST_MS = 1;
/** The shortest time is what counts, as other programs may hold the processor. */
const TRIES = 3;

function costOf(pattern: RegExp, text: string): number {
  const times = Array.from({ length: TRIES }, () => millisecondsOf(pattern, text));
  return Math.max(LEAST_MS, Math.min(...times));
}

/** Without one of these, an expression looks at a bounded number of characters from each place. */
const REPEATS = /[*+]|\{\d+,\}/;

/** A shape of text that takes an expression more than linear time; null if there is none. */
function slowShapeOf(pattern: RegExp): Shape | null {
  if (!REPEATS.test(pattern.source)) return null;
  const isSlow = (shape: Shape): boolean =>
    millisecondsOf(pattern, textOf(shape, SHORT)) >= LEAST_MS / 4 &&
    costOf(pattern, textOf(shape, LONG)) / costOf(pattern, textOf(shape, SHORT)) > MOST_GROWTH;
  return shapesOf(pattern).find(isSlow) ?? null;
}

/** Of a number, and of addresses, for a command of operators. */
const PUT_TOGETHER: ReadonlySet<string> = new Set([
  'core/diagnostics/details-code.ts',
  'server/people/person-files.ts',
]);

/** An expression of exponential time would never end. */
const MOST_MS = 60_000;

describe('expressions over the text of a client', () => {
  it('take linear time on runs of their own characters', () => {
    const slow = EXPRESSIONS.flatMap(({ file, pattern }) => {
      if (pattern === null) return [];
      const shape: unknown = runInNewContext('find()', { find: () => slowShapeOf(pattern) }, { timeout: MOST_MS });
      return shape === null ? [] : [{ file, pattern, shape }];
    });
    expect(slow).toEqual([]);
  });

  it('stand in the source as they are', () => {
    const files = EXPRESSIONS.filter(({ pattern }) => pattern === null).map(({ file }) => file);
    expect(files.filter((file) => !PUT_TOGETHER.has(file))).toEqual([]);
  });

  it('are found wherever they stand, and known to be slow', () => {
    expect(EXPRESSIONS.length).toBeGreaterThan(100);
    for (const slow of [/\.[^/]*$/, /\s*;\s*/g]) {
      expect(slowShapeOf(slow), slow.source).not.toBeNull();
    }
    for (const fast of [/^[^/]*\./, /\W/g, /a\s?b$/]) expect(slowShapeOf(fast), fast.source).toBeNull();
  });
});
