import type { CurrentUser } from '../../core/domain/current-user.ts';
import { otpDeviceString } from '../../core/domain/otp-device.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import type { Stores } from './unit-of-work.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { StoredOtpDevice, User } from './ports.ts';
import { makeRefreshToken } from './refresh-token.ts';

/** A login session in the database, before its access token is made. */
export interface OpenLoginSession {
  readonly loginSessionId: string;
  readonly user: User;
  readonly devices: readonly StoredOtpDevice[];
  readonly refreshToken: string;
}

/** A user who has logged in, with the tokens of the new login session. */
export interface LoginTokens {
  /** As on the wire: the username with its prefix. */
  readonly currentUser: CurrentUser;
  readonly loginSessionId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Opens a login session for an account whose credentials have all been checked. `attemptHash` identifies the attempt that logged in, for
 * a retry after a lost answer.
 */
export async function openLoginSession(
  { loginSessions, otpDevices }: Stores,
  user: User,
  now: number,
  attemptHash: string | null = null,
): Promise<OpenLoginSession> {
  const { userId } = user;
  const { loginSessionId, text, hash } = makeRefreshToken();
  await loginSessions.insert({
    loginSessionId,
    userId,
    tokenHash: hash,
    attemptId: attemptHash,
    previousTokenHash: null,
    rotatedAt: now,
    startedAt: now,
    lastUsedAt: now,
    browser: { browser: null, system: null },
  });
  return { loginSessionId, user, devices: await otpDevices.listOf(userId), refreshToken: text };
}

/** Makes the access token. Not inside a transaction. */
export async function issueTokens(accessTokens: AccessTokens, loginSession: OpenLoginSession): Promise<LoginTokens> {
  const { user, devices, loginSessionId, refreshToken } = loginSession;
  const accessToken = await accessTokens.issue({ userId: user.userId, loginSessionId });
  return { currentUser: toCurrentUser(user, devices), loginSessionId, accessToken, refreshToken };
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
