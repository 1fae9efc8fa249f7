import type { AccountEvent, AppEvent, PersonEvent } from './events.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { AccountState } from './app-state.ts';

type Account = Omit<AccountState, 'isAfterGuest'>;

/** No login or registration in progress. */
export const NO_LOGIN: Account = {
  isLoginVerified: false,
  accessRenewedAt: null,
  otpChallenge: null,
  newUser: null,
  wantedRoute: null,
};

const HANDLERS: Handlers<AccountEvent, Account> = {
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
export function reduceAccount(account: Account, event: AccountEvent): Account {
  return handle(HANDLERS, account, event);
}

/** Where they stand after an event of the person; `userId` is the account that was here before it, `now` in epoch milliseconds. */
export function accountAfter(account: Account, event: PersonEvent, userId: string | null, now: number): Account {
  switch (event.type) {
    case 'guestContinued':
      return { ...NO_LOGIN, wantedRoute: account.wantedRoute };
    case 'userLoggedIn':
      return { ...NO_LOGIN, isLoginVerified: true, accessRenewedAt: now, wantedRoute: account.wantedRoute };
    case 'accountCreated':
      return { ...NO_LOGIN, isLoginVerified: true, accessRenewedAt: now };
    case 'accessRenewed':
      return userId === event.user.uuid ? { ...account, isLoginVerified: true, accessRenewedAt: now } : account;
    case 'loggedOut':
      return NO_LOGIN;
    default:
      return account;
  }
}
