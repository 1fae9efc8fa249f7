import type { CookieName } from '../accounts/own-cookies.ts';

/**
 * The name of a cookie as the browser stores it. Browsers accept a name with this prefix only from HTTPS pages, so that no other server
 * of the same host name can replace the cookie.
 */
export function storedCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Secure-${name}` : name;
}

/** A cookie that scripts cannot read and that other sites' pages do not send. */
export interface ApiCookie {
  readonly name: CookieName;
  /** Empty to delete the cookie. */
  readonly value: string;
  /** The paths it is sent to. */
  readonly path: string;
  readonly maxAgeSeconds: number;
}
