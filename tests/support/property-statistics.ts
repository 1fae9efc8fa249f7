import fc, { type Plugin, type PluginInstance } from 'fast-check';
import { expect } from 'vitest';
import type { AppState } from '../../core/flow/app-state.ts';
import { FLOWS } from '../../core/flow/flows.ts';
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

/** The steps of both flows in their order. One that only the reporting flow has comes before the step that follows it there. */
const STEPS: readonly string[] = FLOWS.reporting.reduceRight<readonly string[]>(
  (steps, { id }, at, rows) => {
    const following = rows[at + 1]?.id;
    if (steps.includes(id)) return steps;
    return following === undefined ? [...steps, id] : steps.toSpliced(steps.indexOf(following), 0, id);
  },
  FLOWS.testing.map(({ id }) => id),
);

/** The place of a name among the others of its kind, as far as it has one: that of a step in the flow, or the number with which it begins. */
function placeOf(kind: Kind, name: string): number {
  const place = kind === 'step' ? STEPS.indexOf(name) : Number.parseFloat(name);
  return Number.isNaN(place) ? Infinity : place;
}

/** Compares two names of a kind, so that their order is the same in every run: by their places, and then by the alphabet. */
function compareNames(kind: Kind, first: string, second: string): number {
  const [one, other] = [placeOf(kind, first), placeOf(kind, second)];
  return one === other ? first.localeCompare(second, 'en') : one - other;
}

/** The counts of one kind, in the order of their names. */
function countsOf(kind: Kind, counts: ReadonlyMap<string, number>): readonly Count[] {
  const found = [...counts].flatMap(([name, count]): Count[] =>
    name.startsWith(`${kind}: `) ? [[name.slice(kind.length + 2), count]] : [],
  );
  return found.toSorted(([first], [second]) => compareNames(kind, first, second));
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

/** A share in percent. Near none and near all it has a decimal, so that only none is 0 and only all are 100. */
function writtenShare(count: number, runs: number): string {
  const share = (100 * count) / runs;
  if (Number.isInteger(share) || (share >= 1 && share <= 99)) return String(Math.round(share));
  return Math.min(99.9, Math.max(0.1, share)).toFixed(1);
}

/** The counts of one kind, a line for each, without what every input met of the app. */
function writtenKind(kind: Kind, runs: number, counts: ReadonlyMap<string, number>): string {
  return countsOf(kind, counts)
    .filter(([, count]) => count < runs || !OF_THE_APP.includes(kind))
    .map(([words, count]) => {
      const share = writtenShare(count, runs).padStart(4);
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
