import { USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import { otpDeviceString } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Stores } from './unit-of-work.ts';
import { sendLoginCode } from './log-in.ts';
import type { Challenge, User } from './ports.ts';
import { openLoginSession, issueTokens, type OpenLoginSession, type LoginTokens } from './login-session.ts';
import { hashSecretToken } from './secret-token.ts';
import type { AccountDeps } from './deps.ts';

/** `attemptId` as in `GivenCode`. */
export type SubmitOneTimePassword = (
  challengeId: string,
  code: string,
  attemptId: string | null,
) => Promise<Result<LoginTokens, 'wrong-code'>>;
export type ResendOneTimePassword = (challengeId: string, device: string) => Promise<Result<void, 'no-such-device'>>;

/** The outcome of a code: the account that it was entered for, and its login session if it was right. */
interface Completion {
  readonly account: string | null;
  readonly opened: OpenLoginSession | null;
}

/**
 * Completes a login challenge with the code that was sent. A repeated attempt gets a new login session in place of the one whose tokens
 * were lost, unless that one was used, has ended, or the password or the devices were changed meanwhile.
 */
export function makeSubmitOneTimePassword({
  unitOfWork,
  clock,
  codes,
  accessTokens,
  trail,
}: AccountDeps): SubmitOneTimePassword {
  return async (challengeId, code, attemptId) => {
    const completed = await unitOfWork.run<Completion, never>(async (stores) => {
      const now = clock.now();
      const attemptHash = hashSecretToken(JSON.stringify([challengeId, attemptId]));
      const user = (await lockWaiting(stores, challengeId, now)) ?? (await lockWaiting(stores, attemptHash, now));
      const given = { purpose: 'sign-in', subject: challengeId, code, attemptId } as const;
      const checked = user === null ? 'wrong' : await codes.check(stores, given, now);
      // A wrong code returns ok, so that the transaction is committed and the try counts.
      const account = user?.userId ?? null;
      if (user === null || checked === 'wrong') return ok({ account, opened: null });
      const { userId } = user;
      if (checked === 'repeated' && !(await stores.loginSessions.endUnused(userId, attemptHash))) {
        return ok({ account, opened: null });
      }
      await stores.challenges.remove(challengeId);
      if (attemptId === null) return ok({ account, opened: await openLoginSession(stores, user, now) });
      if (checked === 'right') await stores.challenges.put(completedChallenge(attemptHash, userId, now));
      return ok({ account, opened: await openLoginSession(stores, user, now, attemptHash) });
    });
    if (!completed.ok) return completed;
    const { account, opened } = completed.value;
    if (opened === null) {
      trail.note('loginRefused', { account, email: null, reason: 'wrongCode' });
      return err('wrong-code');
    }
    trail.note('loginSucceeded', { account });
    return ok(await issueTokens(accessTokens, opened));
  };
}

/** A completed challenge, which only a repetition of the same attempt finds. */
function completedChallenge(attemptHash: string, userId: string, now: number): Challenge {
  return { challengeId: attemptHash, userId, expiresAt: now + USED_CODE_REPEAT_MS };
}

/** Sends a new code for a login challenge to the device that the person chose. */
export function makeResendOneTimePassword({ unitOfWork, clock, codes }: AccountDeps): ResendOneTimePassword {
  return (challengeId, deviceString) =>
    unitOfWork.run(async (stores) => {
      const now = clock.now();
      const user = await lockWaiting(stores, challengeId, now);
      const devices = user === null ? [] : await stores.otpDevices.listOf(user.userId);
      const device = devices.find((candidate) => otpDeviceString(candidate) === deviceString);
      if (user === null || device === undefined) return err('no-such-device');
      return ok(await sendLoginCode(stores, codes, { challengeId, user, device }, now));
    });
}

/** Locks and returns the account of a login challenge; null when there is no such challenge any more, such as after a password change. */
async function lockWaiting({ challenges, users }: Stores, challengeId: string, now: number): Promise<User | null> {
  const before = await challenges.find(challengeId);
  if (before === null || before.expiresAt <= now) return null;
  await users.lock(before.userId);
  const stillWaits = (await challenges.find(challengeId)) !== null;
  return stillWaits ? users.find(before.userId) : null;
}
