import { randomUUID } from 'node:crypto';
import { FALLBACK_LANGUAGE } from '../../core/domain/languages.ts';
import { RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { toResetUid } from './reset-uid.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';

/** Sends a reset link if the email has an account. The answer does not reveal whether it has. */
export type ForgotPassword = (email: string) => Promise<void>;

/**
 * Accepts the request for a reset link. The work is the same with and without an account, so that the response time reveals nothing:
 * without one, the link is stored under an unused id and removed again, and the message has no recipient.
 */
export function makeForgotPassword({
  unitOfWork,
  clock,
  trail,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly trail: SecurityTrail;
}): ForgotPassword {
  return async (email) => {
    const [unusedId, token, now] = [randomUUID(), makeSecretToken(), clock.now()];
    const asked = await unitOfWork.run<string | null, never>(async ({ users, resetLinks, outbox }) => {
      const user = await users.findByEmail(email);
      const userId = user?.userId ?? unusedId;
      const expiresAt = now + RESET_LINK_LIFETIME_MS;
      await resetLinks.insert({ userId, tokenHash: hashSecretToken(token), expiresAt });
      const [to, language] = user === null ? [null, FALLBACK_LANGUAGE] : [user.email, user.language];
      await outbox.post({ kind: 'resetLink', to, language, uid: toResetUid(userId), token }, now, { expiresAt });
      await resetLinks.removeAllOf(unusedId);
      return ok(user?.userId ?? null);
    });
    trail.note('resetLinkAsked', { account: asked.ok ? asked.value : null, email });
  };
}
