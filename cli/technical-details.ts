import { makeMemoryStorageCheck } from '../adapters/memory/memory-storage.ts';
import { makeDiagnosticsSnapshot, snapshotText, type SnapshotInput } from '../core/diagnostics/diagnostics-snapshot.ts';
import { persistedConditions, recordDamage } from '../core/diagnostics/persisted-check.ts';
import type { AppState } from '../core/flow/app-state.ts';
import type { Storage } from '../core/ports/storage.ts';
import packageJson from '../package.json' with { type: 'json' };

/** What is known of the person's browser besides the state of the app. */
type DetailsInput = Pick<SnapshotInput, 'moment' | 'language' | 'isOnline' | 'page'> & { readonly storage: Storage };

/** The technical details that a person with this state copies for support. */
export function technicalDetails(state: AppState, { storage, ...input }: DetailsInput): string {
  const checked = { storage, check: makeMemoryStorageCheck(storage) };
  return snapshotText(
    makeDiagnosticsSnapshot(state, {
      ...input,
      appVersion: packageJson.version,
      hasDefaultKitAddresses: true,
      persisted: persistedConditions(checked),
      damage: recordDamage(checked, input.moment.now),
    }),
  );
}
