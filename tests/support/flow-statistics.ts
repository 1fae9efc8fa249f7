import { expect } from 'vitest';
import type { AppState } from '../../core/flow/app-state.ts';

/** What is counted, in the order in which it is printed. */
const KINDS = ['step', 'result', 'scan', 'moves'] as const;
type Kind = (typeof KINDS)[number];

/** Counts how many inputs of a flow property reached what. */
export interface FlowStatistics {
  /** A new input; the longest list in it is its path. */
  begin(inputs: readonly unknown[]): void;
  see(state: AppState, step: string): void;
  /** An input failed: those that follow only shrink it, and are not counted. */
  stop(): void;
}

const LENGTHS = [0, 1, 5, 10, 20, 40] as const;

/** The range of lengths that a path belongs to. */
function lengthRange(length: number): string {
  const at = LENGTHS.findLastIndex((least) => least <= length);
  const next = LENGTHS[at + 1];
  const least = String(LENGTHS[at]);
  return next === undefined ? `${least} or more` : next - 1 === LENGTHS[at] ? least : `${least} to ${String(next - 1)}`;
}

/** The properties that have counted since the last print: each returns its text, and begins to count anew. */
let counted: (() => string)[] = [];

function writtenCounts(test: string, runs: number, counts: ReadonlyMap<string, number>): string {
  const line = ([name, count]: readonly [string, number]): string => {
    const [kind = '', ...words] = name.split(': ');
    return `  ${kind.padEnd(8)}${words.join(': ').padEnd(28)}${String(count).padStart(6)}  ${String(Math.round((100 * count) / runs)).padStart(3)} %`;
  };
  const lines = KINDS.flatMap((kind) => [...counts].filter(([name]) => name.startsWith(`${kind}: `)).map(line));
  return `${test}\n${String(runs)} inputs of a flow property, and how many of them reached:\n${lines.join('\n')}\n`;
}

/** Counts for one property, if `FC_STATS=1` asks for it. */
export function makeFlowStatistics(
  env: Readonly<Record<string, string | undefined>> = process.env,
): FlowStatistics | null {
  if (env['FC_STATS'] !== '1') return null;
  const counts = new Map<string, number>();
  let [runs, seen, isStopped] = [0, new Set<string>(), false];
  const count = (kind: Kind, what: string): void => {
    const name = `${kind}: ${what}`;
    if (isStopped || seen.has(name)) return;
    seen.add(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const take = (test = ''): string => {
    const text = writtenCounts(test, runs, counts);
    [runs, isStopped] = [0, false];
    counts.clear();
    return text;
  };
  return {
    begin: (inputs) => {
      if (isStopped) return;
      const { currentTestName } = expect.getState();
      if (runs === 0) counted.push(() => take(currentTestName));
      runs += 1;
      seen = new Set();
      const lengths = inputs.filter((input) => Array.isArray(input)).map(({ length }) => length);
      count('moves', lengthRange(Math.max(0, ...lengths)));
    },
    see: ({ session, view }, step) => {
      count('step', step);
      if (session.result !== null) count('result', session.result);
      if (view.scanOutcome !== null) count('scan', view.scanOutcome);
    },
    stop: () => {
      isStopped = true;
    },
  };
}

/** What was counted since the last call; empty if nothing was. */
export function takeStatistics(): string {
  const texts = counted.map((text) => text());
  counted = [];
  return texts.join('\n');
}
