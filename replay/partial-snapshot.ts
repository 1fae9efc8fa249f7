import type { DiagnosticsSnapshot } from '../core/diagnostics/diagnostics-snapshot.ts';
import { PERSISTED_ITEM_NAMES } from '../core/diagnostics/persisted-items.ts';
import { findEntries } from './find-json.ts';
import { readSnapshotObject, SNAPSHOT_OR_STATE, type ReadSnapshot } from './read-snapshot.ts';

/** Without these entries, the last of which are the timers, nothing can be said of the person. */
const NEEDED = ['versions', 'who', 'step', 'isSubmitted', 'wait', 'reading'] satisfies (keyof DiagnosticsSnapshot)[];

/** The entries below the timers, as they are where nothing is wrong. */
const NOTHING_WRONG = {
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

/**
 * Reads a snapshot whose end is missing, if it is complete down to its timers. It says where the person is, but not what is
 * wrong: its other entries are those of a snapshot with which nothing is. Null if it says too little.
 */
export function readPartialSnapshot(text: string, appVersion: string): ReadSnapshot | null {
  const found = findEntries(text, SNAPSHOT_OR_STATE);
  if (found === null || NEEDED.some((key) => !Object.hasOwn(found, key))) return null;
  const read = readSnapshotObject({ ...NOTHING_WRONG, ...found }, appVersion);
  return read.ok ? read.value : null;
}
