import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import { ITEM_CONDITIONS, type ItemCondition } from '../../core/diagnostics/persisted-check.ts';
import { PERSISTED_ITEM_NAMES, type PersistedItemName } from '../../core/diagnostics/persisted-items.ts';
import { readable } from './readable-instant.ts';

const ITEM_WORDS = {
  test: 'the test',
  guestVisit: 'the guest visit',
  guestForm: 'the form about the guest',
  guestPerson: 'the checked form about the guest',
  loggedInUser: 'the login',
  profiles: 'the profiles',
  registration: 'the registration',
  pendingCalls: 'what waits to be sent',
  parkedTests: 'the tests of logged out accounts',
  timerProof: 'the proof of the timer',
  lastInput: 'the time of the last input',
  visit: 'the number of the visit',
  pendingLogout: 'a logout to be sent',
  rememberedEmail: 'the email to remember',
} as const satisfies Readonly<Record<PersistedItemName, string>>;

const CONDITION_WORDS = {
  read: 'there, and read',
  damaged: 'there, but damaged; the app goes on without the damaged part',
  unreadable: 'not readable, because the browser denies access; the app keeps it only while the page is open',
  missing: 'not there',
} as const satisfies Readonly<Record<ItemCondition, string>>;

const listOf = (items: readonly PersistedItemName[]): string => items.map((name) => ITEM_WORDS[name]).join(', ');

/** How everything that the app stores was found, a line for each condition, and what was found damaged earlier. */
export function savedLines({
  persisted,
  damage,
}: Pick<DiagnosticsSnapshot, 'persisted'> & { readonly damage?: DiagnosticsSnapshot['damage'] }): readonly string[] {
  const now = ITEM_CONDITIONS.toReversed().flatMap((condition) => {
    const items = PERSISTED_ITEM_NAMES.filter((name) => persisted[name] === condition);
    return items.length === 0 ? [] : [`${CONDITION_WORDS[condition]}: ${listOf(items)}`];
  });
  return damage ? [...now, `found damaged ${readable(damage.foundAt)}: ${listOf(damage.items)}`] : now;
}
