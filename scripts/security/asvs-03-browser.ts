import type { AsvsId } from './asvs-ids.ts';
import { met, notApplicable, open, tested, type Requirement } from './requirement.ts';

const HEADERS = 'server/answer-headers.integration.test.ts';
const POLICY = tested(HEADERS, '%s runs only scripts of the app, and is in no frame');
const PRIVATE = tested(HEADERS, '%s names no page to other sites, is readable by none, and names no software');
const TYPED = tested(HEADERS, '%s says that it is %s, and is not guessed to be anything else');
const COOKIES = tested(
  'server/account-security-browser.integration.test.ts',
  'are inaccessible to scripts, other sites and other paths, when they are set and when they are cleared',
);

const UNPARSED = tested(
  'server/unparsable-requests.integration.test.ts',
  'with %s is answered with a problem and the security headers',
);

/** Chapter 3. */
export const BROWSER = {
  '3.2.1': met(
    'An answer is not shown as something else than it is.',
    TYPED,
    tested('server/http-edge.integration.test.ts', 'the API never returns a page'),
  ),
  '3.2.2': met(
    'Text is set as text and not as HTML.',
    tested('architecture/forbidden-code.integration.test.ts', 'set no markup from text'),
    tested(
      'adapters/camera/own-scripts.unit.test.ts',
      'a worker may start from the page’s own origin, and from no other',
    ),
  ),
  '3.3.1': met(
    'Cookies are Secure and have a prefix.',
    COOKIES,
    tested('server/log-in.integration.test.ts', 'is only sent over HTTPS in production'),
  ),
  '3.3.2': met('Each cookie has a fitting SameSite.', COOKIES),
  '3.3.3': open(
    'Cookies have the prefix __Host-.',
    'They have __Secure- and no domain. __Host- demands the path /, and they are sent only to /auth and /accounts.',
  ),
  '3.3.4': met(
    'Scripts cannot read session cookies.',
    COOKIES,
    tested('server/log-in.integration.test.ts', 'is inaccessible to scripts and other sites'),
  ),
  '3.4.1': met(
    'HSTS for at least a year, with subdomains.',
    tested(HEADERS, '%s asks for HTTPS in production, for a year and every subdomain'),
    UNPARSED,
  ),
  '3.4.2': met(
    'Other origins may read only what is meant for them (CORS).',
    PRIVATE,
    tested('server/account-security-browser.integration.test.ts', 'is never allowed by a preflight'),
  ),
  '3.4.3': met(
    'A content security policy allows only known scripts.',
    POLICY,
    tested('server/http-edge.integration.test.ts', 'inline content of a page is allowed only by its hash'),
    UNPARSED,
  ),
  '3.4.4': met('Every answer has nosniff.', TYPED, UNPARSED),
  '3.4.5': met(
    'Addresses are not sent to other sites.',
    PRIVATE,
    tested('web/account/passwords.screen.test.ts', 'never leaks its token to other pages, and works until it is used'),
  ),
  '3.4.6': met('No other site can frame a page.', POLICY, UNPARSED),
  '3.5.1': met(
    'Calls from other sites are rejected.',
    tested('server/account-security-browser.integration.test.ts', 'is detected where cookies authenticate the caller'),
    tested('server/account-security-browser.integration.test.ts', 'with %j cannot act for the logged-in user'),
  ),
  '3.5.2': met(
    'No call that changes something can do without a preflight.',
    tested('server/account-security-browser.integration.test.ts', 'cannot send a form as %s'),
    tested('server/account-security-browser.integration.test.ts', 'is never allowed by a preflight'),
  ),
  '3.5.3': met(
    'What changes something is no GET.',
    tested('server/http-edge.integration.test.ts', '%s %s is a 404 problem'),
  ),
  '3.5.4': notApplicable(
    'Separate apps have separate hosts.',
    'It is one app. The operator gives it a host of its own.',
  ),
  '3.5.5': met(
    'Messages from other windows are checked.',
    tested('adapters/tabs/broadcast-tab-channel.unit.test.ts', 'ignore a change of %s to %s'),
  ),
  '3.7.1': met(
    'Only supported technology of browsers.',
    tested(
      'architecture/browser-floor.integration.test.ts',
      'have every feature that the scripts use, but for those that they do without',
    ),
  ),
  '3.7.2': met(
    'The app redirects to no unknown site.',
    tested('server/http-edge.integration.test.ts', 'a browser that opens %s is redirected to /'),
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
