import type { User } from './ports.ts';
import { hashResetCode } from './reset-browser.ts';
import { hashSecretToken } from './secret-token.ts';
import type { Stores } from './unit-of-work.ts';

/** A reset link as a browser opens it. */
export interface GivenResetLink {
  readonly userId: string;
  readonly token: string;
  /** The secret of the browser that asked for a link; undefined in any other browser. */
  readonly browser: string | undefined;
  /** The code from the page that asked for the link; null if none was given. */
  readonly code: string | null;
}

/** What opening it leads to. After five wrong codes a link is `bad` everywhere but in the browser that asked for it. */
export type OpenedResetLink =
  | { readonly kind: 'open'; readonly user: User }
  | { readonly kind: 'bad' }
  | { readonly kind: 'needs-code' }
  | { readonly kind: 'wrong-code' };

/** Opens a link. The account must be locked, and the transaction be committed (return `ok`) on `wrong-code` too, so that the try counts. */
export async function openResetLink(
  { users, resetLinks }: Stores,
  { userId, token, browser, code }: GivenResetLink,
  now: number,
): Promise<OpenedResetLink> {
  const tokenHash = hashSecretToken(token);
  const [link, user] = [await resetLinks.find(userId, tokenHash), await users.find(userId)];
  if (link === null || link.expiresAt <= now || user === null) return { kind: 'bad' };
  const browsers = await resetLinks.browsersOf(tokenHash);
  const browserHash = hashSecretToken(browser ?? '');
  // A link without browsers is one that the previous release has sent.
  if (browsers.length === 0 || browsers.some((asked) => asked.browserHash === browserHash))
    return { kind: 'open', user };
  const guessable = browsers.filter(({ triesLeft }) => triesLeft > 0);
  if (guessable.length === 0) return { kind: 'bad' };
  if (code === null) return { kind: 'needs-code' };
  const codeHash = hashResetCode(token, code);
  if (guessable.some((asked) => asked.codeHash === codeHash)) return { kind: 'open', user };
  await resetLinks.spendTry(tokenHash);
  return { kind: 'wrong-code' };
}
