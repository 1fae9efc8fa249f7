import { hashSync, verifySync } from '@node-rs/argon2';

/** The cost of a hash: memory in KiB, passes, and threads. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** What a thread of the pool computes, by the name of its function. */
export interface PasswordTasks {
  readonly hash: (task: { readonly password: string; readonly cost: HashCost }) => string;
  readonly verify: (task: { readonly passwordHash: string; readonly password: string }) => boolean;
}

export const hash: PasswordTasks['hash'] = ({ password, cost }) => hashSync(password, cost);

export const verify: PasswordTasks['verify'] = ({ passwordHash, password }) => verifySync(passwordHash, password);
