import { readAction } from '../../scenarios/read-scenario.ts';
import { actionName, isExpectation } from './path-entries.ts';
import type { LostAction, WalkedPath } from './walk-deps.ts';

/** An action of a file that failed or is mistyped, so that the path does not have it. */
export interface FailedAction {
  readonly line: number;
  /** Its index in `do` of the file. */
  readonly index: number;
  /** Where in the path it would have been. */
  readonly at: number;
  readonly written: unknown;
  /** Its line in the file. */
  readonly words: string;
}

/** Whether an action can be tried again: a mistyped one cannot. */
export const isPlayable = ({ written }: FailedAction): boolean => readAction(written).ok;

/** Whether an entry of the path is in place of an action that failed: the same one, another of its name, or any for a mistyped one. */
function isInPlace(failed: FailedAction, entry: unknown, origin: number | null): boolean {
  if (JSON.stringify(entry) === JSON.stringify(failed.written)) return true;
  if (origin !== null || isExpectation(entry)) return false;
  return !isPlayable(failed) || actionName(entry) === actionName(failed.written);
}

/** The actions that failed and have nothing in their place; the next entry of the file ends it. */
export function lostActions(
  failed: readonly FailedAction[],
  path: WalkedPath,
  origins: readonly (number | null)[],
): readonly LostAction[] {
  return failed
    .filter((one) => {
      const next = origins.findIndex((origin) => origin !== null && origin > one.index);
      const place = path.slice(one.at, next === -1 ? undefined : next);
      return !place.some((entry, index) => isInPlace(one, entry, origins[one.at + index] ?? null));
    })
    .map(({ line, words }) => ({ line, words }));
}
