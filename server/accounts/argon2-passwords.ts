import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Passwords } from './passwords.ts';

/** What a hash costs: memory in KiB, passes over it, and threads. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's parameters for Argon2id, which is also the library's own choice of algorithm. */
const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the four threads that Node keeps for such work, one stays free for reading files. */
const MAX_AT_ONCE = Math.min(availableParallelism(), 3);

/** One person's keyboard may send a letter with an accent as one character, another's as two. */
const asKept = (password: string) => password.normalize('NFC');

/** Passwords as Argon2id hashes. Few are reckoned at once, since each takes 19 MiB and a processor. */
export function makeArgon2Passwords(cost: HashCost = OWASP_COST): Passwords {
  const limit = pLimit(MAX_AT_ONCE);
  const makeHash = (password: string) => limit(() => hash(asKept(password), cost));
  // Stands for the account that is not there.
  const unknownUser = makeHash(randomUUID());
  return {
    hash: makeHash,
    verify: async (passwordHash, password) => {
      const against = passwordHash ?? (await unknownUser);
      const isRight = await limit(() => verify(against, asKept(password)));
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
