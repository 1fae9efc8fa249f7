import { otpDeviceString } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { Stores, UnitOfWork } from '../unit-of-work/ports.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Codes } from './codes.ts';
import { sendSignInCode } from './log-in.ts';
import type { User } from './ports.ts';
import { openLoginSession, issueTokens, type OpenLoginSession, type LoginTokens } from './login-session.ts';

export type SubmitOneTimePassword = (challengeId: string, code: string) => Promise<Result<LoginTokens, 'wrong-code'>>;
export type ResendOneTimePassword = (challengeId: string, device: string) => Promise<Result<void, 'no-such-device'>>;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly codes: Codes;
}

/** Ends a login that waits with the code that was sent. */
export function makeSubmitOneTimePassword({
  unitOfWork,
  clock,
  codes,
  accessTokens,
}: Deps & { readonly accessTokens: AccessTokens }): SubmitOneTimePassword {
  return async (challengeId, code) => {
    const opened = await unitOfWork.run<OpenLoginSession | null, never>(async (stores) => {
      const now = clock.now();
      const user = await lockWaiting(stores, challengeId, now);
      // A wrong code is no refusal here: the try that it cost must be kept.
      if (user === null || !(await codes.check(stores, 'sign-in', challengeId, code, now))) return ok(null);
      await stores.challenges.remove(challengeId);
      return ok(await openLoginSession(stores, user, now));
    });
    if (!opened.ok || opened.value === null) return err('wrong-code');
    return ok(await issueTokens(accessTokens, opened.value));
  };
}

/** Sends a login that waits a new code, to the device that the person chose. */
export function makeResendOneTimePassword({ unitOfWork, clock, codes }: Deps): ResendOneTimePassword {
  return (challengeId, deviceString) =>
    unitOfWork.run(async (stores) => {
      const now = clock.now();
      const user = await lockWaiting(stores, challengeId, now);
      const devices = user === null ? [] : await stores.otpDevices.listOf(user.userId);
      const device = devices.find((candidate) => otpDeviceString(candidate) === deviceString);
      if (user === null || device === undefined) return err('no-such-device');
      return ok(await sendSignInCode(stores, codes, { challengeId, user, device }, now));
    });
}

/** Whose login waits, with the account locked; null when it does not wait (any more), as after a change of the password. */
async function lockWaiting({ challenges, users }: Stores, challengeId: string, now: number): Promise<User | null> {
  const before = await challenges.find(challengeId);
  if (before === null || before.expiresAt <= now) return null;
  await users.lock(before.userId);
  const stillWaits = (await challenges.find(challengeId)) !== null;
  return stillWaits ? users.find(before.userId) : null;
}
