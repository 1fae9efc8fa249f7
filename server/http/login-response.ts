import type { LoggedInResponse } from '../../core/api/payloads.ts';
import { ACCESS_TOKEN_LIFETIME_MS, LOGIN_SESSION_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { LoginTokens } from '../accounts/login-session.ts';
import { KNOWN_BROWSER_MS, type CallingBrowser } from '../accounts/known-browser.ts';
import { BROWSER_COOKIE, REFRESH_COOKIE } from '../accounts/own-cookies.ts';
import { DONE, type ApiResponse, type ApiCall } from './api-call.ts';
import type { ApiCookie } from './api-cookie.ts';

/** The refresh token is sent only in this cookie, and only to the calls about login sessions. */
const refreshCookie = (value: string, maxAgeMs: number): ApiCookie => ({
  name: REFRESH_COOKIE,
  value,
  path: '/auth',
  maxAgeSeconds: maxAgeMs / 1000,
});

/** The cookie by which a browser is known from now on. */
export const browserCookie = (value: string): ApiCookie => ({
  name: BROWSER_COOKIE,
  value,
  path: '/auth',
  maxAgeSeconds: KNOWN_BROWSER_MS / 1000,
});

/** The browser that makes a call. */
export function callingBrowser({ cookie, headers }: ApiCall): CallingBrowser {
  const userAgent = headers['user-agent'];
  return { token: cookie(BROWSER_COOKIE), userAgent: typeof userAgent === 'string' ? userAgent : undefined };
}

/** Deletes the refresh token in the browser. */
export const FORGET_REFRESH_COOKIE = refreshCookie('', 0);

/** Prevents any cache from storing the answer. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Success without a body, not to be cached. */
export const DONE_UNSTORED: ApiResponse = { ...DONE, headers: NO_STORE };

/** The answer that logs a browser in. */
export function loginResponse(login: LoginTokens, otherCookies: readonly ApiCookie[] = []): ApiResponse {
  const { currentUser, accessToken, refreshToken } = login;
  const body: LoggedInResponse = {
    currentUser,
    accessToken,
    token: accessToken,
    expiresIn: ACCESS_TOKEN_LIFETIME_MS / 1000,
  };
  return {
    status: 200,
    headers: NO_STORE,
    body,
    cookies: [refreshCookie(refreshToken, LOGIN_SESSION_LIFETIME_MS), ...otherCookies],
  };
}
