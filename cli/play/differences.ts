import { isMapping } from '../../scenarios/mapping.ts';
import type { Playback } from '../../scenarios/run-scenario.ts';
import type { Place } from '../scenario-file.ts';
import type { FoundScenario } from './find-scenarios.ts';

/** A value that is not as expected, by the keys to it. A missing value is null. */
export interface Difference {
  readonly keys: readonly string[];
  readonly expected: unknown;
  readonly found: unknown;
}

/** The differences by their keys. What was found in place of a mapping is one difference, not one for each of its values. */
function differencesIn(expected: unknown, found: unknown, keys: readonly string[] = []): readonly Difference[] {
  if (isMapping(expected) && isMapping(found)) {
    const all = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return all.flatMap((key) => differencesIn(expected[key], found[key], [...keys, key]));
  }
  const one = { keys, expected: expected ?? null, found: found ?? null };
  return JSON.stringify(one.expected) === JSON.stringify(one.found) ? [] : [one];
}

/** A difference of this comes first: the other ones mostly follow from how a scan ended. */
const isCause = ({ keys: [key] }: Difference): boolean => key === 'scan';

/** Where a difference is in the file. */
const placeIn = ({ placeOf }: FoundScenario, at: number, { keys }: Difference): Place =>
  placeOf(at, ['expect', ...keys]);

/** What was not as expected: first what causes the others, then in the order of the file. */
export function differencesOf({ expected, found, at }: Playback, file: FoundScenario): readonly Difference[] {
  const all = differencesIn(expected ?? {}, found ?? {});
  if (at === null) return all;
  return all
    .map((one) => ({ one, place: placeIn(file, at, one), rank: isCause(one) ? 0 : 1 }))
    .toSorted((a, b) => a.rank - b.rank || a.place.line - b.place.line || a.place.column - b.place.column)
    .map(({ one }) => one);
}

/** The place in the file at which a playback stopped; null if it did not. If it could not begin, that of `who`. */
export function stoppedPlace(playback: Playback, file: FoundScenario): Place | null {
  const { ok, at, path } = playback;
  if (ok) return null;
  if (at === null) return file.placeIn(path ?? ['who']);
  const [first] = differencesOf(playback, file);
  return path !== undefined || first === undefined ? file.placeOf(at, path ?? []) : placeIn(file, at, first);
}
