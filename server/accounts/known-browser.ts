import type { ServerClock } from '../clock.ts';
import type { LoginTokens } from './login-session.ts';
import { nameBrowser } from './name-browser.ts';
import type { KnownBrowserStore } from './kysely-known-browser-store.ts';
import type { LoginSessionStore } from './kysely-login-session-store.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a browser is known after its last login. */
export const KNOWN_BROWSER_MS = 180 * DAY_MS;

/** Remembers a browser that the account's owner uses. Returns the token for its cookie: the given one, or a new one. */
export type RememberBrowser = (userId: string, token: string | undefined) => Promise<string>;

/** A browser as it calls: with its cookie, if it has one, and its User-Agent header. */
export interface CallingBrowser {
  readonly token: string | undefined;
  readonly userAgent: string | undefined;
}

/** Remembers the browser of a login, and names it in the login session. Returns the token as `RememberBrowser` does. */
export type NoteLogin = (login: LoginTokens, browser: CallingBrowser) => Promise<string>;

/** Whether the browser with this token has logged in to the account of an email before. */
export type IsKnownBrowser = (email: string, token: string) => Promise<boolean>;

interface Deps {
  readonly knownBrowsers: KnownBrowserStore;
  readonly clock: ServerClock;
}

/**
 * Makes it. Strangers who use up the guesses or links of an account do not affect browsers that are known to it, which are counted apart
 * (decisions.md section 7). A known browser has no other right.
 */
export function makeRememberBrowser({ knownBrowsers, clock }: Deps): RememberBrowser {
  return async (userId, token = makeSecretToken()) => {
    await knownBrowsers.put(userId, hashSecretToken(token), clock.now() + KNOWN_BROWSER_MS);
    return token;
  };
}

/** Makes it. */
export function makeNoteLogin({
  rememberBrowser,
  loginSessions,
}: {
  readonly rememberBrowser: RememberBrowser;
  readonly loginSessions: Pick<LoginSessionStore, 'noteBrowser'>;
}): NoteLogin {
  return async ({ currentUser, loginSessionId }, { token, userAgent }) => {
    await loginSessions.noteBrowser(loginSessionId, nameBrowser(userAgent));
    return rememberBrowser(currentUser.uuid, token);
  };
}

/** Makes it. */
export function makeIsKnownBrowser({ knownBrowsers, clock }: Deps): IsKnownBrowser {
  return (email, token) => knownBrowsers.isKnown(email, hashSecretToken(token), clock.now());
}
