import type { Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { codeTerms, type Codes } from './codes.ts';
import { registrationSubject } from './registration-browser.ts';
import { makeSecretToken } from './secret-token.ts';

/**
 * `browser` is the token in the registration cookie, if there is one. Returns the token of the browser that the code is bound to: the
 * given one, or a new one.
 */
export type SendVerificationCode = (
  email: string,
  language: Language,
  browser: string | undefined,
) => Promise<Result<string, 'has-account'>>;

/** Sends a code to the email of a new account; it replaces an earlier one that the same browser asked for. */
export function makeSendVerificationCode({
  unitOfWork,
  clock,
  codes,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly codes: Codes;
}): SendVerificationCode {
  return (email, language, browser = makeSecretToken()) =>
    unitOfWork.run(async (stores) => {
      const now = clock.now();
      const subject = registrationSubject(email, browser);
      if ((await stores.users.findByEmail(email)) !== null) return err('has-account');
      const code = await codes.issue(stores, 'registration', subject, now);
      const message = { kind: 'registrationCode', to: email, language, code } as const;
      await stores.outbox.post(message, now, codeTerms('registration', subject, now));
      return ok(browser);
    });
}
