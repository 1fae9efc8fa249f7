import type { CalendarDate } from '../core/domain/calendar-date.ts';
import { judgeCassette } from '../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../core/domain/device.ts';
import { KITS } from '../core/domain/kit-registry.ts';
import type { ScanOutcome } from '../core/domain/scan-outcome.ts';
import { routeName } from '../core/api/routes.ts';
import { CASSETTES } from '../fixtures/cassettes.ts';
import { deviceOfText } from './cassette-aliases.ts';
import { fieldOf, lastCall, type Observation } from './observation.ts';
import type { ScenarioAction } from './scenario.ts';

/** A valid cassette, as long as it has not expired. */
const SAMPLE = CASSETTES.valid;

/** A scan whose message says why it was refused. */
export interface RefusedScan {
  readonly outcome: ScanOutcome;
  /** Its action, by the index in `do`. */
  readonly at: number;
}

const isScan = ({ name, value }: ScenarioAction): boolean =>
  name === 'scan' || name === 'photo' || (name === 'press' && value === 'use-code');

/** The scan of the current test that was refused last, among the actions that were done; null if the last one was accepted. */
export function refusedScan(done: readonly ScenarioAction[], { scan }: Pick<Observation, 'scan'>): RefusedScan | null {
  const at = done.findLastIndex(isScan);
  const startedAt = done.findLastIndex(({ name }) => name === 'start');
  return scan === 'none' || scan === 'accepted' || at < startedAt || at === -1 ? null : { outcome: scan, at };
}

/** The scanned text of this test's cassette; null before it was saved. */
function ownCassette(done: readonly ScenarioAction[], { calls }: Pick<Observation, 'calls'>): string | null {
  const saved = lastCall(calls, routeName('saveDevice'))?.payload;
  const texts = done.flatMap(({ name, value }) => (name === 'scan' || name === 'photo' ? [value] : []));
  const isOwn = (text: string): boolean => {
    const device = deviceOfText(text);
    return (
      device !== null &&
      deviceIdOf(device) === `${String(fieldOf(saved, 'serialNumber'))}${String(fieldOf(saved, 'batchOrLotNumber'))}`
    );
  };
  return texts.findLast(isOwn) ?? null;
}

/** The cassette that a scan needs. */
export interface NeededCassette {
  /** As an action; null if the sample cannot be used. */
  readonly action: string | null;
  /** Which cassette it is, or how to make one. */
  readonly about: string;
}

/** The cassette that a scan of the test needs: its own if it has one, or else a valid one that no one has used. `today` is null if unknown. */
export function neededCassette(
  used: readonly string[],
  done: readonly ScenarioAction[],
  observation: Pick<Observation, 'calls'>,
  today: CalendarDate | null,
): NeededCassette {
  const startedAt = done.findLastIndex(({ name }) => name === 'start');
  const own = ownCassette(done.slice(startedAt + 1), observation);
  if (own !== null) return { action: `scan: '${own}'`, about: `this test's cassette is ${own}` };
  const isScanned = done.some(({ name, value }) => (name === 'scan' || name === 'photo') && value === SAMPLE);
  const isExpired =
    today !== null && judgeCassette({ text: SAMPLE, today, firstDeviceId: null }, KITS).outcome !== 'accepted';
  if (!isExpired && !isScanned && !used.includes(SAMPLE)) return { action: `scan: '${SAMPLE}'`, about: '' };
  const asOf = today === null ? '' : `--now ${today}T12:00:00Z `;
  return { action: null, about: `"npm run cli -- code make ${asOf}--random" makes a valid cassette` };
}
