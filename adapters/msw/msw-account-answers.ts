import {
  ATTEMPT_ID_HEADER,
  type AddOtpDevicePayload,
  type ChangePasswordPayload,
  type CheckResetLinkPayload,
  type CreateAccountPayload,
  type DeleteProfilePayload,
  type ForgotPasswordPayload,
  type LogInPayload,
  type OneTimePasswordPayload,
  type OtpRequiredAnswer,
  type OtpDeviceCodePayload,
  type RemoveOtpDevicePayload,
  type ResendPayload,
  type ResetPasswordPayload,
  type SendCodePayload,
  type EndLoginSessionsPayload,
  type LoggedInAnswer,
  type VerifyCodePayload,
} from '../../core/api/payloads.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { LoginSessionFacts } from '../../core/domain/login-session.ts';
import type { OtpDevice } from '../../core/domain/otp-device.ts';
import type { Profile, ProfileDraft } from '../../core/domain/profile.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { bareUsername } from '../../core/domain/username.ts';
import type { ProfileAttempt } from '../../core/ports/profile-repo.ts';
import type { MswBackEnd, MswCall } from './msw-call.ts';

/** The login of this browser is the back end's own; the token only has the form that the client expects. */
const TOKEN = 'access';
const TOKEN_SECONDS = 1800;

function mapped<From, To>(answer: Result<From, AppError>, map: (value: From) => To): Result<To, AppError> {
  return answer.ok ? ok(map(answer.value)) : answer;
}

const signedIn = (currentUser: CurrentUser): LoggedInAnswer => ({
  currentUser,
  accessToken: TOKEN,
  token: TOKEN,
  expiresIn: TOKEN_SECONDS,
});

const deviceList = (devices: readonly OtpDevice[]) => ({ devices });

const sessionList = (loginSessions: readonly LoginSessionFacts[]) => ({ loginSessions });

/** Registration and login. */
export function makeLoginAnswers({ authApi }: MswBackEnd) {
  return {
    sendVerificationCode: async (call: MswCall) => {
      const { email, locale } = await call.body<SendCodePayload>();
      return authApi.sendVerificationCode(email, locale);
    },
    verifyCode: async (call: MswCall) => {
      const { email, code } = await call.body<VerifyCodePayload>();
      return authApi.verifyCode(email, code);
    },
    createAccount: async (call: MswCall) => {
      const { email, password, locale } = await call.body<CreateAccountPayload>();
      return mapped(await authApi.createAccount(email, password, locale), signedIn);
    },
    logIn: async (call: MswCall) => {
      const { username, password } = await call.body<LogInPayload>();
      return mapped(
        await authApi.logIn(bareUsername(username), password),
        (outcome): LoggedInAnswer | OtpRequiredAnswer => {
          if (outcome.kind === 'signedIn') return signedIn(outcome.user);
          const { kind: _kind, ...required } = outcome;
          return { otpRequired: true, ...required };
        },
      );
    },
    submitOneTimePassword: async (call: MswCall) => {
      const { challengeId, token } = await call.body<OneTimePasswordPayload>();
      return mapped(await authApi.submitOneTimePassword(challengeId, token), signedIn);
    },
    resendOneTimePassword: async (call: MswCall) => {
      const { challengeId, device } = await call.body<ResendPayload>();
      return authApi.resendOneTimePassword(challengeId, device);
    },
    refreshAccess: async () => mapped(await authApi.refresh(), signedIn),
    logOut: () => authApi.logOut(),
  };
}

/** Passwords and two-factor devices. */
export function makeCredentialAnswers({ authApi, otpDeviceApi }: MswBackEnd) {
  return {
    changePassword: async (call: MswCall) => {
      const { old_password: oldPassword, new_password: newPassword } = await call.body<ChangePasswordPayload>();
      return authApi.changePassword(call.part('userId'), oldPassword, newPassword);
    },
    forgotPassword: async (call: MswCall) => {
      const { username } = await call.body<ForgotPasswordPayload>();
      return mapped(await authApi.forgotPassword(bareUsername(username)), (code) => ({ code }));
    },
    checkResetLink: async (call: MswCall) => {
      const { uidb64, token } = await call.body<CheckResetLinkPayload>();
      return authApi.checkResetLink(uidb64, token);
    },
    resetPassword: async (call: MswCall) => {
      const { uidb64, token, new_password: newPassword, code } = await call.body<ResetPasswordPayload>();
      return authApi.resetPassword(uidb64, token, newPassword, code);
    },
    listOtpDevices: async () => mapped(await otpDeviceApi.list(), deviceList),
    sendOtpDeviceCode: async (call: MswCall) => {
      const { type, address, password } = await call.body<OtpDeviceCodePayload>();
      return otpDeviceApi.sendCode(type, address, password);
    },
    addOtpDevice: async (call: MswCall) => {
      const { code, ...device } = await call.body<AddOtpDevicePayload>();
      return mapped(await otpDeviceApi.add(device, code), deviceList);
    },
    removeOtpDevice: async (call: MswCall) => {
      const { password } = await call.body<RemoveOtpDevicePayload>();
      return mapped(await otpDeviceApi.remove(call.part('deviceId'), password), deviceList);
    },
  };
}

/** The login sessions of an account. */
export function makeLoginSessionAnswers({ loginSessionApi }: MswBackEnd) {
  const passwordOf = async (call: MswCall) => (await call.body<EndLoginSessionsPayload>()).password;
  return {
    listLoginSessions: async () => mapped(await loginSessionApi.list(), sessionList),
    endLoginSession: async (call: MswCall) =>
      mapped(await loginSessionApi.end(call.part('loginSessionId'), await passwordOf(call)), sessionList),
    endOtherLoginSessions: async (call: MswCall) =>
      mapped(await loginSessionApi.endOthers(await passwordOf(call)), sessionList),
  };
}

/** The profiles of an account. */
export function makeProfileAnswers({ profileRepo }: MswBackEnd) {
  const attempts = new Map<string, ProfileAttempt>();
  function attemptOf(call: MswCall): ProfileAttempt {
    const id = call.header(ATTEMPT_ID_HEADER);
    const attempt = (id === null ? undefined : attempts.get(id)) ?? {};
    if (id !== null) attempts.set(id, attempt);
    return attempt;
  }

  return {
    createProfile: async (call: MswCall) => profileRepo.create(await call.body<ProfileDraft>(), attemptOf(call)),
    getAllProfiles: async (call: MswCall) =>
      mapped(await profileRepo.getAll(call.part('userId')), (profiles) => ({ profiles })),
    getProfile: (call: MswCall) => profileRepo.get(call.part('userGroupId'), call.part('profileId')),
    getDefaultProfile: (call: MswCall) => profileRepo.getDefault(call.part('userGroupId')),
    editProfile: async (call: MswCall) => {
      const { profileId, ...draft } = await call.body<ProfileDraft & Pick<Profile, 'profileId'>>();
      return profileRepo.edit(profileId, draft);
    },
    deleteProfile: async (call: MswCall) => {
      const { userGroupId, profileId } = await call.body<DeleteProfilePayload>();
      return profileRepo.remove(userGroupId, profileId);
    },
  };
}
