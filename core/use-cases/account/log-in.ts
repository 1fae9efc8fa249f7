import type { CurrentUser } from '../../domain/current-user.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { toProfileSummary } from '../../domain/profile.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { normalizeEmail } from '../../domain/validate-fields.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { REMEMBERED_USERNAME_KEY } from '../../flow/persisted-state.ts';
import type { Storage } from '../../ports/storage.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { beginLogin, type LoginAttempt } from './login-attempt.ts';

/** The values of the login form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** "Remember me": fills in the email address at the next login in this browser. */
  readonly isRemembered: boolean;
}

/** The email address remembered in this browser, or an empty string. */
export function rememberedUsername(storage: Storage): string {
  const stored = storage.read(REMEMBERED_USERNAME_KEY);
  return typeof stored === 'string' ? stored : '';
}

function remember(storage: Storage, email: string, isRemembered: boolean): void {
  if (isRemembered) storage.write(REMEMBERED_USERNAME_KEY, email);
  else storage.remove(REMEMBERED_USERNAME_KEY);
}

/** Enters the app with a login that the server accepted. A test needs the profiles, so the login fails without them. */
async function enter(
  { runner, profileRepo }: AccountDeps,
  attempt: LoginAttempt,
  user: CurrentUser,
): Promise<Result<void, AppError>> {
  if (!attempt.isWanted()) return attempt.giveUp(user);
  const profiles = await profileRepo.getAll(user.uuid);
  if (!attempt.isWanted()) return attempt.giveUp(user);
  if (!profiles.ok) return profiles;
  runner.send({ type: 'userLoggedIn', user, profiles: profiles.value.map(toProfileSummary) });
  return ok(undefined);
}

/**
 * Logs in, or continues with the second factor (product.md section 4, "Session"). The guards decide which route follows. If the login
 * screen was left meanwhile, the login is ended on the server. Fails with INVALID_USERNAME_OR_PASSWORD.
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
 * Submits the code of the second factor. Fails with INVALID_OTP_TOKEN. A code works once: if it was accepted but the profiles could
 * not be fetched, a retry only fetches the profiles.
 */
export function makeSubmitOneTimePassword(deps: AccountDeps) {
  let accepted: { readonly challengeId: string; readonly user: CurrentUser } | null = null;
  return async (token: string): Promise<Result<void, AppError>> => {
    const challenge = deps.runner.current().account.otpChallenge;
    if (challenge === null) return err({ code: 'INVALID_OTP_TOKEN' });
    const { challengeId } = challenge;
    const attempt = beginLogin(deps);
    if (accepted?.challengeId !== challengeId) {
      const answer = await attempt.call(
        () => deps.authApi.submitOneTimePassword(challengeId, token),
        () => true,
      );
      if (!answer.ok) return answer;
      accepted = { challengeId, user: answer.value };
    }
    const entered = await enter(deps, attempt, accepted.user);
    if (entered.ok || entered.error.code === 'INVALID_TOKEN') accepted = null;
    return entered;
  };
}

/** Requests a new code for a device of the challenge. Fails with INVALID_OTP_DEVICE. */
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
