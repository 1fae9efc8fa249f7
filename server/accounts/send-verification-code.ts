import type { Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { CODE_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { Stores } from './unit-of-work.ts';
import { codeTerms, type Codes } from './codes.ts';
import { digitsOf } from './digits-of.ts';
import { sharedMailAt } from './mail-allowance.ts';
import { registrationSubject } from './registration-browser.ts';
import { makeSecretToken } from './secret-token.ts';
import type { AccountDeps } from './deps.ts';

/**
 * `browser` is the token in the registration cookie, if there is one. Returns the token of the browser that the code is bound to: the
 * given one, or a new one.
 */
export type SendVerificationCode = (
  email: string,
  language: Language,
  browser: string | undefined,
) => Promise<Result<string, 'has-account'>>;

/**
 * Sends a code to the email of a new account; it replaces an earlier one that the same browser asked for. Browsers that share a mail share
 * its code, with tries of their own.
 */
export function makeSendVerificationCode({ unitOfWork, clock, codes, countMail }: AccountDeps): SendVerificationCode {
  return async (email, language, browser = makeSecretToken()) => {
    const now = clock.now();
    const mailAt = sharedMailAt(await countMail('registration-code', email), now);
    return unitOfWork.run(async (stores) => {
      const subject = registrationSubject(email, browser);
      if ((await stores.users.findByEmail(email)) !== null) return err('has-account');
      const { code, terms } =
        mailAt === null
          ? {
              code: await codes.issue(stores, 'registration', subject, now),
              terms: codeTerms('registration', subject, now),
            }
          : await sharedCode(stores, codes, { email, subject, mailAt });
      await stores.outbox.post({ kind: 'registrationCode', to: email, language, code }, now, terms);
      return ok(browser);
    });
  };
}

/** The code of all browsers whose mail goes then, stored for one of them. */
async function sharedCode(
  stores: Stores,
  codes: Codes,
  { email, subject, mailAt }: { readonly email: string; readonly subject: string; readonly mailAt: number },
) {
  const shared = ['registration', email, String(mailAt)];
  const code = digitsOf(codes.derive(shared));
  await codes.put(stores, { purpose: 'registration', subject, code }, mailAt);
  return { code, terms: { dueAt: mailAt, expiresAt: mailAt + CODE_LIFETIME_MS, subject: shared.join(' ') } };
}
