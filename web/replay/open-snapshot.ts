import { ok, type Result } from '../../core/domain/result.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { writeState } from '../../core/flow/persisted-state.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import type { Services } from '../wiring/services.ts';
import { readDiagnosticsSnapshot } from '../../replay/read-snapshot.ts';
import type { Cast } from '../../replay/replay-scene.ts';
import { replayedState, shownEvents } from '../../replay/replayed-state.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';

/** Whether a snapshot was opened, or an account is needed first. */
export type OpenedSnapshot = 'opened' | 'needsAccount';

type Deps = Pick<Services, 'store' | 'storage' | 'navigator'>;

function castOf({ store }: Deps): Cast | null {
  const { currentUser, profiles } = store.identity;
  return currentUser === null ? null : { currentUser, profiles };
}

/** Whoever is here makes place for a guest or a visitor, with all that the server has to hear of it. */
function makePlace({ store }: Deps, who: DiagnosticsSnapshot['who']): void {
  if (who === 'guest') store.send({ type: 'guestContinued' });
  if (who === 'visitor') store.send({ type: 'loggedOut', message: null });
}

/**
 * Opens the app where a snapshot's person stood, with as much time left as they had. An account is played by whoever is signed in. The calls
 * that waited are left out: a server has no use for invented ones. Fails as reading a snapshot does.
 */
export function openSnapshot(deps: Deps, text: string): Result<OpenedSnapshot, AppError> {
  const { store, storage, navigator } = deps;
  const read = readDiagnosticsSnapshot(text);
  if (!read.ok) return read;
  const snapshot = read.value;
  if (snapshot.who === 'account' && castOf(deps) === null) return ok('needsAccount');
  makePlace(deps, snapshot.who);
  store.mirror();
  const before = store.snapshot;
  const { identity, session } = replayedState(snapshot, castOf(deps), store.moment.now, store.moment.kits[0]).state;
  writeState(storage, before, { ...before, identity, session });
  store.send({ type: 'changedInOtherTab', identity, session, outbox: before.outbox, visit: before.visit });
  shownEvents(snapshot).forEach((event) => store.send(event));
  navigator.go(isTestInProgress(session) ? APP_ROUTES.testSteps : APP_ROUTES.home);
  return ok('opened');
}
