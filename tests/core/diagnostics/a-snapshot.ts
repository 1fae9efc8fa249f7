import type { AppState, Moment } from '../../../core/flow/app-state.ts';
import {
  makeDiagnosticsSnapshot,
  type SnapshotInput,
  type DiagnosticsSnapshot,
} from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { PersistedConditions } from '../../../core/diagnostics/persisted-check.ts';
import { PERSISTED_ITEM_NAMES } from '../../../core/diagnostics/persisted-items.ts';
import type { FlowHarness } from '../../support/flow-harness.ts';

const NOTHING_STORED = Object.fromEntries(
  PERSISTED_ITEM_NAMES.map((name) => [name, 'missing']),
) as unknown as PersistedConditions;

/** The snapshot of a state at a moment, online, in English and in an empty browser unless a test says otherwise. */
export function snapshotAt(state: AppState, moment: Moment, facts: Partial<SnapshotInput> = {}): DiagnosticsSnapshot {
  return makeDiagnosticsSnapshot(state, {
    moment,
    language: 'en',
    isOnline: true,
    page: { route: 'testSteps', from: null, errors: [], errorsBefore: null },
    appVersion: '0.1.0',
    hasDefaultKitAddresses: true,
    persisted: NOTHING_STORED,
    damage: null,
    ...facts,
  });
}

/** The snapshot of where the harness's person stands. */
export function snapshotOfPerson(harness: FlowHarness, facts: Partial<SnapshotInput> = {}): DiagnosticsSnapshot {
  return snapshotAt(harness.state(), harness.runner().moment(), facts);
}
