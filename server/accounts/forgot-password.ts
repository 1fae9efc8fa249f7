import { randomUUID } from 'node:crypto';
import { RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { toResetUid } from './reset-uid.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';

/** Sends a reset link where the e-mail has an account, and says nothing of it. */
export type ForgotPassword = (email: string) => Promise<void>;

/**
 * Takes the request for a reset link. The database has the same to do with and without an account, so that the time tells nothing:
 * without one, a row under an id that nobody has is written, written again where the message would be, and taken back.
 */
export function makeForgotPassword({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): ForgotPassword {
  return async (email) => {
    const [nobody, token, now] = [randomUUID(), makeSecretToken(), clock.now()];
    await unitOfWork.run(async ({ users, resetLinks, outbox }) => {
      const user = await users.findByEmail(email);
      const userId = user?.userId ?? nobody;
      const uid = toResetUid(userId);
      const link = { userId, tokenHash: hashSecretToken(token), expiresAt: now + RESET_LINK_LIFETIME_MS };
      await resetLinks.put(link);
      if (user === null) await resetLinks.put(link);
      else await outbox.post({ kind: 'resetLink', to: user.email, language: user.language, uid, token }, now);
      await resetLinks.remove(nobody);
      return ok(undefined);
    });
  };
}
