import { NO_ACCOUNT, type AccountState, type AppState } from './app-state.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { AccountEvent, AppEvent, IdentityEvent, SessionEvent } from './events.ts';
import { isTestInProgress } from './selectors.ts';
import type { TestSession } from './session.ts';

type LoggedIn = Extract<AppEvent, { type: 'userLoggedIn' }>;

/** Whether the guest's result was submitted, so that the new account can save it (decisions.md section 4). */
function isClaimable({ testId, submittedAt }: TestSession): boolean {
  return testId !== null && submittedAt !== null;
}

/** An account without a profile cannot have taken a test itself, so its test is a guest's. */
function hasGuestResult({ identity, session }: AppState, { profiles, parkedTest }: LoggedIn): boolean {
  const test = identity.isGuestLogin && isTestInProgress(session) ? session : parkedTest;
  return profiles.length === 0 && test !== undefined && test !== null && isClaimable(test);
}

function withoutClaim(account: AccountState): AccountState {
  return account.isAfterGuest ? { ...account, isAfterGuest: false } : account;
}

const HANDLERS: Handlers<AccountEvent, AccountState> = {
  otpRequired: (account, { challengeId, otpDevices }) => ({
    ...account,
    otpChallenge: { challengeId, otpDevices, device: otpDevices[0] ?? '' },
  }),
  newCodeSent: (account, { device }) =>
    account.otpChallenge === null ? account : { ...account, otpChallenge: { ...account.otpChallenge, device } },
  otpAbandoned: (account) => ({ ...account, otpChallenge: null }),
  verificationCodeSent: (account, { email }) => ({ ...account, newUser: { email, isVerified: false } }),
  emailVerified: (account) =>
    account.newUser === null ? account : { ...account, newUser: { ...account.newUser, isVerified: true } },
  routeWanted: (account, { route }) => ({ ...account, wantedRoute: route }),
};

/** Whether an event is a stage of logging in or of making an account, and changes nothing else. */
export function isAccountEvent(event: AppEvent): event is AccountEvent {
  return isHandledBy(HANDLERS, event);
}

/** Login and registration after an event. */
export function reduceAccount(account: AccountState, event: AccountEvent): AccountState {
  return handle(HANDLERS, account, event);
}

/** Where they stand after an event of the person or of the test. `state` is the whole app before it, `now` in epoch milliseconds. */
export function accountAfter(state: AppState, event: IdentityEvent | SessionEvent, now: number): AccountState {
  const { account } = state;
  switch (event.type) {
    case 'guestContinued':
      return { ...NO_ACCOUNT, wantedRoute: account.wantedRoute };
    case 'userLoggedIn':
      return {
        ...NO_ACCOUNT,
        isLoginVerified: true,
        accessRenewedAt: now,
        isAfterGuest: hasGuestResult(state, event),
        wantedRoute: account.wantedRoute,
      };
    case 'accountCreated': {
      const isAfterGuest = state.identity.isGuestLogin && isClaimable(state.session);
      return { ...NO_ACCOUNT, isLoginVerified: true, accessRenewedAt: now, isAfterGuest };
    }
    case 'accessRenewed':
      return state.identity.currentUser?.uuid === event.user.uuid
        ? { ...account, isLoginVerified: true, accessRenewedAt: now }
        : account;
    // Without the test there is no result left to save.
    case 'testStarted':
      return isTestInProgress(state.session) ? account : withoutClaim(account);
    case 'testCancelled':
    case 'testAbandoned':
    case 'flowFinished':
    case 'guestResultClaimed':
      return withoutClaim(account);
    default:
      return account;
  }
}
