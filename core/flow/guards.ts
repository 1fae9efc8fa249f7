import { APP_ROUTES } from './app-routes.ts';
import type { AppState } from './app-state.ts';
import type { GuardName } from './route-guards.ts';
import { isIdentified, isTestInProgress } from './selectors.ts';
import { isGuestsTest } from './session-of-person.ts';

type Guard = (state: AppState) => string | null;

function isVerifiedUser({ identity, account }: AppState): boolean {
  return identity.currentUser !== null && account.isLoginVerified;
}

/** Where somebody who has just signed in belongs. */
function afterLogin({ account }: AppState): string {
  return account.wantedRoute ?? APP_ROUTES.home;
}

/** Somebody who has just made an account makes a profile next. */
function afterRegistration({ identity }: AppState): string {
  return identity.profiles.length === 0 ? APP_ROUTES.newProfile : APP_ROUTES.home;
}

/** Whether the landing has nothing to offer any more (decisions.md section 5). */
function belongsHome(state: AppState): boolean {
  const { identity, session } = state;
  if (identity.currentUser !== null) return isVerifiedUser(state) || isTestInProgress(session);
  return identity.isGuestLogin && session.deviceId !== null;
}

/** A guest's test goes on, or into the account, once the account has a profile for it. */
function wantsFirstProfile(state: AppState): boolean {
  return state.account.isAfterGuest || (isGuestsTest(state) && state.identity.profiles.length === 0);
}

function forAccounts({ identity }: AppState): string | null {
  if (identity.currentUser !== null) return null;
  return identity.isGuestLogin ? APP_ROUTES.home : APP_ROUTES.landing;
}

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  everybody: () => null,
  signedOut: () => null,
  landing: (state) => (belongsHome(state) ? APP_ROUTES.home : null),
  login: (state) => {
    if (isVerifiedUser(state)) return afterLogin(state);
    return state.account.otpChallenge === null ? null : APP_ROUTES.oneTimePassword;
  },
  oneTimePassword: (state) => {
    if (isVerifiedUser(state)) return afterLogin(state);
    return state.account.otpChallenge === null ? APP_ROUTES.login : null;
  },
  registering: (state) => (isVerifiedUser(state) ? afterRegistration(state) : null),
  newUser: (state) => {
    if (isVerifiedUser(state)) return afterRegistration(state);
    return state.account.newUser === null ? APP_ROUTES.emailVerification : null;
  },
  verifiedNewUser: (state) => {
    if (isVerifiedUser(state)) return afterRegistration(state);
    if (state.account.newUser === null) return APP_ROUTES.emailVerification;
    return state.account.newUser.isVerified ? null : APP_ROUTES.codeVerification;
  },
  somebody: (state) => (isIdentified(state) ? null : APP_ROUTES.landing),
  account: forAccounts,
  profiles: (state) => forAccounts(state) ?? (state.identity.profiles.length === 0 ? APP_ROUTES.newProfile : null),
  tester: (state) => {
    if (!isIdentified(state)) return APP_ROUTES.landing;
    if (wantsFirstProfile(state)) return APP_ROUTES.newProfile;
    return isTestInProgress(state.session) ? null : APP_ROUTES.home;
  },
};

/** Where a guard sends somebody; null lets them in. */
export function redirectOf(guard: GuardName, state: AppState): string | null {
  return GUARDS[guard](state);
}

/** Guards whose turning away is remembered, so that signing in leads on to where the person wanted to go. */
const REMEMBERING: ReadonlySet<GuardName> = new Set(['somebody', 'account', 'profiles', 'tester']);

/** Whether a visitor who is turned away wanted to go there, and will be led there after signing in. */
export function isOriginRemembered(guard: GuardName, state: AppState): boolean {
  return REMEMBERING.has(guard) && !isIdentified(state) && state.view.logoutMessage === null;
}

/** Whether entering a route logs a verified login out (product.md section 2, "Public routes"). */
export function isLoggedOutOnEntry(guard: GuardName, state: AppState): boolean {
  return guard === 'signedOut' && isVerifiedUser(state);
}
