import * as v from 'valibot';
import type {
  ChangePasswordPayload,
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
import { readAnswer } from './read-answer.ts';
import { otpRequiredAnswer, signedInAnswer, type SignedIn } from './signed-in.ts';

const logInAnswer = v.union([otpRequiredAnswer, signedInAnswer]);

/** Accounts and sessions over HTTP. `access` is the cell of the client. */
export function makeHttpAuthApi(client: HttpClient, access: AccessCell): AuthApi {
  function enter({ accessToken, currentUser }: SignedIn): CurrentUser {
    access.keep(accessToken, currentUser.uuid);
    return currentUser;
  }

  async function signIn(routeId: ApiRouteId, json: unknown): Promise<Result<CurrentUser, AppError>> {
    const answer = readAnswer(routeId, signedInAnswer, await client.call(routeId, { json }));
    return answer.ok ? ok(enter(answer.value)) : answer;
  }

  const done = async (routeId: ApiRouteId, call: HttpCall) => expectDone(routeId, await client.call(routeId, call));

  /** For calls that end every session, this one too. */
  async function doneAndOut(routeId: ApiRouteId, call: HttpCall): Promise<Result<void, AppError>> {
    const answer = await done(routeId, call);
    if (answer.ok) access.drop();
    return answer;
  }

  return {
    sendVerificationCode: (email, locale) =>
      done('sendVerificationCode', { json: { email, locale } satisfies SendCodePayload }),
    verifyCode: (email, code) => done('verifyCode', { json: { email, code } satisfies VerifyCodePayload }),
    createAccount: (email, password, locale) =>
      signIn('createAccount', { email, password, locale } satisfies CreateAccountPayload),
    logIn: async (username, password) => {
      const json: LogInPayload = { username: prefixedUsername(username), password };
      const answer = readAnswer('logIn', logInAnswer, await client.call('logIn', { json }));
      if (!answer.ok) return answer;
      if (!('otpRequired' in answer.value)) return ok({ kind: 'signedIn', user: enter(answer.value) });
      const { challengeId, otpDevices } = answer.value;
      return ok({ kind: 'otpRequired', challengeId, otpDevices });
    },
    submitOneTimePassword: (challengeId, token) =>
      signIn('submitOneTimePassword', { challengeId, token } satisfies OneTimePasswordPayload),
    resendOneTimePassword: (challengeId, device) =>
      done('resendOneTimePassword', { json: { challengeId, device } satisfies ResendPayload }),
    refresh: () => client.renewAccess(),
    logOut: () => {
      access.drop();
      return done('logOut', {});
    },
    changePassword: (userId, oldPassword, newPassword) => {
      const json: ChangePasswordPayload = { old_password: oldPassword, new_password: newPassword };
      return doneAndOut('changePassword', { params: { userId }, json });
    },
    forgotPassword: (username) =>
      done('forgotPassword', { json: { username: prefixedUsername(username) } satisfies ForgotPasswordPayload }),
    resetPassword: (uidb64, token, newPassword) => {
      const json: ResetPasswordPayload = { uidb64, token, new_password: newPassword };
      return doneAndOut('resetPassword', { json });
    },
  };
}
