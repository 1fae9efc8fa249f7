import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { Kits } from '../../core/domain/kit.ts';
import { otpDeviceString, type OtpDevice } from '../../core/domain/otp-device.ts';
import type { Profile } from '../../core/domain/profile.ts';
import type { ProfileAttempt } from '../../core/ports/profile-repo.ts';
import { makeMemoryCodes, type MemoryCodes } from './memory-codes.ts';

/** What was sent to a person: a code, a link's two parts, or the news that the password was changed; or to customer service. */
export interface MemoryMessage {
  /** An e-mail, or a phone number of ten digits. */
  readonly to: string;
  readonly kind:
    'registrationCode' | 'signInCode' | 'otpDeviceCode' | 'resetLink' | 'passwordChanged' | 'supportRequest';
  readonly code?: string;
  readonly uid?: string;
  readonly token?: string;
}

/** Where time and chance come from. By default time stands still on 20 November 2026, 18:00 UTC, and ids and codes are counted. */
export interface MemoryWorldOptions {
  /** The kits that are accepted. */
  readonly kits: Kits;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** An id of that kind, such as `user` or `profile`, that no other has. */
  readonly makeId?: (kind: string) => string;
  /** Six digits. */
  readonly makeCode?: () => string;
}

/** A two-factor device with the address it is reached at. */
export interface MemoryOtpDevice extends OtpDevice {
  readonly address: string;
}

/** An account. */
export interface MemoryAccount {
  readonly userId: string;
  readonly groupId: string;
  readonly email: string;
  password: string;
  firstName: string;
  lastName: string;
  readonly otpDevices: MemoryOtpDevice[];
}

/** What belongs to an account. */
interface Owned {
  readonly userId: string;
}

/** The same, for a while. */
interface Lasting extends Owned {
  readonly expiresAt: number;
}

/** All that the back end knows of people. */
export interface MemoryWorld {
  readonly kits: Kits;
  readonly now: () => number;
  readonly makeId: (kind: string) => string;
  readonly accounts: Map<string, MemoryAccount>;
  /** Whose each sign-in is. */
  readonly sessions: Map<string, Owned>;
  /** Logins that wait for their second factor. */
  readonly challenges: Map<string, Lasting>;
  /** The one good link of an account. */
  readonly resetLinks: Map<string, Lasting & { readonly token: string }>;
  readonly profiles: Profile[];
  /** What each attempt at making a profile made: profile ids by group. */
  readonly profileAttempts: WeakMap<ProfileAttempt, Map<string, string>>;
  /** Whose results stay although the profile is gone: names by profile id. */
  readonly deletedProfiles: Map<string, Pick<Profile, 'firstName' | 'lastName'>>;
  readonly codes: MemoryCodes;
  readonly messages: MemoryMessage[];
}

/** What one browser keeps in its cookies; its tabs share it. */
export interface MemoryBrowserCookies {
  sessionId: string | null;
  /** The e-mail that was verified here, until the account is made. */
  registration: { readonly email: string; readonly expiresAt: number } | null;
}

const STANDING_INSTANT = Date.UTC(2026, 10, 20, 18);
const FIRST_CODE = 100_001;

function makeCounter(): (kind: string) => string {
  const counts = new Map<string, number>();
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  };
}

function makeCodeCounter(): () => string {
  let next = FIRST_CODE;
  return () => String(next++);
}

/** A world without people. */
export function makeMemoryWorld(options: MemoryWorldOptions): MemoryWorld {
  const { now = () => STANDING_INSTANT, makeId = makeCounter(), makeCode = makeCodeCounter() } = options;
  return {
    kits: options.kits,
    now,
    makeId,
    accounts: new Map(),
    sessions: new Map(),
    challenges: new Map(),
    resetLinks: new Map(),
    profiles: [],
    profileAttempts: new WeakMap(),
    deletedProfiles: new Map(),
    codes: makeMemoryCodes(now, makeCode),
    messages: [],
  };
}

/** The account of an e-mail. */
export function accountOf(world: MemoryWorld, email: string): MemoryAccount | undefined {
  return [...world.accounts.values()].find((account) => account.email === email);
}

/** Who is signed in with those cookies. */
export function signedInAccount(world: MemoryWorld, { sessionId }: MemoryBrowserCookies): MemoryAccount | undefined {
  const userId = sessionId === null ? undefined : world.sessions.get(sessionId)?.userId;
  return userId === undefined ? undefined : world.accounts.get(userId);
}

/** The account as its owner's app knows it. */
export function toCurrentUser(account: MemoryAccount): CurrentUser {
  return {
    uuid: account.userId,
    username: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    user_groups: [account.groupId],
    otpDevices: account.otpDevices.map(otpDeviceString),
  };
}

/** Makes an account without profiles and devices. */
export function addAccount(world: MemoryWorld, email: string, password: string): MemoryAccount {
  const [userId, groupId] = [world.makeId('user'), world.makeId('group')];
  const account: MemoryAccount = { userId, groupId, email, password, firstName: '', lastName: '', otpDevices: [] };
  world.accounts.set(userId, account);
  return account;
}

/** Signs an account in, in the place of whoever was. */
export function enter(world: MemoryWorld, cookies: MemoryBrowserCookies, account: MemoryAccount): CurrentUser {
  cookies.sessionId = world.makeId('session');
  world.sessions.set(cookies.sessionId, { userId: account.userId });
  return toCurrentUser(account);
}

function removeAllOf(entries: Map<string, Owned>, userId: string): void {
  for (const [id, entry] of entries) if (entry.userId === userId) entries.delete(id);
}

/** Puts a new password in the place of the old one: every sign-in ends, what waits is dropped, and the person is told. */
export function replacePassword(world: MemoryWorld, account: MemoryAccount, password: string): void {
  account.password = password;
  removeAllOf(world.sessions, account.userId);
  removeAllOf(world.challenges, account.userId);
  world.resetLinks.delete(account.userId);
  world.messages.push({ to: account.email, kind: 'passwordChanged' });
}
