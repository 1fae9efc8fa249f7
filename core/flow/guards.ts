import { APP_ROUTES, type GuardName } from './app-routes.ts';
import type { AppState } from './app-state.ts';
import { isIdentified, isTestInProgress } from './selectors.ts';
import { isGuestsTest } from './tested-profile.ts';

type Guard = (state: AppState) => string | null;

function isVerifiedUser({ identity, account }: AppState): boolean {
  return identity.currentUser !== null && account.isLoginVerified;
}

/** The route after a login. */
function afterLogin({ account }: AppState): string {
  return account.wantedRoute ?? APP_ROUTES.home;
}

/** The route after creating an account: a first profile comes next. */
function afterRegistration({ identity }: AppState): string {
  return identity.profiles.length === 0 ? APP_ROUTES.newProfile : APP_ROUTES.home;
}

/** Whether the landing has nothing to offer any more (decisions.md section 5). */
function belongsHome(state: AppState): boolean {
  const { identity, session } = state;
  if (identity.currentUser !== null) return isVerifiedUser(state) || isTestInProgress(session);
  return identity.isGuestLogin && session.deviceId !== null;
}

/** Whether the account needs a first profile, so that a guest's test can continue or be saved in it. */
function wantsFirstProfile(state: AppState): boolean {
  return state.account.isAfterGuest || (isGuestsTest(state) && state.identity.profiles.length === 0);
}

function forAccounts({ identity }: AppState): string | null {
  if (identity.currentUser !== null) return null;
  return identity.isGuestLogin ? APP_ROUTES.home : APP_ROUTES.landing;
}

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  public: () => null,
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
  identified: (state) => (isIdentified(state) ? null : APP_ROUTES.landing),
  account: forAccounts,
  profiles: (state) => forAccounts(state) ?? (state.identity.profiles.length === 0 ? APP_ROUTES.newProfile : null),
  tester: (state) => {
    if (!isIdentified(state)) return APP_ROUTES.landing;
    if (wantsFirstProfile(state)) return APP_ROUTES.newProfile;
    return isTestInProgress(state.session) ? null : APP_ROUTES.home;
  },
};

/** The route that a guard redirects to; null lets the visitor in. */
export function redirectOf(guard: GuardName, state: AppState): string | null {
  return GUARDS[guard](state);
}

/** Guards that remember the rejected route, so that login leads there. */
const REMEMBERING_GUARDS: ReadonlySet<GuardName> = new Set(['identified', 'account', 'profiles', 'tester']);

/** Whether the rejected route is remembered until after the login. */
export function isOriginRemembered(guard: GuardName, state: AppState): boolean {
  return REMEMBERING_GUARDS.has(guard) && !isIdentified(state) && state.view.logoutMessage === null;
}

/** Whether entering a route logs a verified login out (product.md section 2, "Public routes"). */
export function isLoggedOutOnEntry(guard: GuardName, state: AppState): boolean {
  return guard === 'signedOut' && isVerifiedUser(state);
}
