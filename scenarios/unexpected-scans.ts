import type { ScanOutcome } from '../core/domain/scan-outcome.ts';
import type { Observation } from './observation.ts';
import type { PlayWarning } from './playing.ts';
import type { ScenarioAction } from './scenario.ts';

/** A scan that was refused, by the index of its action in `do`. */
interface Refused {
  readonly at: number;
  readonly outcome: ScanOutcome;
}

const MESSAGE_BUTTONS: ReadonlySet<string> = new Set(['scan-ok', 'scan-leave']);

/** Whether an action is a scan whose outcome an observation has. */
export const isScan = ({ name }: ScenarioAction): boolean => name === 'scan' || name === 'photo';

/** Whether an action would have failed if the scan before it had been accepted: it reads the scan's message, or closes it. */
function needsRefusal({ name, value }: ScenarioAction): boolean {
  if (name === 'ok' || name === 'leave') return true;
  if (name === 'press') return MESSAGE_BUTTONS.has(value);
  if (name !== 'expect') return false;
  const { scan, shows, error = [], errors = [] } = value;
  return scan !== undefined || shows !== undefined || error.length > 0 || errors.length > 0;
}

const doubt = ({ at, outcome }: Refused): PlayWarning => ({
  at,
  text: `This scan was refused, and nothing after it expects that. If it is meant, add "expect: { scan: ${outcome} }"`,
});

/** Watches for scans that were refused although the scenario does not say so. */
export function watchScans() {
  const unexpected: PlayWarning[] = [];
  let open: Refused | null = null;
  const close = (): void => {
    if (open !== null) unexpected.push(doubt(open));
    open = null;
  };
  return {
    /** Must be called after each action; `seen` is what shows after a scan, and null after other actions. */
    note: (action: ScenarioAction, at: number, seen: Pick<Observation, 'scan'> | null): void => {
      if (needsRefusal(action)) open = null;
      if (seen === null) return;
      close();
      open = seen.scan === 'none' || seen.scan === 'accepted' ? null : { at, outcome: seen.scan };
    },
    /** The doubts about the scans so far; must be called at the end. */
    warnings: (): readonly PlayWarning[] => {
      close();
      return unexpected;
    },
  };
}
