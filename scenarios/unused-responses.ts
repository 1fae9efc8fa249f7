import { countCalls, type SentCall } from './observation.ts';
import type { Path } from './read-scenario.ts';
import type { CallName, ScenarioAction } from './scenario.ts';

/** An answer that a scenario prepared for a call which was then never made. */
export interface UnusedResponse {
  /** The index in `do` of the action that prepared it. */
  readonly at: number;
  /** Where it is in that action. */
  readonly path: Path;
  readonly reason: string;
}

/** An answer that was prepared, and how many calls of that name were made before. */
interface Prepared extends Omit<UnusedResponse, 'reason'> {
  readonly kind: 'fail' | 'hold' | 'drop';
  readonly call: CallName;
  readonly before: number;
}

const WHAT = { fail: 'failure', hold: 'delay', drop: 'loss' } as const;

function unusedResponse({ at, path, kind, call }: Prepared, isReplaced: boolean): UnusedResponse {
  const why = isReplaced ? 'another "fail" replaced it before the call was made' : 'the call was not made after it';
  return { at, path, reason: `This ${WHAT[kind]} of ${call} was never used: ${why}.` };
}

/** What an action prepares, by the names of the calls. */
function preparedBy(action: ScenarioAction): readonly Pick<Prepared, 'kind' | 'call' | 'path'>[] {
  const { name: kind, value } = action;
  if (kind === 'fail') return Object.keys(value).map((call) => ({ kind, call, path: [kind, call] }));
  return kind === 'hold' || kind === 'drop' ? [{ kind, call: value, path: [kind] }] : [];
}

/** The failures without a call before the next failure of that name, or before the end. */
function unusedFailures(failures: readonly Prepared[], made: number): readonly UnusedResponse[] {
  return failures.flatMap((one, index) => {
    const next = failures[index + 1];
    return one.before === (next?.before ?? made) ? [unusedResponse(one, next !== undefined)] : [];
  });
}

/** The delays and losses that no call is left for: each takes one. */
function unusedDelays(delays: readonly Prepared[], made: number): readonly UnusedResponse[] {
  let taken = 0;
  return delays.flatMap((one) => {
    taken = Math.max(taken, one.before) + 1;
    return taken > made ? [unusedResponse(one, false)] : [];
  });
}

/** The answers for one call, which was made so many times, that it did not use. */
function unusedFor(prepared: readonly Prepared[], made: number): readonly UnusedResponse[] {
  const isFailure = ({ kind }: Prepared): boolean => kind === 'fail';
  const delays = prepared.filter((one) => !isFailure(one));
  return [...unusedFailures(prepared.filter(isFailure), made), ...unusedDelays(delays, made)];
}

/** Watches for which calls a scenario prepares answers. `calls` returns every call so far. */
export function watchResponses(calls: () => readonly SentCall[]) {
  const all: Prepared[] = [];
  const counted = (call: CallName): number => countCalls(calls())[call] ?? 0;
  return {
    /** Must be called before each action. */
    note: (action: ScenarioAction, at: number): void => {
      for (const one of preparedBy(action)) all.push({ ...one, at, before: counted(one.call) });
    },
    /** The answers that no call used so far, in the order of their actions. */
    unused: (): readonly UnusedResponse[] =>
      [...new Set(all.map(({ call }) => call))]
        .flatMap((call) =>
          unusedFor(
            all.filter((one) => one.call === call),
            counted(call),
          ),
        )
        .toSorted((one, other) => one.at - other.at),
  };
}
