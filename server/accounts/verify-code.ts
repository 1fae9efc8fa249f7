import { err, ok, type Result } from '../../core/domain/result.ts';
import { registrationSubject } from './registration-browser.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';
import type { Stores } from './unit-of-work.ts';
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

/** Returns a new token, which binds the registration to the browser that verified the email. */
export type VerifyCode = (given: GivenRegistrationCode) => Promise<Verified>;
type Verified = Result<string, 'has-account' | 'wrong-code'>;

/**
 * Checks the code that was sent to an email, in the browser that asked for it. Whoever has put a token of theirs into this browser does not
 * know the new one. The same attempt can be repeated with either, whether or not the first answer came with its cookie. The code is
 * checked first: others do not learn who has an account.
 */
export function makeVerifyCode({ unitOfWork, clock, codes, trail }: AccountDeps): VerifyCode {
  const verify = async (
    stores: Stores,
    { email, code, attemptId, browser = '' }: GivenRegistrationCode,
  ): Promise<Verified> => {
    const now = clock.now();
    const given = { purpose: 'registration', subject: registrationSubject(email, browser), code, attemptId } as const;
    if ((await codes.check(stores, given, now)) === 'wrong') return err('wrong-code');
    if ((await stores.users.findByEmail(email)) !== null) return err('has-account');
    const token = makeSecretToken();
    const expiresAt = now + REGISTRATION_LIFETIME_MS;
    await stores.registrations.put({ bindingHash: hashSecretToken(token), email, userId: null, expiresAt });
    if (attemptId === null) return ok(token);
    await codes.noteUse(stores, { ...given, attemptId, subject: registrationSubject(email, token) }, now);
    return ok(token);
  };
  return async (given) => {
    // A rejection returns ok, so that the transaction is committed and the try counts.
    const verified = await unitOfWork.run<Verified, never>(async (stores) => ok(await verify(stores, given)));
    if (!verified.ok) return verified;
    if (verified.value.ok) return verified.value;
    const reason = verified.value.error === 'wrong-code' ? 'wrongCode' : 'hasAccount';
    trail.note('registrationRefused', { email: given.email, reason });
    return verified.value;
  };
}
