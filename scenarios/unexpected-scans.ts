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

/** Actions that send something, or ask for the next step. */
const SENDING: ReadonlySet<string> = new Set([
  'account',
  'code',
  'login',
  'next',
  'press',
  'profile',
  'report',
  'until',
]);

/** Errors that say no more than that the network is missing. */
const isRefusal = (code: string): boolean => code !== 'NETWORK_REQUEST_FAILED';

/** The doubt about a last action that was refused, with nothing after it that expects that. */
export function refusedAtEnd(
  actions: readonly ScenarioAction[],
  { errors }: Pick<Observation, 'errors'>,
): readonly PlayWarning[] {
  const last = actions.at(-1);
  const refusals = [...new Set(errors.filter(isRefusal))];
  if (last === undefined || !SENDING.has(last.name) || refusals.length === 0) return [];
  const codes = refusals.length === 1 ? refusals[0] : `[${refusals.join(', ')}]`;
  const text = `This action was refused, and nothing after it expects that. If it is meant, add "expect: { errors: ${codes} }"`;
  return [{ at: actions.length - 1, text }];
}

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
