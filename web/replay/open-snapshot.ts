import { ok, type Result } from '../../core/domain/result.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { writeState } from '../../core/flow/persisted-state.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import type { Services } from '../wiring/services.ts';
import type { Several } from '../../replay/choose-snapshot.ts';
import { readSnapshotText } from '../../replay/read-snapshot.ts';
import { inventedCassette, type InventedAccount } from '../../replay/replay-inputs.ts';
import { replayedState, shownEvents } from '../../replay/replayed-state.ts';
import type { SnapshotProblem, VersionDifference } from '../../replay/snapshot-problem.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';

/**
 * `needsAccount`: the snapshot belongs to an account, and the user has to log in first. `difference`: it comes from another version of
 * the app, which the developer has to accept first. `several`: the text has more than one, of which the developer has to choose.
 */
export type OpenedSnapshot =
  | { readonly kind: 'opened' }
  | { readonly kind: 'needsAccount' }
  | { readonly kind: 'several'; readonly several: Several }
  | { readonly kind: 'otherVersion'; readonly difference: VersionDifference };

type Deps = Pick<Services, 'store' | 'storage' | 'navigator'>;

function currentAccount({ store }: Deps): InventedAccount | null {
  const { currentUser, profiles } = store.identity;
  return currentUser === null ? null : { currentUser, profiles };
}

/**
 * Logs the current user out, with the calls to the server that this needs, so that a guest or a signed-out user can
 * take over.
 */
function switchUser({ store }: Deps, who: DiagnosticsSnapshot['who']): void {
  if (who === 'guest') store.send({ type: 'guestContinued' });
  if (who === 'visitor') store.send({ type: 'loggedOut', message: null });
}

/** The version of this app, and what the developer decided. */
interface OpeningOptions {
  readonly appVersion: string;
  /** Whether another version was accepted for this snapshot. */
  readonly isAccepted: boolean;
  /** The number of the snapshot that was chosen from several; null before that. */
  readonly chosen: number | null;
}

/**
 * Restores the app to the state of a diagnostics snapshot, with the same time left; `text` may be an email with one. A snapshot of an
 * account runs as the logged-in user. Pending calls are left out: the server must not receive invented ones. A snapshot of another
 * version is opened only if that `isAccepted`. Fails with everything that is wrong with the text.
 */
export function openSnapshot(
  deps: Deps,
  text: string,
  { appVersion, isAccepted, chosen }: OpeningOptions,
): Result<OpenedSnapshot, readonly SnapshotProblem[]> {
  const { store, storage, navigator } = deps;
  const read = readSnapshotText(text, appVersion, chosen);
  if (!read.ok) return read;
  const { snapshot, difference, several } = read.value;
  if (several !== null && chosen === null) return ok({ kind: 'several', several });
  if (difference !== null && !isAccepted) return ok({ kind: 'otherVersion', difference });
  if (snapshot.who === 'account' && currentAccount(deps) === null) return ok({ kind: 'needsAccount' });
  switchUser(deps, snapshot.who);
  store.mirror();
  const before = store.snapshot;
  const { identity, session } = replayedState(
    snapshot,
    currentAccount(deps),
    store.moment.now,
    store.moment.kits[0],
  ).state;
  writeState(storage, before, { ...before, identity, session });
  store.send({ type: 'changedInOtherTab', identity, session, outbox: before.outbox, visit: before.visit });
  const { today, kits } = store.moment;
  shownEvents(snapshot, inventedCassette(today, kits[0])).forEach((event) => store.send(event));
  navigator.go(isTestInProgress(session) ? APP_ROUTES.testSteps : APP_ROUTES.home);
  return ok({ kind: 'opened' });
}
