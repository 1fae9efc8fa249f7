import type { AppState } from '../../core/flow/app-state.ts';
import { APP_ROUTES } from '../../core/flow/effects.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';

/** Who may see a route (product.md section 2). */
export type GuardName =
  /** Everybody. */
  | 'everybody'
  /** Everybody, but somebody who has a test under way or is signed in goes home. */
  | 'landing'
  /** A signed-in user or a guest; others go to the landing. */
  | 'somebody'
  /** As `somebody`, with a test under way; without one home. */
  | 'tester';

function isSomebody({ identity }: AppState): boolean {
  return identity.isGuestLogin || identity.currentUser !== null;
}

/** Whether the landing has nothing to offer any more: a signed-in user, or a guest who holds a device (decisions.md section 5). */
function belongsHome({ identity, session }: AppState): boolean {
  return identity.currentUser !== null || (identity.isGuestLogin && session.deviceId !== null);
}

/** Where a guard sends somebody; null lets them in. */
export function redirectOf(guard: GuardName, state: AppState): string | null {
  switch (guard) {
    case 'everybody':
      return null;
    case 'landing':
      return belongsHome(state) ? APP_ROUTES.home : null;
    case 'somebody':
      return isSomebody(state) ? null : APP_ROUTES.landing;
    case 'tester':
      if (!isSomebody(state)) return APP_ROUTES.landing;
      return isTestInProgress(state.session) ? null : APP_ROUTES.home;
  }
}
