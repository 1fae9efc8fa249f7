/** Continues a login session. */
export const REFRESH_COOKIE = 'clearline_refresh';
/** Identifies the browser in which an email is verified, and then the registration. */
export const REGISTRATION_COOKIE = 'clearline_registration';
/** Identifies the browser that asked for a reset link. */
export const RESET_COOKIE = 'clearline_reset';
/** Identifies a browser that has logged in to an account before, in the calls that strangers could use up. */
export const BROWSER_COOKIE = 'clearline_browser';

const TOKEN = /^[\w-]{43}$/;

const FORMS = {
  [REFRESH_COOKIE]: /^[\w-]{43}\.[\w-]{43}$/,
  [REGISTRATION_COOKIE]: TOKEN,
  [RESET_COOKIE]: TOKEN,
  [BROWSER_COOKIE]: TOKEN,
} as const;

export type CookieName = keyof typeof FORMS;

/** The value of a cookie if it has the form that the server gives it; any other was not set by the server. */
export function ownCookie(name: CookieName, value: string | undefined): string | undefined {
  return value !== undefined && FORMS[name].test(value) ? value : undefined;
}
