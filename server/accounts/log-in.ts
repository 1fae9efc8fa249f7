import { CODE_LIFETIME_MS } from '../../core/domain/limits.ts';
import { otpDeviceString } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { USERNAME_PREFIX, bareUsername } from '../../core/domain/username.ts';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import type { AccountDeps } from './deps.ts';
import type { Stores } from './unit-of-work.ts';
import { makeChallengeId } from './challenge-id.ts';
import { secondFactorTerms, type Codes } from './codes.ts';
import type { StoredOtpDevice, User } from './ports.ts';
import { openLoginSession, issueTokens, type OpenLoginSession, type LoginTokens } from './login-session.ts';

/** A login that waits for the second factor; a code was sent to the first of the devices. */
export interface OtpRequired {
  readonly challengeId: string;
  readonly otpDevices: readonly string[];
}

/** The outcome of a login with the right password. */
export type LogInOutcome =
  | { readonly kind: 'loggedIn'; readonly login: LoginTokens }
  | { readonly kind: 'otpRequired'; readonly required: OtpRequired };

export type LogIn = (username: string, password: string) => Promise<Result<LogInOutcome, 'wrong-credentials'>>;

type Deps = Pick<AccountDeps, 'unitOfWork' | 'clock' | 'passwords' | 'codes' | 'accessTokens' | 'keys' | 'trail'>;

type Entered =
  | { readonly kind: 'opened'; readonly loginSession: OpenLoginSession }
  | { readonly kind: 'otpRequired'; readonly required: OtpRequired }
  | { readonly kind: 'changed' };

/** Logs in with a prefixed username and a password. A missing account is rejected like a wrong password, after the same time. */
export function makeLogIn(deps: Deps): LogIn {
  const { unitOfWork, clock, passwords, accessTokens, trail } = deps;

  /** `verified` is the account whose password was verified before the transaction. */
  const enter = (verified: User, newHash: string | null) =>
    unitOfWork.run<Entered, never>(async (stores) => {
      const now = clock.now();
      await stores.users.lock(verified.userId);
      const user = await stores.users.find(verified.userId);
      if (user?.passwordHash !== verified.passwordHash) return ok({ kind: 'changed' });
      if (newHash !== null) await stores.users.setPasswordHash(user.userId, newHash, now);
      const devices = await stores.otpDevices.listOf(user.userId);
      const [first] = devices;
      if (first === undefined) return ok({ kind: 'opened', loginSession: await openLoginSession(stores, user, now) });
      return ok({
        kind: 'otpRequired',
        required: await challenge(deps, stores, user, [first, ...devices.slice(1)], now),
      });
    });

  return async function logIn(username, password) {
    const email = username.startsWith(USERNAME_PREFIX) ? normalizeEmail(bareUsername(username)) : '';
    const found = await unitOfWork.run(async ({ users }) => ok(await users.findByEmail(email)));
    const user = found.ok ? found.value : null;
    const isRight = await passwords.verify(user?.passwordHash ?? null, password);
    if (user === null || !isRight) {
      const reason = user === null ? 'unknownAccount' : 'wrongPassword';
      trail.note('loginRefused', { account: user?.userId ?? null, email, reason });
      return err('wrong-credentials');
    }
    const newHash = passwords.needsRehash(user.passwordHash) ? await passwords.hash(password) : null;
    const entered = await enter(user, newHash);
    if (!entered.ok) return entered;
    switch (entered.value.kind) {
      case 'opened':
        trail.note('loginSucceeded', { account: user.userId });
        return ok({ kind: 'loggedIn', login: await issueTokens(accessTokens, entered.value.loginSession) });
      case 'otpRequired':
        trail.note('secondFactorAsked', { account: user.userId });
        return ok(entered.value);
      case 'changed':
        // Another login renewed the hash, or the password was changed: verify it again.
        return logIn(username, password);
    }
  };
}

/** Creates a login challenge and sends a code to the first device. */
async function challenge(
  { keys, codes }: Pick<Deps, 'keys' | 'codes'>,
  stores: Stores,
  user: User,
  devices: readonly [StoredOtpDevice, ...StoredOtpDevice[]],
  now: number,
): Promise<OtpRequired> {
  const challengeId = makeChallengeId(keys, user);
  await sendLoginCode(stores, codes, { challengeId, user, device: devices[0] }, now);
  return { challengeId, otpDevices: devices.map(otpDeviceString) };
}

/** Sends a code for a login challenge, which replaces an earlier one. The challenge expires with the code. */
export async function sendLoginCode(
  stores: Stores,
  codes: Codes,
  login: { readonly challengeId: string; readonly user: User; readonly device: StoredOtpDevice },
  now: number,
): Promise<void> {
  const { challengeId, user, device } = login;
  const code = await codes.issue(stores, 'sign-in', challengeId, now);
  await stores.challenges.put({ challengeId, userId: user.userId, expiresAt: now + CODE_LIFETIME_MS });
  const { type: by, address: to } = device;
  await stores.outbox.post(
    { kind: 'signInCode', by, to, language: user.language, code },
    now,
    secondFactorTerms(user.userId, 'sign-in', challengeId, now),
  );
}
