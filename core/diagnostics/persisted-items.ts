import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import { asOutbox, OUTBOX_KEY } from '../flow/outbox.ts';
import { asParkedTests, PARKED_TEST_KEY } from '../flow/parked-test.ts';
import {
  asAccount,
  asProfiles,
  asSession,
  LAST_INPUT_KEY,
  PENDING_LOGOUT_KEY,
  PERSISTED_KEYS,
  REMEMBERED_USERNAME_KEY,
  TIMER_PROOF_KEY,
  VISIT_KEY,
  withDefaults,
} from '../flow/persisted-state.ts';
import { asFlag, asRecord, asText, asWhole } from '../flow/persisted-values.ts';

/** Something that the app stores in the browser: its key, and how the app parses it. */
interface PersistedItem {
  readonly key: string;
  readonly parse: (value: unknown) => unknown;
}

/** What the app stores in the browser, by its name in a diagnostics snapshot. */
const ITEMS = {
  test: { key: PERSISTED_KEYS.session, parse: asSession },
  guestVisit: { key: PERSISTED_KEYS.isGuestLogin, parse: asFlag },
  guestForm: { key: PERSISTED_KEYS.guestForm, parse: (value) => withDefaults(value, EMPTY_GUEST_FORM) },
  guestPerson: { key: PERSISTED_KEYS.guestUser, parse: (value) => withDefaults(value, EMPTY_GUEST_INFO) },
  loggedInUser: { key: PERSISTED_KEYS.currentUser, parse: asRecord },
  profiles: { key: PERSISTED_KEYS.profiles, parse: asProfiles },
  registration: { key: PERSISTED_KEYS.account, parse: asAccount },
  pendingCalls: { key: OUTBOX_KEY, parse: asOutbox },
  parkedTests: { key: PARKED_TEST_KEY, parse: asParkedTests },
  timerProof: { key: TIMER_PROOF_KEY, parse: asRecord },
  lastInput: { key: LAST_INPUT_KEY, parse: asWhole },
  visit: { key: VISIT_KEY, parse: asWhole },
  pendingLogout: { key: PENDING_LOGOUT_KEY, parse: asText },
  rememberedEmail: { key: REMEMBERED_USERNAME_KEY, parse: asText },
} as const satisfies Readonly<Record<string, PersistedItem>>;

export type PersistedItemName = keyof typeof ITEMS;

/** The names of everything that the app stores in the browser. */
export const PERSISTED_ITEM_NAMES = Object.keys(ITEMS) as readonly PersistedItemName[];

/** The storage key of each item. */
export const PERSISTED_ITEM_KEYS = Object.fromEntries(
  PERSISTED_ITEM_NAMES.map((name) => [name, ITEMS[name].key]),
) as Readonly<Record<PersistedItemName, string>>;

/**
 * Whether parsing lost a part of a stored value. Fields that only one of the two has do not count, because app versions differ in them;
 * nor does a stored null.
 */
function hasLostPart(stored: unknown, parsed: unknown): boolean {
  if (stored === null) return false;
  if (Array.isArray(stored)) {
    if (!Array.isArray(parsed) || parsed.length < stored.length) return true;
    return stored.some((part, at) => hasLostPart(part, parsed[at]));
  }
  const fields = asRecord(stored);
  if (fields === null) return stored !== parsed;
  const read = asRecord(parsed);
  return read === null || Object.keys(fields).some((key) => key in read && hasLostPart(fields[key], read[key]));
}

/** Whether the app can use a stored value as a whole. */
export function isUsable(name: PersistedItemName, value: unknown): boolean {
  return !hasLostPart(value, ITEMS[name].parse(value));
}
