import type { AsvsId } from './asvs-ids.ts';
import { met, notApplicable, open, ruled, tested, written, type Requirement } from './requirement.ts';

const NO_WEAK = tested('architecture/forbidden-code.integration.test.ts', 'name no weak algorithm, such as %s');

/** Chapter 11. */
export const CRYPTOGRAPHY = {
  '11.1.1': met(
    'How keys are made, kept and replaced is a policy.',
    ruled('Keys and algorithms'),
    tested(
      'server/keys.unit.test.ts',
      'uses the new keys from the given time, and accepts the old ones until their tokens have ended',
    ),
    tested(
      'server/keys-process.integration.test.ts',
      'leaves nothing in a copy of the database that signs a token or reveals a code',
    ),
  ),
  '11.1.2': met('Keys and algorithms are listed.', ruled('Keys and algorithms')),
  '11.2.1': met(
    'Cryptography comes from well-known libraries.',
    written('server/accounts/argon2-passwords.ts', "from '@node-rs/argon2'"),
    written('server/accounts/jose-access-tokens.ts', "from 'jose/jwt/verify'"),
    written('server/accounts/secret-token.ts', "from 'node:crypto'"),
  ),
  '11.2.2': met(
    'Algorithms and keys can be replaced.',
    tested(
      'server/keys-process.integration.test.ts',
      'are read by a running server, which still accepts what the old ones made',
    ),
    tested(
      'server/log-in.integration.test.ts',
      'hashed with other parameters is hashed again at the next login, and only then',
    ),
  ),
  '11.2.3': met(
    'At least 128 bits of strength.',
    written('server/accounts/secret-token.ts', 'TOKEN_BYTES = 32'),
    written('server/keys/key.ts', 'const SECRET_BYTES = 32'),
    NO_WEAK,
  ),
  '11.3.1': met(
    'No weak modes of ciphers.',
    NO_WEAK,
    written('server/keys/seal.ts', "const ALGORITHM = 'aes-256-gcm'"),
  ),
  '11.3.2': met('Only approved ciphers.', NO_WEAK, written('server/keys/seal.ts', "const ALGORITHM = 'aes-256-gcm'")),
  '11.3.3': met(
    'What is encrypted cannot be altered.',
    tested('server/keys.unit.test.ts', 'do not open after a change of any part'),
  ),
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
