import { validateEmail } from '../../domain/validate-fields.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { makeProfileActions, type ProfileActions } from '../profile/profile-actions.ts';
import { makeResultActions, type ResultActions } from '../results/result-actions.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeLogIn, makeResendOneTimePassword, makeSubmitOneTimePassword, rememberedUsername } from './log-in.ts';
import { makeChangePassword, makeForgotPassword, makeOpenResetLink, makeResetPassword } from './passwords.ts';
import { makeCreateAccount, makeSendVerificationCode, makeVerifyCode } from './register.ts';

/** The actions of an account that several screens call; screens and the terminal call the same ones, through the forms. */
export interface AccountActions {
  readonly logIn: ReturnType<typeof makeLogIn>;
  readonly submitOneTimePassword: ReturnType<typeof makeSubmitOneTimePassword>;
  readonly resendOneTimePassword: ReturnType<typeof makeResendOneTimePassword>;
  /** Goes back from the second factor to the login. */
  readonly abandonOneTimePassword: () => void;
  readonly forgotPassword: ReturnType<typeof makeForgotPassword>;
  readonly openResetLink: ReturnType<typeof makeOpenResetLink>;
  readonly resetPassword: ReturnType<typeof makeResetPassword>;
  readonly changePassword: ReturnType<typeof makeChangePassword>;
  readonly sendVerificationCode: ReturnType<typeof makeSendVerificationCode>;
  readonly verifyCode: ReturnType<typeof makeVerifyCode>;
  readonly createAccount: ReturnType<typeof makeCreateAccount>;
  readonly profiles: ProfileActions;
  readonly results: ResultActions;
  /** The email address remembered in this browser, or an empty string. */
  readonly rememberedUsername: () => string;
  /** The email address to suggest for the registration: the one entered before, or the guest's own. */
  readonly suggestedEmail: () => string;
}

/** The actions for one runner. */
export function makeAccountActions(deps: AccountDeps): AccountActions {
  const { runner, navigator, storage } = deps;
  return {
    logIn: makeLogIn(deps),
    submitOneTimePassword: makeSubmitOneTimePassword(deps),
    resendOneTimePassword: makeResendOneTimePassword(deps),
    abandonOneTimePassword: () => {
      runner.send({ type: 'otpAbandoned' });
      navigator.back(APP_ROUTES.login);
    },
    forgotPassword: makeForgotPassword(deps),
    openResetLink: makeOpenResetLink(deps),
    resetPassword: makeResetPassword(deps),
    changePassword: makeChangePassword(deps),
    sendVerificationCode: makeSendVerificationCode(deps),
    verifyCode: makeVerifyCode(deps),
    createAccount: makeCreateAccount(deps),
    profiles: makeProfileActions(deps),
    results: makeResultActions(deps),
    rememberedUsername: () => rememberedUsername(storage),
    suggestedEmail: () => {
      const { account, identity } = runner.current();
      const known = account.newUser?.email ?? identity.guestUser.emailAddress;
      return validateEmail(known) === null ? known : '';
    },
  };
}
