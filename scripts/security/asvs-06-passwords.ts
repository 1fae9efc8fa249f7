import type { AsvsId } from './asvs-ids.ts';
import { met, metWith, open, ruled, tested, written, type Requirement } from './requirement.ts';

const AS_TYPED = tested(
  'server/password-as-typed.integration.test.ts',
  'of the greatest length counts to its last character, in its own case, with its blanks',
);
const CHANGED = tested(
  'server/passwords.integration.test.ts',
  'is valid from now on, ends every login session immediately, and the user is notified',
);
const REFUSED = tested('server/passwords.integration.test.ts', 'is rejected for %s, and nothing changes');
const RESEMBLES = tested('server/passwords.integration.test.ts', 'is rejected with what it resembles');

/** Chapter 6, passwords. */
export const PASSWORDS = {
  '6.1.1': met('How guessing is stopped without locking people out is written down.', ruled('Limits of use')),
  '6.1.2': metWith(
    'The words are those of the account; the name of the product is not among them.',
    'The words that a password must not contain are written down.',
    ruled('Passwords'),
  ),
  '6.1.3': met('Every way to log in is written down, with its strength.', ruled('Ways to log in')),
  '6.2.1': met('At least 8 characters.', tested('core/domain/validate-password.unit.test.ts', '%j does not meet %j')),
  '6.2.2': met('A password can be changed.', CHANGED),
  '6.2.3': met('A change asks for the present password.', REFUSED),
  '6.2.4': met(
    'Common passwords are refused.',
    tested('server/common-passwords.unit.test.ts', 'has the 100,000 most common ones, each once and in lowercase'),
    tested('core/domain/common-password.unit.test.ts', 'is recognized in %s'),
    tested(
      'contract/auth-api.suite.ts',
      'a password that is weak, common or similar to the e-mail is rejected, and another may be tried',
    ),
  ),
  '6.2.5': open(
    'Any characters may make a password.',
    'The specification demands a digit, both cases and a special character.',
  ),
  '6.2.6': met(
    'Fields hide the password, which can be shown.',
    tested(
      'web/account/registration.screen.test.ts',
      'is shown on request, hidden again when it is sent, and rejected unless both match and follow the rules',
    ),
  ),
  '6.2.7': met(
    'Pasting and password managers work.',
    written('web/components/password-field.tsx', "autoComplete: 'current-password' | 'new-password'"),
    tested(
      'web/account/login.screen.test.ts',
      'shows an alert that blames neither field, and keeps what was typed, even after a language change',
    ),
  ),
  '6.2.8': metWith(
    'Unicode is normalized to NFC, as NIST SP 800-63B recommends.',
    'A password is compared as it was typed.',
    AS_TYPED,
  ),
  '6.2.9': met('At least 64 characters are allowed.', AS_TYPED),
  '6.2.10': met('A password does not expire.', ruled('Passwords')),
  '6.2.11': met('The words that were written down are refused.', RESEMBLES),
  '6.2.12': metWith(
    'They are the 100,000 most common of ten million leaked accounts, as of 2015; no service is asked.',
    'Passwords of known breaches are refused.',
    tested('server/common-passwords.unit.test.ts', 'has the 100,000 most common ones, each once and in lowercase'),
    tested('server/common-passwords.unit.test.ts', 'rejects %s'),
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
