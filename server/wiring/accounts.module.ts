import { ContainerModule, type ContainerModuleLoadOptions, type ResolutionContext } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeArgon2Passwords } from '../accounts/argon2-passwords.ts';
import { makeAuthenticate } from '../accounts/authenticate.ts';
import { makeCheckPassword } from '../accounts/check-password.ts';
import { isListedPassword } from '../accounts/common-passwords.ts';
import { makeConfirmPassword } from '../accounts/confirm-password.ts';
import { makeCreateAccount } from '../accounts/create-account.ts';
import { makeEndLoginSessions } from '../accounts/end-login-sessions.ts';
import { makeJoseAccessTokens } from '../accounts/jose-access-tokens.ts';
import { makeCodes } from '../accounts/keyed-codes.ts';
import { makeKyselyKnownBrowserStore } from '../accounts/kysely-known-browser-store.ts';
import { makeKyselyLoginSessionStore } from '../accounts/kysely-login-session-store.ts';
import { makeNoteLogin, makeRememberBrowser } from '../accounts/known-browser.ts';
import { makeListLoginSessions } from '../accounts/list-login-sessions.ts';
import { makeLogIn } from '../accounts/log-in.ts';
import { makeLogOut } from '../accounts/log-out.ts';
import { makeResendOneTimePassword, makeSubmitOneTimePassword } from '../accounts/one-time-password.ts';
import { makeRefresh } from '../accounts/refresh.ts';
import { makeSendVerificationCode } from '../accounts/send-verification-code.ts';
import { makeVerifyCode } from '../accounts/verify-code.ts';

const depsOf = (context: ResolutionContext) => ({
  unitOfWork: context.get(TOKENS.unitOfWork),
  clock: context.get(TOKENS.clock),
  passwords: context.get(TOKENS.passwords),
  checkPassword: context.get(TOKENS.checkPassword),
  codes: context.get(TOKENS.codes),
  accessTokens: context.get(TOKENS.accessTokens),
  keys: context.get(TOKENS.keys),
  trail: context.get(TOKENS.trail),
});

/** Passwords, codes and access tokens, and the use-cases that make accounts and login sessions. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.passwords)
    .toDynamicValue(() => makeArgon2Passwords())
    .inSingletonScope();
  bind(TOKENS.checkPassword)
    .toDynamicValue(() => makeCheckPassword(isListedPassword))
    .inSingletonScope();
  bind(TOKENS.codes)
    .toDynamicValue((context) => makeCodes(context.get(TOKENS.keys)))
    .inSingletonScope();
  bind(TOKENS.accessTokens)
    .toDynamicValue((context) =>
      makeJoseAccessTokens({ keys: context.get(TOKENS.keys), clock: context.get(TOKENS.clock) }),
    )
    .inSingletonScope();
  bind(TOKENS.authenticate)
    .toDynamicValue((context) =>
      makeAuthenticate({
        ...depsOf(context),
        // Reads need not wait for the disk: the call that opened or ended a login session did so before it answered.
        loginSessions: makeKyselyLoginSessionStore(context.get(TOKENS.unwaitedDatabase)),
      }),
    )
    .inSingletonScope();
  bind(TOKENS.rememberBrowser)
    .toDynamicValue((context) =>
      makeRememberBrowser({
        clock: context.get(TOKENS.clock),
        knownBrowsers: makeKyselyKnownBrowserStore(context.get(TOKENS.database)),
      }),
    )
    .inSingletonScope();
  bind(TOKENS.registrationUseCases)
    .toDynamicValue((context) => {
      const deps = depsOf(context);
      return {
        sendVerificationCode: makeSendVerificationCode({ ...deps, countMail: context.get(TOKENS.countMail) }),
        verifyCode: makeVerifyCode(deps),
        createAccount: makeCreateAccount(deps),
      };
    })
    .inSingletonScope();
  bindLoginSessions(bind);
});

/** The use-cases about login sessions. */
function bindLoginSessions(bind: ContainerModuleLoadOptions['bind']): void {
  bind(TOKENS.loginSessionUseCases)
    .toDynamicValue((context) => {
      const deps = depsOf(context);
      return {
        logIn: makeLogIn(deps),
        submitOneTimePassword: makeSubmitOneTimePassword(deps),
        resendOneTimePassword: makeResendOneTimePassword(deps),
        refresh: makeRefresh(deps),
        logOut: makeLogOut(deps),
        listLoginSessions: makeListLoginSessions(deps),
        endLoginSessions: makeEndLoginSessions({
          ...deps,
          confirmPassword: makeConfirmPassword({
            ...deps,
            onWrong: (account) => deps.trail.note('loginSessionsKept', { account }),
          }),
        }),
        noteLogin: makeNoteLogin({
          loginSessions: makeKyselyLoginSessionStore(context.get(TOKENS.database)),
          rememberBrowser: context.get(TOKENS.rememberBrowser),
        }),
      };
    })
    .inSingletonScope();
}
