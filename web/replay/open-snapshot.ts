import { err, ok, type Result } from '../../core/domain/result.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { PERSISTED_KEYS } from '../../core/flow/persisted-state.ts';
import { recordKey } from '../../core/flow/test-record.ts';
import { personIn, testsIn } from '../../replay/stored-tab.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import type { Services } from '../wiring/services.ts';
import { readDetails, type DetailsProblem, type OtherVersion } from '../../replay/read-details.ts';
import { inventedCassette, type InventedAccount } from '../../replay/replay-inputs.ts';
import { replayedState, shownEvents } from '../../replay/replayed-state.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';

/**
 * `needsAccount`: the snapshot belongs to an account, and the user has to log in first. `otherVersion`: it comes from another build of
 * the app, which the developer has to accept first.
 */
export type OpenedSnapshot =
  | { readonly kind: 'opened' }
  | { readonly kind: 'needsAccount' }
  | { readonly kind: 'otherVersion'; readonly version: OtherVersion };

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

/** The version of this app, and whether another one was accepted for this snapshot. */
interface OpeningOptions {
  readonly appVersion: string;
  readonly isAccepted: boolean;
}

/**
 * Restores the app to the state of a diagnostics snapshot, with the same time left; `text` may be an email with its code. A snapshot of an
 * account runs as the logged-in user. Pending calls are left out: the server must not receive invented ones. `reduced`: it is that of a
 * page that did not start, and has no test to open.
 */
export function openSnapshot(
  deps: Deps,
  text: string,
  { appVersion, isAccepted }: OpeningOptions,
): Result<OpenedSnapshot, DetailsProblem | 'reduced'> {
  const { store, storage, navigator } = deps;
  const read = readDetails(text, appVersion);
  if (!read.ok) return read;
  const { snapshot, otherVersion } = read.value;
  if ('failure' in snapshot) return err('reduced');
  if (otherVersion !== null && !isAccepted) return ok({ kind: 'otherVersion', version: otherVersion });
  if (snapshot.who === 'account' && currentAccount(deps) === null) return ok({ kind: 'needsAccount' });
  switchUser(deps, snapshot.who);
  store.mirror();
  const [before, { now, today, kits }] = [store.snapshot, store.moment];
  const { identity, session } = replayedState(snapshot, currentAccount(deps), now, kits[0]);
  const state = { ...before, identity, session };
  const [person, records] = [personIn(state), testsIn(state, now)];
  storage.write(PERSISTED_KEYS.person, person);
  for (const [testId, record] of records) storage.write(recordKey(testId), record);
  store.send({ type: 'changedInOtherTab', person, records });
  shownEvents(snapshot, inventedCassette(today, kits[0])).forEach((event) => store.send(event));
  navigator.go(isTestInProgress(session) ? APP_ROUTES.testSteps : APP_ROUTES.home);
  return ok({ kind: 'opened' });
}
