import type { Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { codeTerms, type Codes } from './codes.ts';

export type SendVerificationCode = (email: string, language: Language) => Promise<Result<void, 'has-account'>>;

/** Sends a code to the email of a new account; it replaces an earlier one. */
export function makeSendVerificationCode({
  unitOfWork,
  clock,
  codes,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly codes: Codes;
}): SendVerificationCode {
  return (email, language) =>
    unitOfWork.run(async (stores) => {
      const now = clock.now();
      if ((await stores.users.findByEmail(email)) !== null) return err('has-account');
      const code = await codes.issue(stores, 'registration', email, now);
      const message = { kind: 'registrationCode', to: email, language, code } as const;
      return ok(await stores.outbox.post(message, now, codeTerms('registration', email, now)));
    });
}
