import type { AsvsId } from './asvs-ids.ts';
import { met, notApplicable, open, ruled, tested, written, type Requirement } from './requirement.ts';

const NO_CIPHER = 'The app encrypts nothing itself: TLS, the disk and the database are encrypted by the operator.';
const NO_WEAK = tested('architecture/forbidden-code.integration.test.ts', 'name no weak algorithm, such as %s');

/** Chapter 11. */
export const CRYPTOGRAPHY = {
  '11.1.1': open(
    'How keys are made, kept and replaced is a policy.',
    'Keys are in the database beside what they protect, and there is no command that replaces them.',
  ),
  '11.1.2': met('Keys and algorithms are listed.', ruled('Keys and algorithms')),
  '11.2.1': met(
    'Cryptography comes from well-known libraries.',
    written('server/accounts/argon2-passwords.ts', "from '@node-rs/argon2'"),
    written('server/accounts/jose-access-tokens.ts', "from 'jose/jwt/verify'"),
    written('server/accounts/secret-token.ts', "from 'node:crypto'"),
  ),
  '11.2.2': open(
    'Algorithms and keys can be replaced.',
    'The cost of password hashes can (`tests/server/log-in.integration.test.ts`). The keys of tokens and codes cannot be replaced without ending every login session.',
  ),
  '11.2.3': met(
    'At least 128 bits of strength.',
    written('server/accounts/secret-token.ts', 'TOKEN_BYTES = 32'),
    written('server/db/migrations/002-accounts.ts', 'randomBytes(SECRET_BYTES)'),
    NO_WEAK,
  ),
  '11.3.1': notApplicable('No weak modes of ciphers.', NO_CIPHER),
  '11.3.2': notApplicable('Only approved ciphers.', NO_CIPHER),
  '11.3.3': notApplicable('What is encrypted cannot be altered.', NO_CIPHER),
  '11.4.1': met('Only approved hashes.', NO_WEAK),
  '11.4.2': met(
    'Passwords are stored as slow hashes.',
    tested(
      'server/registration.integration.test.ts',
      "stores its password as an Argon2id hash with OWASP's parameters",
    ),
    tested(
      'server/log-in.integration.test.ts',
      'hashed with other parameters is hashed again at the next login, and only then',
    ),
  ),
  '11.4.3': met(
    'Hashes of signatures resist collisions.',
    NO_WEAK,
    written('server/accounts/jose-access-tokens.ts', "const ALGORITHM = 'HS256'"),
  ),
  '11.4.4': notApplicable('Keys from passwords are stretched.', 'No key is made from a password.'),
  '11.5.1': open(
    'What must not be guessed has 128 random bits.',
    'Tokens have 256, but the ids of tests, which are secrets of guests, are random UUIDs of 122.',
  ),
  '11.6.1': notApplicable(
    'Key pairs and signatures are approved.',
    'There are no key pairs but those of TLS, which the operator’s proxy has.',
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
