import type { IncomingHttpHeaders } from 'node:http';

/** What browsers say of a call that the app's own page makes, or that the person makes by hand. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Whether a call that carries a cookie came from a page of ours. Another site's page is recognised by what every browser adds and
 * no page can change: `Sec-Fetch-Site`, and in older browsers `Origin`. A program that is no browser sends neither, and has no
 * cookies but its own.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return OWN_SITES.has(site);
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
