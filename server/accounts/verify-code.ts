import { err, ok, type Result } from '../../core/domain/result.ts';
import { registrationSubject } from './registration-browser.ts';
import { hashSecretToken } from './secret-token.ts';
import type { AccountDeps } from './deps.ts';

const MINUTE_MS = 60_000;
/** How long a person may take to choose a password after verifying the email. */
export const REGISTRATION_LIFETIME_MS = 60 * MINUTE_MS;

/** A code as a client sent it. `attemptId` as in `GivenCode`. */
export interface GivenRegistrationCode {
  readonly email: string;
  readonly code: string;
  readonly attemptId: string | null;
  /** The token in the registration cookie of the browser. */
  readonly browser: string | undefined;
}

/** Returns the token that binds the registration to the browser that verified the email. */
export type VerifyCode = (given: GivenRegistrationCode) => Promise<Result<string, 'has-account' | 'wrong-code'>>;

/**
 * Checks the code that was sent to an email, in the browser that asked for it. The token stays the same, so that an attempt can be
 * repeated whether or not the first answer came with its cookie.
 */
export function makeVerifyCode({ unitOfWork, clock, codes, trail }: AccountDeps): VerifyCode {
  return async ({ email, code, attemptId, browser = '' }) => {
    const verified = await unitOfWork.run(async (stores): Promise<Result<boolean, 'has-account'>> => {
      const now = clock.now();
      if ((await stores.users.findByEmail(email)) !== null) return err('has-account');
      // A wrong code returns ok, so that the transaction is committed and the try counts.
      const subject = registrationSubject(email, browser);
      const given = { purpose: 'registration', subject, code, attemptId } as const;
      if ((await codes.check(stores, given, now)) === 'wrong') return ok(false);
      const expiresAt = now + REGISTRATION_LIFETIME_MS;
      await stores.registrations.put({ bindingHash: hashSecretToken(browser), email, userId: null, expiresAt });
      return ok(true);
    });
    if (verified.ok && verified.value) return ok(browser);
    trail.note('registrationRefused', { email, reason: verified.ok ? 'wrongCode' : 'hasAccount' });
    return verified.ok ? err('wrong-code') : verified;
  };
}
