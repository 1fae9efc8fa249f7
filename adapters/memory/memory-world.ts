import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { Kits } from '../../core/domain/kit.ts';
import { loginSessionEnd } from '../../core/domain/login-session-end.ts';
import { otpDeviceString, type OtpDevice } from '../../core/domain/otp-device.ts';
import type { Profile } from '../../core/domain/profile.ts';
import type { ProfileAttempt } from '../../core/ports/profile-repo.ts';
import { makeMemoryCodes, type MemoryCodes } from './memory-codes.ts';

/** A message to a person (a code, the two parts of a link, or the notice of a change) or to customer service. */
export interface MemoryMessage {
  /** An email address, or a phone number of ten digits. */
  readonly to: string;
  readonly kind:
    | 'registrationCode'
    | 'signInCode'
    | 'otpDeviceCode'
    | 'resetLink'
    | 'passwordChanged'
    | 'otpDeviceAdded'
    | 'otpDeviceRemoved'
    | 'supportRequest';
  readonly code?: string;
  readonly uid?: string;
  readonly token?: string;
}

/** Sources of time and randomness. By default the time is fixed at 20 November 2026, 18:00 UTC, and ids and codes are consecutive. */
export interface MemoryWorldOptions {
  /** The kits that are accepted. */
  readonly kits: Kits;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** A unique id of that kind, such as `user` or `profile`. */
  readonly makeId?: (kind: string) => string;
  /** Six digits. */
  readonly makeCode?: () => string;
  /** When a login session ends; `loginSessionEnd` by default. */
  readonly endOfLogin?: typeof loginSessionEnd;
}

/** A two-factor device with its address. */
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

/** A record that belongs to an account. */
interface Owned {
  readonly userId: string;
}

/** A login session. Instants in epoch milliseconds. */
interface MemoryLoginSession extends Owned {
  readonly startedAt: number;
  lastUsedAt: number;
}

/** A record of an account that expires. */
interface Lasting extends Owned {
  readonly expiresAt: number;
}

/** A reset link, the browser that asked for it, and the code for all others. */
interface MemoryResetLink extends Lasting {
  readonly browser: string;
  readonly code: string;
  triesLeft: number;
}

/** Everything that the back end stores about people. */
export interface MemoryWorld {
  readonly kits: Kits;
  /** Whether a health agency takes reports. */
  hasAgency: boolean;
  readonly now: () => number;
  readonly makeId: (kind: string) => string;
  readonly endOfLogin: typeof loginSessionEnd;
  readonly accounts: Map<string, MemoryAccount>;
  readonly sessions: Map<string, MemoryLoginSession>;
  /** Logins that are waiting for the second factor. */
  readonly challenges: Map<string, Lasting>;
  /** The valid reset links, by their tokens. */
  readonly resetLinks: Map<string, MemoryResetLink>;
  readonly profiles: Profile[];
  /** The profile that each attempt created: profile ids by group. */
  readonly profileAttempts: Map<ProfileAttempt | string, Map<string, string>>;
  /** The names of deleted profiles, whose results remain: by profile id. */
  readonly deletedProfiles: Map<string, Pick<Profile, 'firstName' | 'lastName'>>;
  readonly codes: MemoryCodes;
  /** Six digits. */
  readonly makeCode: () => string;
  readonly messages: MemoryMessage[];
}

/** The cookies of one browser, shared by its tabs. */
export interface MemoryBrowserCookies {
  sessionId: string | null;
  /** Distinguishes this browser from others: codes belong to the one that asked for them. */
  readonly browser: string;
  /** The codes of the reset links that this browser asked for, by email. */
  readonly resetCodes: Map<string, string>;
  /** The email that was verified in this browser, until the account is created. */
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

/** A back end without accounts. */
export function makeMemoryWorld(options: MemoryWorldOptions): MemoryWorld {
  const { now = () => STANDING_INSTANT, makeId = makeCounter(), makeCode = makeCodeCounter() } = options;
  const { endOfLogin = loginSessionEnd } = options;
  return {
    kits: options.kits,
    hasAgency: true,
    now,
    makeId,
    endOfLogin,
    accounts: new Map(),
    sessions: new Map(),
    challenges: new Map(),
    resetLinks: new Map(),
    profiles: [],
    profileAttempts: new Map(),
    deletedProfiles: new Map(),
    codes: makeMemoryCodes(now, makeCode),
    makeCode,
    messages: [],
  };
}

/** The account with that email. */
export function accountOf(world: MemoryWorld, email: string): MemoryAccount | undefined {
  return [...world.accounts.values()].find((account) => account.email === email);
}

/** The account that is logged in with those cookies, whose login session is now used. */
export function loggedInAccount(world: MemoryWorld, { sessionId }: MemoryBrowserCookies): MemoryAccount | undefined {
  const session = sessionId === null ? undefined : world.sessions.get(sessionId);
  if (session === undefined || world.endOfLogin(session.startedAt, session.lastUsedAt) <= world.now()) return undefined;
  session.lastUsedAt = world.now();
  return world.accounts.get(session.userId);
}

/** The account as the app receives it. */
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

/** Logs an account in, replacing the browser's login session. */
export function enter(world: MemoryWorld, cookies: MemoryBrowserCookies, account: MemoryAccount): CurrentUser {
  cookies.sessionId = world.makeId('session');
  world.sessions.set(cookies.sessionId, { userId: account.userId, startedAt: world.now(), lastUsedAt: world.now() });
  return toCurrentUser(account);
}

function removeAllOf(entries: Map<string, Owned>, userId: string): void {
  for (const [id, entry] of entries) if (entry.userId === userId) entries.delete(id);
}

/** Ends the login sessions of an account but one, after a change of its two-factor devices, and notifies the person. */
export function endOtherSessions(
  world: MemoryWorld,
  { sessionId }: MemoryBrowserCookies,
  { userId, email }: MemoryAccount,
  kind: 'otpDeviceAdded' | 'otpDeviceRemoved',
): void {
  for (const [id, session] of world.sessions) {
    if (session.userId === userId && id !== sessionId) world.sessions.delete(id);
  }
  world.messages.push({ to: email, kind });
}

/** Changes the password: login sessions, waiting logins and reset links are removed, and the person is notified. */
export function replacePassword(world: MemoryWorld, account: MemoryAccount, password: string): void {
  account.password = password;
  removeAllOf(world.sessions, account.userId);
  removeAllOf(world.challenges, account.userId);
  removeAllOf(world.resetLinks, account.userId);
  world.messages.push({ to: account.email, kind: 'passwordChanged' });
}
