import { NO_ACCOUNT, type AccountState, type AppState } from './app-state.ts';
import type { AppEvent } from './events.ts';
import { isTestInProgress } from './selectors.ts';
import type { TestSession } from './session.ts';

type SignedIn = Extract<AppEvent, { type: 'userLoggedIn' }>;

/** A guest's result that was taken is saved into the account that the guest goes on with (decisions.md section 4). */
function isClaimable({ testId, submittedAt }: TestSession): boolean {
  return testId !== null && submittedAt !== null;
}

/** An account without a profile cannot have taken a test itself, so its test is a guest's. */
function hasGuestResult({ identity, session }: AppState, { profiles, parkedTest }: SignedIn): boolean {
  const test = identity.isGuestLogin && isTestInProgress(session) ? session : parkedTest;
  return profiles.length === 0 && test !== undefined && test !== null && isClaimable(test);
}

function withoutClaim(account: AccountState): AccountState {
  return account.isAfterGuest ? { ...account, isAfterGuest: false } : account;
}

/** Where signing in and making an account stand after an event. `state` is the whole app before it, `now` in epoch milliseconds. */
export function reduceAccount(state: AppState, event: AppEvent, now: number): AccountState {
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
    // Without the test there is nothing left to save.
    case 'testStarted':
      return isTestInProgress(state.session) ? account : withoutClaim(account);
    case 'testCancelled':
    case 'testAbandoned':
    case 'flowFinished':
    case 'guestResultClaimed':
      return withoutClaim(account);
    case 'otpRequired': {
      const { challengeId, otpDevices } = event;
      return { ...account, otpChallenge: { challengeId, otpDevices, device: otpDevices[0] ?? '' } };
    }
    case 'newCodeSent':
      return account.otpChallenge === null
        ? account
        : { ...account, otpChallenge: { ...account.otpChallenge, device: event.device } };
    case 'otpAbandoned':
      return { ...account, otpChallenge: null };
    case 'verificationCodeSent':
      return { ...account, newUser: { email: event.email, isVerified: false } };
    case 'emailVerified':
      return account.newUser === null ? account : { ...account, newUser: { ...account.newUser, isVerified: true } };
    case 'routeWanted':
      return { ...account, wantedRoute: event.route };
    default:
      return account;
  }
}
