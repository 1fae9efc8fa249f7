import { randomUUID } from 'node:crypto';
import { FALLBACK_LANGUAGE } from '../../core/domain/languages.ts';
import { RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import { sharedMailAt } from './mail-allowance.ts';
import { askingBrowser, resetCodeOf } from './reset-browser.ts';
import { toResetUid } from './reset-uid.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';
import type { AccountDeps } from './deps.ts';

/** A browser that asks for a link. */
export interface AskingBrowser {
  /** Its secret, if it has asked before. */
  readonly browser: string | undefined;
  /** The token by which browsers that have logged in are known. */
  readonly knownToken: string | undefined;
}

/** Sends a reset link if the email has an account. The answer does not reveal whether it has: the browser's secret and its code. */
export type ForgotPassword = (
  email: string,
  asking: AskingBrowser,
) => Promise<{ readonly browser: string; readonly code: string }>;

/**
 * Accepts the request for a reset link, which belongs to the browser that asks. The work is the same with and without an account, so that
 * the response time reveals nothing: without one, the link is stored under an unused id and removed again, and the message has no
 * recipient. Browsers that share a mail share its link, whose token each server can make again.
 */
export function makeForgotPassword(deps: AccountDeps): ForgotPassword {
  const { unitOfWork, clock, codes, countMail, isKnownBrowser, trail } = deps;
  return async (email, { browser = makeSecretToken(), knownToken }) => {
    const [unusedId, ownToken, now] = [randomUUID(), makeSecretToken(), clock.now()];
    const code = resetCodeOf(browser, email);
    const isKnown = knownToken !== undefined && (await isKnownBrowser(email, knownToken));
    const mailAt = isKnown ? null : sharedMailAt(await countMail('reset-link', email), now);
    const asked = await unitOfWork.run<string | null, never>(async (stores) => {
      const { users, resetLinks, outbox } = stores;
      const user = await users.findByEmail(email);
      const userId = user?.userId ?? unusedId;
      const shared = ['reset-link', userId, String(mailAt)];
      const token = mailAt === null ? ownToken : codes.derive(shared);
      const expiresAt = (mailAt ?? now) + RESET_LINK_LIFETIME_MS;
      await resetLinks.insertOnce({ userId, tokenHash: hashSecretToken(token), expiresAt });
      await resetLinks.putBrowser(askingBrowser(token, browser, code, expiresAt));
      const [to, language] = user === null ? [null, FALLBACK_LANGUAGE] : [user.email, user.language];
      const terms = mailAt === null ? { expiresAt } : { expiresAt, dueAt: mailAt, subject: shared.join(' ') };
      await outbox.post({ kind: 'resetLink', to, language, uid: toResetUid(userId), token }, now, terms);
      await resetLinks.removeAllOf(unusedId);
      return ok(user?.userId ?? null);
    });
    trail.note('resetLinkAsked', { account: asked.ok ? asked.value : null, email });
    return { browser, code };
  };
}
