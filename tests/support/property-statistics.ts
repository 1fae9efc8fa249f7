import fc, { type Plugin, type PluginInstance } from 'fast-check';
import { expect } from 'vitest';
import type { AppState } from '../../core/flow/app-state.ts';
import { switchSetting } from './switch-setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is counted, in the order in which it is printed: first the names that the property itself gives. */
const KINDS = ['class', 'step', 'result', 'scan', 'moves'] as const;
type Kind = (typeof KINDS)[number];

const LENGTHS = [0, 1, 5, 10, 20, 40] as const;

/** The range of lengths that a path belongs to. */
function lengthRange(length: number): string {
  const at = LENGTHS.findLastIndex((least) => least <= length);
  const next = LENGTHS[at + 1];
  const least = String(LENGTHS[at]);
  return next === undefined ? `${least} or more` : next - 1 === LENGTHS[at] ? least : `${least} to ${String(next - 1)}`;
}

/** What the current input has met; null while nothing is counted. */
let met: Set<string> | null = null;

const meet = (kind: Kind, what: string): void => void met?.add(`${kind}: ${what}`);

/** Whether an input of a property is tried whose statistics are printed. */
export const isCounting = (): boolean => met !== null;

/** With `FC_STATS=1`, counts the current input of a property under a name of your own, once however often it is called. */
export function classify(name: string): void {
  meet('class', name);
}

/** Counts a state of the app, and the step that shows. */
export function countState({ session, view }: AppState, step: string): void {
  meet('step', step);
  if (session.result !== null) meet('result', session.result);
  if (view.scanOutcome !== null) meet('scan', view.scanOutcome);
}

/** Counts the length of a path: the longest list among the inputs, if there is one. */
export function countLength(inputs: readonly unknown[]): void {
  const lengths = inputs.filter((input) => Array.isArray(input)).map(({ length }) => length);
  if (lengths.length > 0) meet('moves', lengthRange(Math.max(...lengths)));
}

/** Kinds whose names a property does not choose: of these, what every input met says little. */
const OF_THE_APP: readonly Kind[] = ['step', 'result', 'scan'];

type Count = readonly [words: string, count: number];

/** The counts of one kind: steps in the order in which they were met, others in the order of their names. */
function countsOf(kind: Kind, counts: ReadonlyMap<string, number>): readonly Count[] {
  const found = [...counts].flatMap(([name, count]): Count[] =>
    name.startsWith(`${kind}: `) ? [[name.slice(kind.length + 2), count]] : [],
  );
  if (kind === 'step') return found;
  return found.toSorted(([first], [second]) => first.localeCompare(second, 'en', { numeric: true }));
}

/** What every input met, in one line; empty if there is nothing. */
function writtenInAll(runs: number, counts: ReadonlyMap<string, number>): string {
  const found = OF_THE_APP.map((kind) => ({
    kind,
    names: countsOf(kind, counts).flatMap(([words, count]) => (count === runs ? [words] : [])),
  })).filter(({ names }) => names.length > 0);
  const said = found.map(({ kind, names }) => `${kind} ${names.join(', ')}`).join('; ');
  return said === '' ? '' : `  every input: ${said}\n`;
}

/** The counts of one kind, a line for each, without what every input met of the app. */
function writtenKind(kind: Kind, runs: number, counts: ReadonlyMap<string, number>): string {
  return countsOf(kind, counts)
    .filter(([, count]) => count < runs || !OF_THE_APP.includes(kind))
    .map(([words, count]) => {
      const share = ((100 * count) / runs).toFixed(1).padStart(5);
      return `  ${kind.padEnd(8)}${words.padEnd(28)}${String(count).padStart(6)}  ${share} %\n`;
    })
    .join('');
}

function writtenCounts(runs: number, counts: ReadonlyMap<string, number>): string {
  const { currentTestName = '' } = expect.getState();
  const head = `${currentTestName}\n${String(runs)} inputs of a property, and how many of them met:\n`;
  const [own, ...others] = KINDS.map((kind) => writtenKind(kind, runs, counts));
  return [head, own, writtenInAll(runs, counts), ...others].join('');
}

/** Counts the inputs of one property up to its first failure: those that follow only shrink it. */
function counting<Inputs>(print: (text: string) => void): PluginInstance<Inputs> {
  const counts = new Map<string, number>();
  let [runs, hasFailed] = [0, false];
  const end = <Result>(result: Result): Result => {
    // An input that `fc.pre` rejects is not counted.
    if (met !== null && !fc.PreconditionFailure.isFailure(result)) {
      runs += 1;
      for (const name of met) counts.set(name, (counts.get(name) ?? 0) + 1);
      hasFailed = result !== null;
    }
    met = null;
    return result;
  };
  return {
    decorateRun: (run) => (input) => {
      met = hasFailed ? null : new Set();
      const result = run(input);
      return result instanceof Promise ? result.then(end) : end(result);
    },
    onAllRunsComplete: () => {
      if (counts.size > 0) print(`\n${writtenCounts(runs, counts)}`);
    },
  };
}

/** Prints what the inputs of a property met, if `FC_STATS=1` asks for it. Throws if it is neither 1 nor 0. */
export function statistics<Inputs>(
  env: Environment = process.env,
  print = (text: string): void => void process.stdout.write(text),
): Plugin<Inputs> {
  const isAsked = switchSetting('FC_STATS', env) === true;
  return () => (isAsked ? counting<Inputs>(print) : {});
}
