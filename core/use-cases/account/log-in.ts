import type { CurrentUser } from '../../domain/current-user.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { toProfileSummary } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { normalizeEmail } from '../../domain/validate-fields.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { REMEMBERED_USERNAME_KEY } from '../../flow/persisted-state.ts';
import { parkedTestOf } from '../../flow/parked-test.ts';
import type { Storage } from '../../ports/storage.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { beginLogin, type LoginAttempt } from './login-attempt.ts';

/** What the login form sends. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** "Remember me": the e-mail is filled in at the next login on this device. */
  readonly isRemembered: boolean;
}

/** The e-mail that was remembered on this device, or an empty text. */
export function rememberedUsername(storage: Storage): string {
  const kept = storage.read(REMEMBERED_USERNAME_KEY);
  return typeof kept === 'string' ? kept : '';
}

function remember(storage: Storage, email: string, isRemembered: boolean): void {
  if (isRemembered) storage.write(REMEMBERED_USERNAME_KEY, email);
  else storage.remove(REMEMBERED_USERNAME_KEY);
}

/** Signs a person in whom the server knows by now. Without the profiles nothing could be chosen in a test, so they belong to it. */
async function enter(
  { runner, profileRepo, storage }: AccountDeps,
  attempt: LoginAttempt,
  user: CurrentUser,
): Promise<Result<void, AppError>> {
  if (!attempt.isWanted()) return attempt.giveUp(user);
  const profiles = await profileRepo.getAll(user.uuid);
  if (!attempt.isWanted()) return attempt.giveUp(user);
  if (!profiles.ok) return profiles;
  const parkedTest = parkedTestOf(storage, user.uuid);
  runner.send({ type: 'userLoggedIn', user, profiles: profiles.value.map(toProfileSummary), parkedTest });
  return ok(undefined);
}

/**
 * Logs in, or leads on to the second factor (product.md section 4, "Session"). Where a signed-in person goes then is the guard's
 * affair. A login whose screen was left is given up, and ended on the server. Fails with INVALID_USERNAME_OR_PASSWORD.
 */
export function makeLogIn(deps: AccountDeps) {
  return async ({ email, password, isRemembered }: Credentials): Promise<Result<void, AppError>> => {
    const { runner, authApi, storage, navigator } = deps;
    const username = normalizeEmail(email);
    const attempt = beginLogin(deps);
    const answer = await attempt.call(
      () => authApi.logIn(username, password),
      ({ kind }) => kind === 'signedIn',
    );
    if (!answer.ok) return answer;
    if (attempt.isWanted()) remember(storage, username, isRemembered);
    if (answer.value.kind === 'signedIn') {
      const { user } = answer.value;
      const entered = await enter(deps, attempt, user);
      if (!entered.ok && attempt.isWanted()) runner.endLogin(user.uuid);
      return entered;
    }
    if (!attempt.isWanted()) return err({ code: 'INVALID_TOKEN' });
    const { challengeId, otpDevices } = answer.value;
    runner.send({ type: 'otpRequired', challengeId, otpDevices });
    navigator.go(APP_ROUTES.oneTimePassword);
    return ok(undefined);
  };
}

/**
 * Sends the code of the second factor. Fails with INVALID_OTP_TOKEN. A code is good once: where it was taken and only the profiles
 * could not be fetched, the next try fetches those alone.
 */
export function makeSubmitOneTimePassword(deps: AccountDeps) {
  let passed: { readonly challengeId: string; readonly user: CurrentUser } | null = null;
  return async (token: string): Promise<Result<void, AppError>> => {
    const challenge = deps.runner.current().account.otpChallenge;
    if (challenge === null) return err({ code: 'INVALID_OTP_TOKEN' });
    const { challengeId } = challenge;
    const attempt = beginLogin(deps);
    if (passed?.challengeId !== challengeId) {
      const answer = await attempt.call(
        () => deps.authApi.submitOneTimePassword(challengeId, token),
        () => true,
      );
      if (!answer.ok) return answer;
      passed = { challengeId, user: answer.value };
    }
    const entered = await enter(deps, attempt, passed.user);
    if (entered.ok || entered.error.code === 'INVALID_TOKEN') passed = null;
    return entered;
  };
}

/** Has a new code sent to a device of the challenge. Fails with INVALID_OTP_DEVICE. */
export function makeResendOneTimePassword({ runner, authApi }: AccountDeps) {
  return async (device: string): Promise<Result<void, AppError>> => {
    const challenge = runner.current().account.otpChallenge;
    if (challenge === null) return err({ code: 'INVALID_OTP_DEVICE' });
    const { challengeId } = challenge;
    const answer = await authApi.resendOneTimePassword(challengeId, device);
    const isSameLogin = runner.current().account.otpChallenge?.challengeId === challengeId;
    if (answer.ok && isSameLogin) runner.send({ type: 'newCodeSent', device });
    return answer;
  };
}
