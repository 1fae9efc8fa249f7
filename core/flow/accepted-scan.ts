import type { CalendarDate } from '../domain/calendar-date.ts';
import { cassetteExpiry } from '../domain/cassette-expiry.ts';
import type { Kits } from '../domain/kit.ts';
import { kitOfId } from '../domain/kit.ts';
import type { AppState } from './app-state.ts';
import { rowOf } from './flows.ts';

/** What a scan was accepted as: the box, a fresh cassette and its last good day, the cassette of a test already taken, or the same one again. */
export type AcceptedScan =
  { readonly kind: 'box' | 'taken' | 'same' } | { readonly kind: 'fresh'; readonly until: CalendarDate };

type Scanned = Pick<AppState, 'session' | 'view'>;

/** The scan that led from one state to the next step of the same test in this tab; null if none did. */
export function acceptedScan(before: Scanned, after: Scanned, kits: Kits): AcceptedScan | null {
  const row = rowOf(before.session);
  const { session } = after;
  const isNext = session.testId === before.session.testId && session.currentStep === before.session.currentStep + 1;
  if (!isNext || before.view.scanOutcome !== 'accepted') return null;
  if (row?.leaveBy === 'boxScan') return { kind: 'box' };
  if (row?.leaveBy !== 'cassetteScan' || session.device === null) return null;
  if (row.scan === 'second') return { kind: 'same' };
  if (session.isReportingResult) return { kind: 'taken' };
  const made = session.device.manufacturingOrProductionDate;
  return { kind: 'fresh', until: cassetteExpiry(made, kitOfId(kits, session.kitId)) };
}
