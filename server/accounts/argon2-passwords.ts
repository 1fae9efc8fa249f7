import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Passwords } from './passwords.ts';

/** The cost of a hash: memory in KiB, passes, and threads. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's parameters for Argon2id, which is also the library's own choice of algorithm. */
const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one of the four threads of Node's pool free for reading files. */
const MAX_AT_ONCE = Math.min(availableParallelism(), 3);

/** Keyboards differ in whether a letter with an accent is one character or two. */
const normalized = (password: string) => password.normalize('NFC');

/** Passwords as Argon2id hashes. Only a few are computed at once, because each takes 19 MiB and a CPU core. */
export function makeArgon2Passwords(cost: HashCost = OWASP_COST): Passwords {
  const limit = pLimit(MAX_AT_ONCE);
  const makeHash = (password: string) => limit(() => hash(normalized(password), cost));
  // Verified against when there is no account, so that the call takes as long.
  const unknownUser = makeHash(randomUUID());
  return {
    hash: makeHash,
    verify: async (passwordHash, password) => {
      const against = passwordHash ?? (await unknownUser);
      const isRight = await limit(() => verify(against, normalized(password)));
      return isRight && passwordHash !== null;
    },
    needsRehash: (passwordHash) => {
      const made = parseOptions(passwordHash);
      return (
        made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism
      );
    },
  };
}
