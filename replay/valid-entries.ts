import type { DiagnosticsSnapshot } from '../core/diagnostics/diagnostics-snapshot.ts';
import { PERSISTED_ITEM_NAMES } from '../core/diagnostics/persisted-items.ts';
import type { Found } from './find-json.ts';
import { snapshotOf } from './read-snapshot.ts';

/** Entries from which no time that is left follows, as they are where nothing is wrong. */
const NOTHING_WRONG = {
  language: 'en',
  page: null,
  lastLogout: null,
  resumed: null,
  missing: [],
  passedOver: [],
  isNextFree: false,
  clockNotice: null,
  flags: {
    isOnline: true,
    isDeviceKeeping: true,
    isLoginVerified: true,
    isGroupMissing: false,
    hasProfiles: true,
    isAfterGuest: false,
    isAccountOffered: false,
    isInactivityWarned: false,
    hasDefaultKitAddresses: true,
  },
  scan: { outcome: null, isBox: false },
  busyWith: null,
  errors: [],
  backgroundErrors: [],
  waiting: { progress: 0, guestResult: 0, result: 0, removal: 0 },
  refused: [],
  persisted: Object.fromEntries(PERSISTED_ITEM_NAMES.map((name) => [name, 'missing'])),
  damage: null,
} satisfies Record<string, unknown> & { readonly [Key in keyof DiagnosticsSnapshot]?: unknown };

/** A snapshot of valid entries, and the keys of those that were invalid. */
interface ValidEntries {
  readonly snapshot: DiagnosticsSnapshot;
  readonly invalid: readonly string[];
}

/**
 * The entries without those that are invalid. In place of these, and of missing ones, it has `defaults`, and what holds where nothing is
 * wrong. Null if one of the `needed` entries is invalid.
 */
export function validEntries(found: Found, needed: readonly string[], defaults: Found = {}): ValidEntries | null {
  const others = { ...NOTHING_WRONG, ...defaults };
  const first = snapshotOf({ ...others, ...found });
  if (first.ok) return { snapshot: first.value, invalid: [] };
  const invalid = (first.error.fields ?? []).map(({ field }) => field.split('.')[0] ?? '');
  if (invalid.some((key) => needed.includes(key))) return null;
  const valid = Object.entries(found).filter(([key]) => !invalid.includes(key));
  const read = snapshotOf({ ...others, ...Object.fromEntries(valid) });
  return read.ok ? { snapshot: read.value, invalid } : null;
}
