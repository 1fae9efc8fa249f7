import { makeMemoryStorageCheck } from '../adapters/memory/memory-storage.ts';
import { translations } from '../adapters/translations/index.ts';
import { detailsText } from '../core/diagnostics/details-text.ts';
import { makeDiagnosticsSnapshot, type SnapshotInput } from '../core/diagnostics/diagnostics-snapshot.ts';
import { persistedConditions, recordDamage } from '../core/diagnostics/persisted-check.ts';
import type { AppState } from '../core/flow/app-state.ts';
import { flowNameOf, rowOf } from '../core/flow/flows.ts';
import { testedKit } from '../core/flow/timers.ts';
import type { Storage } from '../core/ports/storage.ts';
import packageJson from '../package.json' with { type: 'json' };
import { stepTitle } from './walk/format-step.ts';

/** What is known of the person's browser besides the state of the app. */
type DetailsInput = Pick<SnapshotInput, 'moment' | 'language' | 'isOnline' | 'page'> & { readonly storage: Storage };

/** The technical details that a person with this state copies for support. */
export function technicalDetails(state: AppState, { storage, ...input }: DetailsInput): string {
  const { moment, language } = input;
  const { session } = state;
  const checked = { storage, check: makeMemoryStorageCheck(storage) };
  const id = rowOf(session)?.id;
  return detailsText(
    makeDiagnosticsSnapshot(state, {
      ...input,
      appVersion: packageJson.version,
      hasDefaultKitAddresses: true,
      persisted: persistedConditions(checked),
      damage: recordDamage(checked, moment.now),
    }),
    {
      lines: translations[language].landing.frame.details.lines,
      stepTitle: id === undefined ? '' : stepTitle(id, flowNameOf(session), language, testedKit({ session, moment })),
    },
  );
}
