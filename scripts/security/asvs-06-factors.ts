import type { AsvsId } from './asvs-ids.ts';
import { met, metWith, notApplicable, open, ruled, tested, written, type Requirement } from './requirement.ts';

const SECURITY = 'server/account-security.integration.test.ts';
const LOG_IN = 'server/log-in.integration.test.ts';
const NO_PROVIDER = 'Accounts are Clearline’s own; there is no other site to log in with.';
const OWN_CODE = tested(LOG_IN, 'rejects a wrong code, the code of another login, and an unknown login');

/** Chapter 6, everything but passwords. */
export const FACTORS = {
  '6.3.1': met(
    'Guessing passwords is stopped.',
    tested(SECURITY, 'a password, has 10 guesses from one address and 50 in total in 15 minutes'),
    tested(SECURITY, 'a password, does not lock out a browser that has logged in before'),
    tested(
      'server/strangers.integration.test.ts',
      'who guess the password and ask for links cannot keep out the owner, who asks for a link in a new browser',
    ),
    tested('server/limits.unit.test.ts', 'cannot be guessed from many addresses without limit'),
  ),
  '6.3.2': met(
    'There are no default accounts.',
    tested('server/password-as-typed.integration.test.ts', 'A new database has no account'),
  ),
  '6.3.3': open(
    'A second factor is demanded.',
    'It is optional: the specification has it so, for people who test at home once.',
  ),
  '6.3.4': met(
    'There is no other way to log in, and each is as strong.',
    tested('server/permissions.integration.test.ts', 'every call of the table is tested'),
    tested(
      'server/registration.integration.test.ts',
      'is not logged in to by retrying with another password, or once it has a second factor',
    ),
  ),
  '6.4.1': met(
    'First codes are random and end soon.',
    tested('server/registration.integration.test.ts', 'is valid once'),
    tested('server/registration.integration.test.ts', 'is valid for ten minutes'),
  ),
  '6.4.2': met('There are no secret questions.', ruled('Ways to log in')),
  '6.4.3': met(
    'A reset does not replace the second factor.',
    tested('server/password-as-typed.integration.test.ts', 'that was reset does not replace the second factor'),
  ),
  '6.4.4': open(
    'Who has lost a factor proves who they are.',
    'The rule is written down, but no command removes a second factor, and nothing shows that support keeps the rule.',
  ),
  '6.5.1': metWith(
    'The same attempt may be repeated for five minutes, because its answer may have been lost.',
    'A code works once.',
    tested(LOG_IN, 'logs in with its code, once, and the response lists the devices'),
    tested(
      'server/used-codes.integration.test.ts',
      'opens nothing for another attempt, and leaves the login session alone',
    ),
  ),
  '6.5.2': notApplicable(
    'Recovery codes are stored as slow hashes.',
    'There are none. Codes that are sent live ten minutes and are stored as keyed hashes.',
  ),
  '6.5.3': met('Codes are random.', written('server/accounts/keyed-codes.ts', 'randomInt(10 ** CODE_DIGITS)')),
  '6.5.4': met('Codes have six digits.', written('core/domain/limits.ts', 'CODE_DIGITS = 6')),
  '6.5.5': met('Codes end after ten minutes.', tested(LOG_IN, 'waits ten minutes for its code')),
  '6.6.1': open(
    'Codes by telephone are an informed choice beside stronger ones.',
    'A phone number is verified first, and email is offered too, but no app that makes codes, and the risks are not explained.',
  ),
  '6.6.2': met(
    'A code or link is for the request that asked for it.',
    OWN_CODE,
    tested(
      'contract/credentials.suite.ts',
      'by a link that arrived without being asked for needs a code that only the asking page shows',
    ),
  ),
  '6.6.3': met(
    'Guessing codes is stopped.',
    tested(SECURITY, 'has 5 guesses per code, 10 from one address in 15 minutes, and 20 an hour in total'),
    tested(SECURITY, 'gets no more guesses or codes by logging in repeatedly'),
  ),
  '6.8.1': notApplicable('No one poses as a user of another provider.', NO_PROVIDER),
  '6.8.2': notApplicable('Signatures of providers are checked.', NO_PROVIDER),
  '6.8.3': notApplicable('SAML assertions are used once.', NO_PROVIDER),
  '6.8.4': notApplicable('The strength of a provider’s login is checked.', NO_PROVIDER),
} satisfies Partial<Record<AsvsId, Requirement>>;
