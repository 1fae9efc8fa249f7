/** Hashes passwords with Argon2id. Must not be called inside a transaction, because hashing is slow on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With null, for a missing account, it takes the same time and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  needsRehash(passwordHash: string): boolean;
}
