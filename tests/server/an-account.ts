import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { AccountSubmission, LoggedInResponse } from '../../core/api/payloads.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import { makeKyselyOtpDeviceStore } from '../../server/accounts/kysely-otp-device-store.ts';
import type { StoredOtpDevice } from '../../server/accounts/ports.ts';
import { aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import { storedCookieName } from '../../server/http/api-cookie.ts';
import type { TestApp } from './test-app.ts';

/** A password that resembles nothing in any account. */
export const SAMPLE_PASSWORD = 'Kettle-42-blue';

export const REGISTRATION_COOKIE = 'clearline_registration';
export const REFRESH_COOKIE = 'clearline_refresh';
export const BROWSER_COOKIE = 'clearline_browser';
export const RESET_COOKIE = 'clearline_reset';

/** What a browser stores for a logged-in user. */
export interface LoggedIn {
  readonly currentUser: CurrentUser;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A registered, logged-in account, created through the API. */
export interface TestAccount extends LoggedIn {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly userId: string;
  readonly groupId: string;
}

/** An email that no other sample uses. */
export function anEmail(): string {
  return `p-${randomUUID()}@mail.example`;
}

/** The value of a cookie that a response sets, in production or not, or undefined. */
export function cookieOf(answer: LightMyRequestResponse, name: string): string | undefined {
  return answer.cookies.find((cookie) => [name, storedCookieName(name, true)].includes(cookie.name))?.value;
}

/** What a browser stores from a login response. */
export function loggedInBy(answer: LightMyRequestResponse): LoggedIn {
  if (answer.statusCode !== 200) throw new Error(`Not logged in: ${answer.statusCode} ${answer.body}`);
  const { currentUser, accessToken } = answer.json<LoggedInResponse>();
  return { currentUser, accessToken, refreshToken: cookieOf(answer, REFRESH_COOKIE) ?? '' };
}

/** The newest code sent to an address. */
export function codeFor({ posted }: TestApp, address: string): string {
  const message = posted.findLast((candidate) => candidate.to === address && 'code' in candidate);
  if (message === undefined || !('code' in message)) throw new Error('No code was sent to that address.');
  return message.code;
}

/** A six-digit code that differs from the given one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Adds a two-factor device to an account, without the calls that need a code. */
export async function aDeviceOf(
  { db }: TestApp,
  userId: string,
  device: Pick<StoredOtpDevice, 'type' | 'name' | 'address'> = { type: 'EMAIL', name: 'Work', address: anEmail() },
): Promise<void> {
  await makeKyselyOtpDeviceStore(db).insert({ ...device, id: randomUUID(), userId }, SAMPLE_INSTANT);
}

/** Verifies an email in a new browser, and returns the cookie that authorizes the registration. */
export async function verifiedEmail(server: TestApp, email: string, locale: Language = 'en'): Promise<string> {
  const asked = await server.call('sendVerificationCode', { email, locale }, { cookies: {} });
  const cookies = { [REGISTRATION_COOKIE]: cookieOf(asked, REGISTRATION_COOKIE) ?? '' };
  const answer = await server.call('verifyCode', { email, code: codeFor(server, email) }, { cookies });
  const cookie = cookieOf(answer, REGISTRATION_COOKIE);
  if (cookie === undefined) throw new Error(`Not verified: ${answer.statusCode} ${answer.body}`);
  return cookie;
}

/** Registers an account through the API. */
export async function anAccount(
  server: TestApp,
  {
    email = anEmail(),
    password = SAMPLE_PASSWORD,
    locale = 'en',
  }: { readonly email?: string; readonly password?: string; readonly locale?: Language } = {},
): Promise<TestAccount> {
  const cookie = await verifiedEmail(server, email, locale);
  const body = { email, password, locale };
  const answer = await server.call('createAccount', body, { cookies: { [REGISTRATION_COOKIE]: cookie } });
  const signedIn = loggedInBy(answer);
  const { uuid: userId, user_groups: groups } = signedIn.currentUser;
  return { ...signedIn, email, username: prefixedUsername(email), password, userId, groupId: groups[0] ?? '' };
}

/** Logs in to an account without a second factor. */
export async function logIn(
  server: TestApp,
  { username, password }: Pick<TestAccount, 'username' | 'password'>,
): Promise<LoggedIn> {
  return loggedInBy(await server.call('logIn', { username, password }));
}

/** An account with a profile. */
export interface TestPerson extends TestAccount {
  readonly profileId: string;
  /** What a submission says of the person tested. */
  readonly by: Pick<AccountSubmission, 'userGroupId' | 'profileId'>;
}

/** Adds a profile to an account, and returns its id. */
export async function aProfileOf(
  server: TestApp,
  { accessToken: bearer, userId, groupId: userGroupId }: TestAccount,
  change: Partial<ProfileDraft> = {},
): Promise<string> {
  const answer = await server.call('createProfile', aProfileDraft({ ...change, userId, userGroupId }), { bearer });
  return answer.json<Profile>().profileId;
}

/** Registers an account through the API and adds a profile. */
export async function aPerson(
  server: TestApp,
  change: Partial<ProfileDraft> = {},
  email?: string,
): Promise<TestPerson> {
  const account = await anAccount(server, email === undefined ? {} : { email });
  const profileId = await aProfileOf(server, account, change);
  return { ...account, profileId, by: { userGroupId: account.groupId, profileId } };
}
