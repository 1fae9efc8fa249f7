import type { AsvsId } from './asvs-ids.ts';
import { met, open, ruled, tested, written, type Requirement } from './requirement.ts';

/** Chapter 15. */
export const CODE = {
  '15.1.1': met('How soon faulty packages are replaced is written down.', ruled('Updates')),
  '15.1.2': met(
    'The packages are listed (SBOM).',
    tested(
      'scripts/build-sbom.integration.test.ts',
      'has every package of production in the lock file, with its hash, and no other',
    ),
    tested('architecture/repository.integration.test.ts', 'pins every package to one version: %s'),
    tested('scripts/licenses.unit.test.ts', 'are all allowed'),
  ),
  '15.1.3': met('What costs much is written down.', ruled('Limits of use')),
  '15.2.1': open(
    'No package is older than that allows.',
    'Nothing here asks for published faults. The operator’s CI does: docs/security-rules.md names the command.',
  ),
  '15.2.2': met(
    'What costs much cannot stop the rest.',
    tested(
      'server/connections.integration.test.ts',
      'that send requests and read nothing keep one response each in memory',
    ),
    tested('server/connections.integration.test.ts', 'above the limit %s are closed, until one ends'),
    tested(
      'server/database-outage.integration.test.ts',
      'calls are answered while the database hangs, and work again without a restart',
    ),
    tested('server/reports.integration.test.ts', 'reports whose receiver is down do not delay messages to people'),
    written('server/accounts/argon2-passwords.ts', "from 'piscina'"),
  ),
  '15.2.3': met(
    'Production has nothing of the development.',
    tested('server/http-edge.integration.test.ts', 'does not exist in production'),
    tested('server/dev-pages.integration.test.ts', 'do not exist for %s'),
    tested(
      'scripts/build-maps.unit.test.ts',
      'leaves no source map among the files that are served, and none of an earlier build beside them',
    ),
  ),
  '15.3.1': met(
    'Only the fields that are needed are returned.',
    tested(
      'server/otp-devices.integration.test.ts',
      'an account has none at first, then those that were added, in order and without their addresses',
    ),
    tested('server/permissions.integration.test.ts', '$routeId: $what'),
  ),
  '15.3.2': met(
    'The server follows no redirects.',
    tested('server/sms.integration.test.ts', 'that responds %i has rejected the message'),
    written('server/locations/geocoder-places.ts', "redirect: 'error'"),
  ),
  '15.3.3': met(
    'Only the fields of a call are stored (mass assignment).',
    tested(
      'server/guest-results.integration.test.ts',
      'control characters are removed, letters of every script are stored, unknown fields are ignored',
    ),
    tested(
      'server/profiles.integration.test.ts',
      'the first one whatever is sent, until another becomes it; it is listed first, the rest in order of creation',
    ),
  ),
  '15.3.4': met(
    'The address of a client is the right one.',
    tested(
      'server/limits.integration.test.ts',
      'count for the client named in a header only if the proxy that sets it is trusted',
    ),
    tested('server/limits.integration.test.ts', 'are counted by the /64 prefix of an IPv6 address'),
  ),
  '15.3.5': met(
    'Types are checked, and compared strictly.',
    written('oxlint.config.ts', "eqeqeq: 'error'"),
    tested('server/http-edge.integration.test.ts', 'rejects %s with a problem'),
  ),
  '15.3.6': met(
    'Prototypes cannot be polluted.',
    tested('server/http-edge.integration.test.ts', 'rejects %s with a problem'),
    tested('server/locations.unit.test.ts', '%s does not exist'),
  ),
  '15.3.7': met(
    'A parameter that comes twice is rejected.',
    tested('server/account-results-list.integration.test.ts', 'reject the invalid page %j'),
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
