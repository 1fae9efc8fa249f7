import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { otpDeviceString } from '../../core/domain/otp-device.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import type { Stores } from '../unit-of-work.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { StoredOtpDevice, User } from './ports.ts';
import { makeRefreshToken } from './refresh-token.ts';

const HOUR_MS = 3_600_000;
/** A sign-in lasts this long from its last refresh. */
export const SESSION_LIFETIME_MS = 12 * HOUR_MS;

/** A sign-in in the database, before its access token is made. */
export interface OpenSession {
  readonly sessionId: string;
  readonly user: User;
  readonly devices: readonly StoredOtpDevice[];
  readonly refreshToken: string;
}

/** Somebody who is signed in, with the tokens that say so. */
export interface SignIn {
  /** As on the wire: the username with its prefix. */
  readonly currentUser: CurrentUser;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Opens a sign-in for an account that has shown all it has to show. */
export async function openSession({ sessions, otpDevices }: Stores, user: User, now: number): Promise<OpenSession> {
  const { userId } = user;
  const sessionId = randomUUID();
  const { text, hash } = makeRefreshToken(sessionId);
  await sessions.insert(
    {
      sessionId,
      userId,
      tokenHash: hash,
      attemptId: null,
      previousTokenHash: null,
      rotatedAt: now,
      expiresAt: now + SESSION_LIFETIME_MS,
    },
    now,
  );
  return { sessionId, user, devices: await otpDevices.listOf(userId), refreshToken: text };
}

/** Makes the access token. Not inside a transaction. */
export async function toLogin(accessTokens: AccessTokens, session: OpenSession): Promise<SignIn> {
  const { user, devices, sessionId, refreshToken } = session;
  const accessToken = await accessTokens.issue({ userId: user.userId, sessionId });
  return { currentUser: toCurrentUser(user, devices), accessToken, refreshToken };
}

function toCurrentUser(user: User, devices: readonly StoredOtpDevice[]): CurrentUser {
  return {
    uuid: user.userId,
    username: prefixedUsername(user.email),
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    user_groups: user.groupIds,
    otpDevices: devices.map(otpDeviceString),
  };
}
