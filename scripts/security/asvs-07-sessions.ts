import type { AsvsId } from './asvs-ids.ts';
import { met, metWith, notApplicable, open, ruled, tested, written, type Requirement } from './requirement.ts';

const NOT_FEDERATED = 'Login sessions belong to no other system.';
const DEVICE_CHANGE = 'contract/otp-device-api.suite.ts';

/** Chapter 7. */
export const SESSIONS = {
  '7.1.1': met('When a login session ends is written down.', ruled('Login sessions')),
  '7.1.2': met('How many login sessions an account may have is written down.', ruled('Login sessions')),
  '7.1.3': notApplicable('Systems that share logins are written down.', NOT_FEDERATED),
  '7.2.1': met(
    'The server verifies tokens.',
    tested('server/log-in.integration.test.ts', 'that was changed or never issued is rejected'),
  ),
  '7.2.2': met(
    'Tokens are made for each login session.',
    tested(
      'server/refresh.integration.test.ts',
      'returns a new access token and a new cookie, and the user as currently stored',
    ),
  ),
  '7.2.3': met(
    'Tokens have at least 128 random bits.',
    written('server/accounts/secret-token.ts', 'TOKEN_BYTES = 32'),
    written('server/accounts/refresh-token.ts', 'const secret = makeSecretToken()'),
  ),
  '7.2.4': open(
    'A login makes a new token and ends the earlier one.',
    'It makes new ones. The login session that the same browser had before lasts on the server until it is idle for 90 minutes, and confirming the password keeps its own.',
  ),
  '7.3.1': met(
    'A login session without calls ends.',
    tested('server/refresh.integration.test.ts', 'fails after 90 minutes without a call'),
    tested('server/refresh.integration.test.ts', 'counts the 90 minutes from the last call of any kind'),
  ),
  '7.3.2': met(
    'Every login session ends.',
    tested('server/refresh.integration.test.ts', 'fails 12 hours after the login, however often it was used'),
  ),
  '7.4.1': met(
    'A login session that has ended is of no use.',
    tested(
      'server/log-in.integration.test.ts',
      'ends the login session immediately, including its access token, and no other',
    ),
  ),
  '7.4.2': met(
    'The login sessions of a deleted account end.',
    tested(
      'server/people.integration.test.ts',
      'erases an account and leaves no byte of it, but counts, and names what an agency has received',
    ),
  ),
  '7.4.3': met(
    'A change of a factor ends the other login sessions.',
    tested(
      'server/passwords.integration.test.ts',
      'is valid from now on, ends every login session immediately, and the user is notified',
    ),
    tested(DEVICE_CHANGE, 'adding and removing one ends the other logins of the account, and tells its owner by email'),
  ),
  '7.4.4': open(
    'Logging out is easy to find on every page.',
    'The button is in the menu, which the logo of every page leads to; the other pages have none of their own.',
  ),
  '7.4.5': metWith(
    'The command ends those of everyone; those of one person end when the account is erased.',
    'Operators can end login sessions.',
    tested('server/keys-process.integration.test.ts', 'that the server cannot notice is covered by a command'),
  ),
  '7.5.1': met(
    'Changing a factor asks for the password.',
    tested(DEVICE_CHANGE, 'a wrong password neither sends a code nor removes a device'),
    tested('server/passwords.integration.test.ts', 'is rejected for %s, and nothing changes'),
  ),
  '7.5.2': met(
    'People see and end their login sessions.',
    tested('contract/login-session-api.suite.ts', 'are listed with their times, the browser’s own first'),
    tested(
      'contract/login-session-api.suite.ts',
      'one is ended with the password, and its browser is logged out at the next call',
    ),
    tested('contract/login-session-api.suite.ts', 'all others are ended with the password'),
  ),
  '7.6.1': notApplicable('Login sessions of providers end together.', NOT_FEDERATED),
  '7.6.2': notApplicable('No login session begins by itself.', NOT_FEDERATED),
} satisfies Partial<Record<AsvsId, Requirement>>;
