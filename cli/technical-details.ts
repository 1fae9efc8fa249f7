import { makeMemoryStorageCheck } from '../adapters/memory/memory-storage.ts';
import { makeDiagnosticsSnapshot, snapshotText, type SnapshotFacts } from '../core/diagnostics/diagnostics-snapshot.ts';
import { persistedConditions, recordDamage } from '../core/diagnostics/persisted-check.ts';
import type { AppState } from '../core/flow/app-state.ts';
import type { Storage } from '../core/ports/storage.ts';
import packageJson from '../package.json' with { type: 'json' };

/** What is known of the person's browser besides the state of the app. */
type DetailsFacts = Pick<SnapshotFacts, 'moment' | 'language' | 'isOnline' | 'page'> & { readonly storage: Storage };

/** The technical details that a person with this state copies for support. */
export function technicalDetails(state: AppState, { storage, ...facts }: DetailsFacts): string {
  const checked = { storage, check: makeMemoryStorageCheck(storage) };
  return snapshotText(
    makeDiagnosticsSnapshot(state, {
      ...facts,
      appVersion: packageJson.version,
      hasDefaultKitAddresses: true,
      persisted: persistedConditions(checked),
      damage: recordDamage(checked, facts.moment.now),
    }),
  );
}
