import { ok, type Result } from '../../core/domain/result.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { writeState } from '../../core/flow/persisted-state.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { readSupportSnapshot } from '../../core/support/read-snapshot.ts';
import type { Cast } from '../../core/support/replay-scene.ts';
import { replayedState, shownEvents, type StandIn } from '../../core/support/replayed-state.ts';
import type { SupportSnapshot } from '../../core/support/support-snapshot.ts';
import type { Services } from '../services.ts';

/** A snapshot that was opened: what is invented in it; or that an account is needed first. */
export type OpenedSnapshot = { readonly standIns: readonly StandIn[] } | 'needsAccount';

type Deps = Pick<Services, 'store' | 'storage' | 'navigator'>;

function castOf({ store }: Deps): Cast | null {
  const { currentUser, profiles } = store.identity;
  return currentUser === null ? null : { currentUser, profiles };
}

/** Whoever is here makes place for a guest or a visitor, with all that the server has to hear of it. */
function makePlace({ store }: Deps, who: SupportSnapshot['who']): void {
  if (who === 'guest') store.send({ type: 'guestContinued' });
  if (who === 'visitor') store.send({ type: 'loggedOut', message: null });
}

/**
 * Opens the app where a snapshot's person stood, with as much time left as they had. An account is played by whoever is signed in. The calls
 * that waited are left out: a server has no use for invented ones. Fails as reading a snapshot does.
 */
export function openSnapshot(deps: Deps, text: string): Result<OpenedSnapshot, AppError> {
  const { store, storage, navigator } = deps;
  const read = readSupportSnapshot(text);
  if (!read.ok) return read;
  const snapshot = read.value;
  if (snapshot.who === 'account' && castOf(deps) === null) return ok('needsAccount');
  makePlace(deps, snapshot.who);
  store.mirror();
  const before = store.snapshot;
  const { state, standIns } = replayedState(snapshot, castOf(deps), store.moment.now, store.moment.kits[0]);
  const { identity, session } = state;
  writeState(storage, before, { ...before, identity, session });
  store.send({ type: 'changedInOtherTab', identity, session, outbox: before.outbox, visit: before.visit });
  shownEvents(snapshot).forEach((event) => store.send(event));
  navigator.go(isTestInProgress(session) ? APP_ROUTES.testSteps : APP_ROUTES.home);
  return ok({ standIns: standIns.filter((name) => name !== 'waiting') });
}
