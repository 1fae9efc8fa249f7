import type { IncomingHttpHeaders } from 'node:http';

/** `Sec-Fetch-Site` of calls from the app's own page, or from the address bar. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Whether a call with a cookie came from the app's own origin. Cross-site pages are recognized by headers that every browser adds and
 * no page can change: `Sec-Fetch-Site`, and in older browsers `Origin`. Other programs send neither, and have only their own
 * cookies. `publicUrl` is the address of the app, because a proxy may replace `Host`; null if none is configured.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return OWN_SITES.has(site);
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== null && new URL(origin).origin === new URL(publicUrl).origin);
}
