import type { AsvsId } from './asvs-ids.ts';
import { met, open, ruled, tested, type Requirement } from './requirement.ts';

const UNCACHED = tested('server/permissions.integration.test.ts', '$routeId: $what');

/** Chapter 14. */
export const DATA = {
  '14.1.1': met('Sensitive data has levels.', ruled('Sensitive data')),
  '14.1.2': met('Each level has rules.', ruled('Sensitive data')),
  '14.2.1': open(
    'Nothing sensitive is in an address.',
    'The specification puts test ids and the tokens of reset links into addresses. The server logs neither.',
  ),
  '14.2.2': met('Nothing sensitive is cached on the way.', UNCACHED),
  '14.2.3': met(
    'Nothing sensitive is sent to others.',
    tested('server/http-edge.integration.test.ts', 'every response has the security headers, including errors'),
    tested(
      'server/locations.integration.test.ts',
      'is asked for the zip in the United States, with the key and nothing else',
    ),
    tested('adapters/translations/data-claims.unit.test.ts', '$place: “$says” is said, and shown to be true'),
  ),
  '14.2.4': met(
    'The rules of each level are kept.',
    tested(
      'server/account-security-secrets.integration.test.ts',
      'contains no plain password, delivered code or token',
    ),
    tested(
      'server/retention.integration.test.ts',
      'what a delivered report says is erased after 30 days; that it was delivered stays',
    ),
    tested('server/process.integration.test.ts', 'its log contains no id and nothing that a user typed'),
    tested(
      'server/operators.integration.test.ts',
      'shows one report without identities, and with them only on request',
    ),
  ),
  '14.3.1': met(
    'The browser forgets a person at the end.',
    tested('core/flow/persisted-account.unit.test.ts', 'holds no personal data after everything is cleared'),
    tested('core/use-cases/account/log-in.unit.test.ts', 'keeps the language and the remembered e-mail, and no test'),
    tested(
      'core/use-cases/account/log-in.unit.test.ts',
      'that did not reach the server is pending, and sent at the next start',
    ),
  ),
  '14.3.2': met('Browsers do not cache answers about a person.', UNCACHED),
  '14.3.3': open(
    'The browser stores nothing sensitive.',
    'A test that is under way is stored with its answers, because it must survive a reload without a network. It is removed at its end.',
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
