import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits for a cookie. */
export function makeSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash of a token, to be stored. A plain hash is enough, because the token cannot be guessed. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
