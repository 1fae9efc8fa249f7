import type {
  ChangePasswordPayload,
  CreateAccountPayload,
  LogInPayload,
  OneTimePasswordPayload,
  ResendPayload,
  SendCodePayload,
  VerifyCodePayload,
} from '../../core/api/payloads.ts';
import { CODE_LIFETIME_MS, USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import { otpDeviceString } from '../../core/domain/otp-device.ts';
import { ok } from '../../core/domain/result.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import type { AuthApi, LogInOutcome } from '../../core/ports/auth-api.ts';
import { rejection, type FaultInjector } from './fault-injector.ts';
import {
  accountOf,
  addAccount,
  enter,
  replacePassword,
  loggedInAccount,
  toCurrentUser,
  type MemoryAccount,
  type MemoryBrowserCookies,
  type MemoryOtpDevice,
  type MemoryWorld,
} from './memory-world.ts';
import { checkPassword } from './memory-passwords.ts';
import { makeMemoryResetLinks } from './memory-reset-links.ts';
import { makeAnswerRepeatable, repeatLogin, type AnswerRepeatable } from './repeatable-calls.ts';

/** How long a person may take to choose a password after verifying the email. */
const REGISTRATION_LIFETIME_MS = 60 * 60_000;

const registrationSubject = (email: string, { browser }: MemoryBrowserCookies) => `registration ${browser} ${email}`;
const loginSubject = (challengeId: string) => `login ${challengeId}`;

function makeRegistration(
  faults: FaultInjector,
  repeatable: AnswerRepeatable,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
) {
  return {
    sendVerificationCode: (email, locale) =>
      faults.answer('sendVerificationCode', { email, locale } satisfies SendCodePayload, () => {
        if (accountOf(world, email) !== undefined) return rejection('sendVerificationCode', 409);
        const code = world.codes.issue(registrationSubject(email, cookies));
        world.messages.push({ to: email, kind: 'registrationCode', code });
        return ok(undefined);
      }),
    verifyCode: (email, code) =>
      repeatable('verifyCode', { email, code } satisfies VerifyCodePayload, (isRepeated) => {
        if (accountOf(world, email) !== undefined) return rejection('verifyCode', 409);
        if (!isRepeated && !world.codes.check(registrationSubject(email, cookies), code))
          return rejection('verifyCode', 400);
        cookies.registration = { email, expiresAt: world.now() + REGISTRATION_LIFETIME_MS };
        return ok(undefined);
      }),
    createAccount: (email, password, locale) =>
      repeatable('createAccount', { email, password, locale } satisfies CreateAccountPayload, (isRepeated) => {
        if (isRepeated) return repeatLogin('createAccount', world, cookies);
        const { registration } = cookies;
        const isVerified = registration?.email === email && world.now() < registration.expiresAt;
        if (!isVerified) {
          cookies.registration = null;
          return rejection('createAccount', 401);
        }
        if (accountOf(world, email) !== undefined) return rejection('createAccount', 409);
        const rejected = checkPassword('createAccount', password, { email, firstName: '', lastName: '' });
        if (rejected !== null) return rejected;
        cookies.registration = null;
        return ok(enter(world, cookies, addAccount(world, email, password)));
      }),
  } satisfies Partial<AuthApi>;
}

/** Sends a login code. The login challenge expires with the code. */
function sendLoginCode(world: MemoryWorld, challengeId: string, userId: string, { address }: MemoryOtpDevice): void {
  world.challenges.set(challengeId, { userId, expiresAt: world.now() + CODE_LIFETIME_MS });
  world.messages.push({ to: address, kind: 'signInCode', code: world.codes.issue(loginSubject(challengeId)) });
}

/** The account of a login challenge that is not expired. */
function waitingAccount(world: MemoryWorld, challengeId: string): MemoryAccount | undefined {
  const challenge = world.challenges.get(challengeId);
  return challenge === undefined || challenge.expiresAt <= world.now()
    ? undefined
    : world.accounts.get(challenge.userId);
}

function logIn(world: MemoryWorld, cookies: MemoryBrowserCookies, account: MemoryAccount): LogInOutcome {
  const [first] = account.otpDevices;
  if (first === undefined) return { kind: 'signedIn', user: enter(world, cookies, account) };
  const challengeId = world.makeId('challenge');
  sendLoginCode(world, challengeId, account.userId, first);
  return { kind: 'otpRequired', challengeId, otpDevices: account.otpDevices.map(otpDeviceString) };
}

function makeLogIn(
  faults: FaultInjector,
  repeatable: AnswerRepeatable,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
) {
  return {
    logIn: (username, password) =>
      faults.answer('logIn', { username: prefixedUsername(username), password } satisfies LogInPayload, () => {
        const account = accountOf(world, username);
        return account?.password === password ? ok(logIn(world, cookies, account)) : rejection('logIn', 401);
      }),
    submitOneTimePassword: (challengeId, token) =>
      repeatable('submitOneTimePassword', { challengeId, token } satisfies OneTimePasswordPayload, (isRepeated) => {
        if (isRepeated) return repeatLogin('submitOneTimePassword', world, cookies);
        const account = waitingAccount(world, challengeId);
        if (account === undefined || !world.codes.check(loginSubject(challengeId), token)) {
          return rejection('submitOneTimePassword', 400);
        }
        world.challenges.delete(challengeId);
        return ok(enter(world, cookies, account));
      }),
    resendOneTimePassword: (challengeId, device) =>
      faults.answer('resendOneTimePassword', { challengeId, device } satisfies ResendPayload, () => {
        const account = waitingAccount(world, challengeId);
        const chosen = account?.otpDevices.find((one) => otpDeviceString(one) === device);
        if (account === undefined || chosen === undefined) return rejection('resendOneTimePassword', 400);
        sendLoginCode(world, challengeId, account.userId, chosen);
        return ok(undefined);
      }),
    refresh: () =>
      faults.answer('refreshAccess', null, () => {
        const account = loggedInAccount(world, cookies);
        return account === undefined ? rejection('refreshAccess', 401) : ok(toCurrentUser(account));
      }),
    logOut: () =>
      faults.answer('logOut', null, () => {
        if (cookies.sessionId !== null) world.sessions.delete(cookies.sessionId);
        cookies.sessionId = null;
        return ok(undefined);
      }),
  } satisfies Partial<AuthApi>;
}

function makePasswords(repeatable: AnswerRepeatable, world: MemoryWorld, cookies: MemoryBrowserCookies) {
  return {
    changePassword: (userId, oldPassword, newPassword) => {
      const payload: ChangePasswordPayload = { old_password: oldPassword, new_password: newPassword };
      return repeatable('changePassword', payload, (isRepeated) => {
        if (isRepeated && world.accounts.get(userId)?.password === newPassword) return ok(undefined);
        const account = loggedInAccount(world, cookies);
        if (account === undefined) return rejection('refreshAccess', 401);
        if (account.userId !== userId) return rejection('changePassword', 404);
        if (account.password !== oldPassword) return rejection('changePassword', 401);
        if (account.password === newPassword) return rejection('changePassword', 422);
        const rejected = checkPassword('changePassword', newPassword, account);
        if (rejected !== null) return rejected;
        return ok(replacePassword(world, account, newPassword));
      });
    },
  } satisfies Partial<AuthApi>;
}

/** Accounts and login sessions in memory, as one browser sees them. */
export function makeMemoryAuthApi(faults: FaultInjector, world: MemoryWorld, cookies: MemoryBrowserCookies): AuthApi {
  const repeatable = makeAnswerRepeatable(faults.answer, world.now, USED_CODE_REPEAT_MS);
  return {
    ...makeRegistration(faults, repeatable, world, cookies),
    ...makeLogIn(faults, repeatable, world, cookies),
    ...makePasswords(repeatable, world, cookies),
    ...makeMemoryResetLinks(faults, repeatable, world, cookies),
  };
}
