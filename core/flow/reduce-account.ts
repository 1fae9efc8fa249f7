import { NO_ACCOUNT, type AccountState, type AppState } from './app-state.ts';
import type { AppEvent } from './events.ts';

/** A guest whose result was taken makes an account: the result is saved into it (decisions.md section 4). */
function isGuestWithResult({ identity, session }: AppState): boolean {
  return identity.isGuestLogin && session.testId !== null && session.submittedAt !== null;
}

/** Where signing in and making an account stand after an event. `state` is the whole app before it, `now` in epoch milliseconds. */
export function reduceAccount(state: AppState, event: AppEvent, now: number): AccountState {
  const { account } = state;
  switch (event.type) {
    case 'guestContinued':
      return { ...NO_ACCOUNT, wantedRoute: account.wantedRoute };
    case 'userSignedIn':
      return { ...NO_ACCOUNT, isLoginVerified: true, accessRenewedAt: now, wantedRoute: account.wantedRoute };
    case 'accountCreated':
      return { ...NO_ACCOUNT, isLoginVerified: true, accessRenewedAt: now, isAfterGuest: isGuestWithResult(state) };
    case 'accessRenewed':
      return { ...account, isLoginVerified: true, accessRenewedAt: now };
    case 'guestResultClaimed':
      return { ...account, isAfterGuest: false };
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
