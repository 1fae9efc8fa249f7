/** Keeps passwords as Argon2id hashes. Never called inside a transaction: it takes milliseconds on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Against no account (null) it takes as long and says no. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  needsRehash(passwordHash: string): boolean;
}
