import type { AsvsId } from './asvs-ids.ts';
import { met, open, ruled, tested, type Requirement } from './requirement.ts';

/** Chapter 2. */
export const BUSINESS = {
  '2.1.1': met('The rules for single values are written down.', ruled('Input')),
  '2.1.2': met('The rules for values that must fit each other are written down.', ruled('Input')),
  '2.1.3': met('The limits of use are written down.', ruled('Limits of use')),
  '2.2.1': met(
    'Every value is checked against what is expected.',
    tested('server/guest-results.integration.test.ts', 'with %s being %j'),
    tested('server/guest-results.integration.test.ts', 'with guestInfo.%s being %j'),
    tested('server/devices.integration.test.ts', 'a device whose %s is %s is invalid'),
    tested('server/profiles.integration.test.ts', 'with %j'),
  ),
  '2.2.2': met(
    'The server checks, and not only the browser.',
    tested('server/http-edge.integration.test.ts', 'rejects %s with a problem'),
    tested('server/guest-results.integration.test.ts', 'with all invalid fields named at once'),
  ),
  '2.2.3': open(
    'Values fit each other.',
    'Dates, ages, cassettes and symptoms are compared (`tests/core/domain/test-facts.unit.test.ts`). City, county and state are not compared with the ZIP code on the server.',
  ),
  '2.3.1': open(
    'Steps are taken in order, and none is skipped.',
    'Registration, login and reset are in order on the server. The steps of a test are in order only in the browser, because a test must work offline: the server accepts a result without the wait.',
  ),
  '2.3.2': met(
    'The limits that are written down are enforced.',
    tested(
      'server/limits.integration.test.ts',
      'are rejected past the limit, with the time to wait, until the window ends',
    ),
    tested(
      'server/otp-devices.integration.test.ts',
      'an account has ${MAX_OTP_DEVICES} devices at most, even if several are added at once',
    ),
    tested(
      'server/devices.integration.test.ts',
      'a device without a result is released a day after it was saved, one with a result never',
    ),
  ),
  '2.3.3': met(
    'What belongs together happens together or not at all.',
    tested(
      'server/reports.integration.test.ts',
      'a result without its report is not stored, nor a report without its result',
    ),
    tested('server/jobs.integration.test.ts', 'are not created if the transaction that queues them is rolled back'),
  ),
  '2.3.4': met(
    'What exists once is given once.',
    tested(
      'server/devices.integration.test.ts',
      'of many tests that save one device at once, one holds it, %i ms later',
    ),
    tested('server/account-results.integration.test.ts', 'by two accounts at once has one winner'),
  ),
  '2.4.1': met(
    'Programs cannot misuse the app in masses.',
    tested(
      'server/abuse-limits.integration.test.ts',
      'above the rate of an address are acknowledged, kept and not sent, and the person reads so',
    ),
    tested(
      'server/abuse-limits.integration.test.ts',
      'above the rate of a lot are held, from whatever addresses, and other lots are not',
    ),
    tested(
      'server/abuse-limits.integration.test.ts',
      'are limited, with the time to wait, and a refused one stays free',
    ),
    tested(
      'server/limits.integration.test.ts',
      'are rejected past the limit, with the time to wait, until the window ends',
    ),
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
