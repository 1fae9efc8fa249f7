import { CODE_LIFETIME_MS, CODE_TRIES, RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { otpDeviceString } from '../../core/domain/otp-device.ts';
import { ok } from '../../core/domain/result.ts';
import type { LogInOutcome } from '../../core/ports/auth-api.ts';
import { rejection } from './fault-injector.ts';
import { checkPassword } from './memory-passwords.ts';
import type { MemoryCall, MemoryRules } from './memory-ports.ts';
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

type Opened = 'bad' | 'open' | 'needs-code' | 'wrong-code';

/** Opens a link; a wrong code costs one of its tries. */
function open(
  world: MemoryWorld,
  { browser }: MemoryBrowserCookies,
  uidb64: string,
  token: string,
  code: string | null,
): Opened {
  const link = world.resetLinks.get(token);
  if (link?.userId !== uidb64 || link.expiresAt <= world.now()) return 'bad';
  if (link.browser === browser) return 'open';
  if (link.triesLeft <= 0) return 'bad';
  if (code === null) return 'needs-code';
  if (link.code === code) return 'open';
  link.triesLeft -= 1;
  return 'wrong-code';
}

/** Reset links in memory, as one browser sees them. */
function resetLinkRules(world: MemoryWorld, cookies: MemoryBrowserCookies) {
  return {
    forgotPassword: (_call, username) => {
      const { browser, resetCodes } = cookies;
      const code = resetCodes.get(username) ?? world.makeCode();
      resetCodes.set(username, code);
      const account = accountOf(world, username);
      if (account === undefined) return ok(code);
      const [{ userId }, token] = [account, world.makeId('reset-token')];
      const expiresAt = world.now() + RESET_LINK_LIFETIME_MS;
      world.resetLinks.set(token, { userId, expiresAt, browser, code, triesLeft: CODE_TRIES });
      world.messages.push({ to: account.email, kind: 'resetLink', uid: userId, token });
      return ok(code);
    },
    checkResetLink: ({ reject }, uidb64, token) => {
      const opened = open(world, cookies, uidb64, token, null);
      return opened === 'bad' ? reject(400) : ok({ needsCode: opened === 'needs-code' });
    },
    resetPassword: (call, uidb64, token, newPassword, code) => {
      const { isRepeated, reject } = call;
      const account = world.accounts.get(uidb64);
      if (isRepeated && account?.password === newPassword) return ok(undefined);
      const opened = open(world, cookies, uidb64, token, code ?? null);
      if (opened === 'bad' || account === undefined) return reject(400);
      if (opened !== 'open') return reject(400, { named: 'INVALID_CODE' });
      if (account.password === newPassword) return reject(422, { named: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' });
      return checkPassword(call, newPassword, account) ?? ok(replacePassword(world, account, newPassword));
    },
  } satisfies Partial<MemoryRules<'authApi'>>;
}

/** How long a person may take to choose a password after verifying the email. */
const REGISTRATION_LIFETIME_MS = 60 * 60_000;

const registrationSubject = (email: string, { browser }: MemoryBrowserCookies) => `registration ${browser} ${email}`;
const loginSubject = (challengeId: string) => `login ${challengeId}`;

/** Replaces a login whose answer was lost by a new one, if it is still open. */
function repeatLogin({ reject }: MemoryCall, world: MemoryWorld, cookies: MemoryBrowserCookies) {
  const account = loggedInAccount(world, cookies);
  if (account === undefined || cookies.sessionId === null) return reject(400);
  world.sessions.delete(cookies.sessionId);
  return ok(enter(world, cookies, account));
}

function registrationRules(world: MemoryWorld, cookies: MemoryBrowserCookies) {
  return {
    sendVerificationCode: ({ reject }, email) => {
      if (accountOf(world, email) !== undefined) return reject(409);
      const code = world.codes.issue(registrationSubject(email, cookies));
      world.messages.push({ to: email, kind: 'registrationCode', code });
      return ok(undefined);
    },
    verifyCode: ({ isRepeated, reject }, email, code) => {
      if (!isRepeated && !world.codes.check(registrationSubject(email, cookies), code)) return reject(400);
      if (accountOf(world, email) !== undefined) return reject(409);
      cookies.registration = { email, expiresAt: world.now() + REGISTRATION_LIFETIME_MS };
      return ok(undefined);
    },
    createAccount: (call, email, password) => {
      if (call.isRepeated) return repeatLogin(call, world, cookies);
      const { registration } = cookies;
      const isVerified = registration?.email === email && world.now() < registration.expiresAt;
      if (!isVerified) {
        cookies.registration = null;
        return call.reject(401);
      }
      if (accountOf(world, email) !== undefined) return call.reject(409);
      const rejected = checkPassword(call, password, { email, firstName: '', lastName: '' });
      if (rejected !== null) return rejected;
      cookies.registration = null;
      return ok(enter(world, cookies, addAccount(world, email, password)));
    },
  } satisfies Partial<MemoryRules<'authApi'>>;
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

function logInRules(world: MemoryWorld, cookies: MemoryBrowserCookies) {
  return {
    logIn: ({ reject }, username, password) => {
      const account = accountOf(world, username);
      return account?.password === password ? ok(logIn(world, cookies, account)) : reject(401);
    },
    submitOneTimePassword: (call, challengeId, token) => {
      if (call.isRepeated) return repeatLogin(call, world, cookies);
      const account = waitingAccount(world, challengeId);
      if (account === undefined || !world.codes.check(loginSubject(challengeId), token)) return call.reject(400);
      world.challenges.delete(challengeId);
      return ok(enter(world, cookies, account));
    },
    resendOneTimePassword: ({ reject }, challengeId, device) => {
      const account = waitingAccount(world, challengeId);
      const chosen = account?.otpDevices.find((one) => otpDeviceString(one) === device);
      if (account === undefined || chosen === undefined) return reject(400);
      sendLoginCode(world, challengeId, account.userId, chosen);
      return ok(undefined);
    },
    refresh: ({ reject }) => {
      const account = loggedInAccount(world, cookies);
      return account === undefined ? reject(401) : ok(toCurrentUser(account));
    },
    logOut: () => {
      if (cookies.sessionId !== null) world.sessions.delete(cookies.sessionId);
      cookies.sessionId = null;
      return ok(undefined);
    },
  } satisfies Partial<MemoryRules<'authApi'>>;
}

function passwordRules(world: MemoryWorld, cookies: MemoryBrowserCookies) {
  return {
    changePassword: (call, userId, oldPassword, newPassword) => {
      const { isRepeated, reject } = call;
      if (isRepeated && world.accounts.get(userId)?.password === newPassword) return ok(undefined);
      const account = loggedInAccount(world, cookies);
      if (account === undefined) return rejection('refreshAccess', 401);
      if (account.userId !== userId) return reject(404);
      if (account.password !== oldPassword) return reject(401);
      if (account.password === newPassword) return reject(422);
      return checkPassword(call, newPassword, account) ?? ok(replacePassword(world, account, newPassword));
    },
  } satisfies Partial<MemoryRules<'authApi'>>;
}

/** Accounts and login sessions in memory, as one browser sees them. */
export function authRules(world: MemoryWorld, cookies: MemoryBrowserCookies): MemoryRules<'authApi'> {
  return {
    ...registrationRules(world, cookies),
    ...logInRules(world, cookies),
    ...passwordRules(world, cookies),
    ...resetLinkRules(world, cookies),
  };
}
