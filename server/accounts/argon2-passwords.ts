import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import type { HashCost, PasswordTasks } from './argon2-worker.ts';
import type { Passwords } from './passwords.ts';

/** OWASP's parameters for Argon2id, which is also the library's own choice of algorithm. */
const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const WORKER = fileURLToPath(new URL('./argon2-worker.ts', import.meta.url));
/** Leaves a core to the thread that answers calls. Each hash takes 19 MiB and a core. */
const THREADS = Math.max(1, Math.min(availableParallelism() - 1, 4));
/** Threads end when no one has logged in for that long. */
const IDLE_MS = 60_000;

/** Keyboards differ in whether a letter with an accent is one character or two. */
const normalized = (password: string) => password.normalize('NFC');

/** The tasks, each computed in a thread. */
type InThreads = {
  readonly [Name in keyof PasswordTasks]: (
    ...task: Parameters<PasswordTasks[Name]>
  ) => Promise<ReturnType<PasswordTasks[Name]>>;
};

/**
 * Threads that compute only hashes. The functions of the library that return promises use the four threads of Node's own pool instead,
 * where the files of the web app would wait behind logins.
 */
function makePool(): InThreads {
  const pool = new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  });
  return {
    hash: (task) => pool.run(task, { name: 'hash' }) as Promise<string>,
    verify: (task) => pool.run(task, { name: 'verify' }) as Promise<boolean>,
  };
}

/** One pool for the process, so that its threads start once. */
let shared: InThreads | null = null;

/** Passwords as Argon2id hashes. */
export function makeArgon2Passwords(cost: HashCost = OWASP_COST): Passwords {
  const pool = (shared ??= makePool());
  const makeHash = (password: string) => pool.hash({ password: normalized(password), cost });
  let unknownUser: Promise<string> | null = null;
  return {
    hash: makeHash,
    verify: async (passwordHash, password) => {
      // Verified against when there is no account, so that the call takes as long; also waited for when there is one.
      const ofNoOne = await (unknownUser ??= makeHash(randomUUID()));
      const isRight = await pool.verify({ passwordHash: passwordHash ?? ofNoOne, password: normalized(password) });
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
