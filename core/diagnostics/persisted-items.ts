import {
  asRegistration,
  LAST_INPUT_KEY,
  PENDING_LOGOUT_KEY,
  PERSISTED_KEYS,
  REMEMBERED_USERNAME_KEY,
} from '../flow/persisted-state.ts';
import { asRecord, asText, asWhole } from '../flow/persisted-values.ts';
import { asPerson } from '../flow/person.ts';
import { asTestRecord, recordKey, testIdOfKey } from '../flow/test-record.ts';

/** Something that the app stores in the browser: its key, and how the app parses it. */
interface PersistedItem {
  /** Of the tests: what their keys begin with. */
  readonly key: string;
  readonly parse: (value: unknown, key: string) => unknown;
}

/** What the app stores in the browser, by its name in a diagnostics snapshot. */
const ITEMS = {
  test: { key: recordKey(''), parse: (value, key) => asTestRecord(testIdOfKey(key) ?? '', value) },
  person: { key: PERSISTED_KEYS.person, parse: asPerson },
  registration: { key: PERSISTED_KEYS.registration, parse: asRegistration },
  lastInput: { key: LAST_INPUT_KEY, parse: asWhole },
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

/** Whether the app can use the value that is stored under a key as a whole. */
export function isUsable(name: PersistedItemName, value: unknown, key: string): boolean {
  return !hasLostPart(value, ITEMS[name].parse(value, key));
}
