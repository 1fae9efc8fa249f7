import { CODE_TRIES, LONGEST_MAIL_WAIT_MS, RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { digitsOf } from './digits-of.ts';
import type { ResetLinkBrowser } from './ports.ts';
import { hashSecretToken } from './secret-token.ts';

/** How long a browser is recognized as the one that asked for a link: until the last moment at which the link can be valid. */
export const RESET_BROWSER_MS = RESET_LINK_LIFETIME_MS + LONGEST_MAIL_WAIT_MS;

/**
 * The code that the asking page shows. It follows from the secret in the browser's cookie, so that a page that asks twice shows the same
 * code for both links, and no one else can know it.
 */
export function resetCodeOf(browser: string, email: string): string {
  return digitsOf(hashSecretToken(JSON.stringify(['reset-code', browser, email])));
}

/** The token is part of the hash, so that the code cannot be found from what is stored. */
export function hashResetCode(token: string, code: string): string {
  return hashSecretToken(JSON.stringify(['reset-code', token, code]));
}

/** A browser that asks for the link with that token. */
export function askingBrowser(token: string, browser: string, code: string, expiresAt: number): ResetLinkBrowser {
  return {
    tokenHash: hashSecretToken(token),
    browserHash: hashSecretToken(browser),
    codeHash: hashResetCode(token, code),
    triesLeft: CODE_TRIES,
    expiresAt,
  };
}
