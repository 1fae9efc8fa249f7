import * as v from 'valibot';
import type {
  ChangePasswordPayload,
  CheckResetLinkPayload,
  CreateAccountPayload,
  ForgotPasswordPayload,
  LogInPayload,
  OneTimePasswordPayload,
  ResendPayload,
  ResetPasswordPayload,
  SendCodePayload,
  VerifyCodePayload,
} from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import type { AuthApi } from '../../core/ports/auth-api.ts';
import type { AccessCell } from './access-cell.ts';
import { expectDone } from './expect.ts';
import type { HttpCall, HttpClient } from './ky-client.ts';
import { makeNamedAttempts } from './named-attempts.ts';
import { readAnswer } from './read-answer.ts';
import { randomId } from './random-id.ts';
import { otpRequiredAnswer, loginAnswer, type LoginAnswer } from './login-answer.ts';

const linkAskedAnswer = v.object({ code: v.string() });
const linkAnswer = v.object({ needsCode: v.boolean() });
const logInAnswer = v.union([otpRequiredAnswer, loginAnswer]);

/** The calls of accounts, by what their answers do to the access token. */
function makeCalls(client: HttpClient, access: AccessCell) {
  function enter({ accessToken, currentUser }: LoginAnswer): CurrentUser {
    access.set(accessToken, currentUser.uuid);
    return currentUser;
  }

  async function logInBy(routeId: ApiRouteId, call: HttpCall): Promise<Result<CurrentUser, AppError>> {
    const answer = readAnswer(routeId, loginAnswer, await client.call(routeId, call));
    return answer.ok ? ok(enter(answer.value)) : answer;
  }

  const done = async (routeId: ApiRouteId, call: HttpCall) => expectDone(routeId, await client.call(routeId, call));

  /** For calls that end every login session of the account, this one included. */
  async function doneAndLoggedOut(routeId: ApiRouteId, call: HttpCall): Promise<Result<void, AppError>> {
    const answer = await done(routeId, call);
    if (answer.ok) access.drop();
    return answer;
  }

  return { enter, logInBy, done, doneAndLoggedOut };
}

/** The calls that use up a code, a link or a password. `makeAttemptId` must return unguessable ids. */
function makeOnceOnly({ done, logInBy, doneAndLoggedOut }: ReturnType<typeof makeCalls>, makeAttemptId: () => string) {
  const attempts = makeNamedAttempts(makeAttemptId);
  return {
    verifyCode: (email, code) => {
      const json: VerifyCodePayload = { email, code };
      return attempts.run(json, (attemptId) => done('verifyCode', { json, attemptId }));
    },
    submitOneTimePassword: (challengeId, token) => {
      const json: OneTimePasswordPayload = { challengeId, token };
      return attempts.run(json, (attemptId) => logInBy('submitOneTimePassword', { json, attemptId }));
    },
    resetPassword: (uidb64, token, newPassword, code) => {
      const json: ResetPasswordPayload = {
        uidb64,
        token,
        new_password: newPassword,
        ...(code !== undefined && { code }),
      };
      return attempts.run(json, (attemptId) => doneAndLoggedOut('resetPassword', { json, attemptId }));
    },
    changePassword: (userId, oldPassword, newPassword) => {
      const json: ChangePasswordPayload = { old_password: oldPassword, new_password: newPassword };
      return attempts.run({ userId, ...json }, async (attemptId, isRepeated) => {
        const call = { params: { userId }, json, attemptId };
        const answer = await doneAndLoggedOut('changePassword', { ...call, isAuthenticated: true });
        // If the first attempt changed the password, its login session has ended, and the server recognizes the attempt without one.
        const isOver = !answer.ok && answer.error.code === 'INVALID_TOKEN';
        return isRepeated && isOver ? doneAndLoggedOut('changePassword', call) : answer;
      });
    },
  } satisfies Partial<AuthApi>;
}

/** Accounts and login sessions over HTTP. `access` must be the client's own cell, and `makeAttemptId` return unguessable ids. */
export function makeHttpAuthApi(
  client: HttpClient,
  access: AccessCell,
  makeAttemptId: () => string = randomId,
): AuthApi {
  const calls = makeCalls(client, access);
  const { enter, logInBy, done } = calls;
  return {
    ...makeOnceOnly(calls, makeAttemptId),
    sendVerificationCode: (email, locale) =>
      done('sendVerificationCode', { json: { email, locale } satisfies SendCodePayload }),
    createAccount: (email, password, locale) =>
      logInBy('createAccount', { json: { email, password, locale } satisfies CreateAccountPayload }),
    logIn: async (username, password) => {
      const json: LogInPayload = { username: prefixedUsername(username), password };
      const answer = readAnswer('logIn', logInAnswer, await client.call('logIn', { json }));
      if (!answer.ok) return answer;
      if (!('otpRequired' in answer.value)) return ok({ kind: 'signedIn', user: enter(answer.value) });
      const { challengeId, otpDevices } = answer.value;
      return ok({ kind: 'otpRequired', challengeId, otpDevices });
    },
    resendOneTimePassword: (challengeId, device) =>
      done('resendOneTimePassword', { json: { challengeId, device } satisfies ResendPayload }),
    refresh: () => client.renewAccess(),
    logOut: () => {
      access.drop();
      return done('logOut', {});
    },
    forgotPassword: async (username) => {
      const json: ForgotPasswordPayload = { username: prefixedUsername(username) };
      const answer = readAnswer('forgotPassword', linkAskedAnswer, await client.call('forgotPassword', { json }));
      return answer.ok ? ok(answer.value.code) : answer;
    },
    checkResetLink: async (uidb64, token) => {
      const json: CheckResetLinkPayload = { uidb64, token };
      return readAnswer('checkResetLink', linkAnswer, await client.call('checkResetLink', { json }));
    },
  };
}
