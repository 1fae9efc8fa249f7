import { hashSecretToken, makeSecretToken } from './secret-token.ts';

/** A refresh token, and what is kept of it. Its text names its sign-in, and proves the right to it. */
export interface RefreshToken {
  readonly text: string;
  readonly hash: string;
}

const TOKEN_TEXT = /^([\w-]{1,64})\.([\w-]{1,64})$/;

/** Makes a new token of a sign-in. */
export function makeRefreshToken(loginSessionId: string): RefreshToken {
  const secret = makeSecretToken();
  return { text: `${loginSessionId}.${secret}`, hash: hashSecretToken(secret) };
}

/** Which sign-in a token names, and the hash of what it proves it with; null for a text that is no token. */
export function readRefreshToken(
  text: string | undefined,
): { readonly loginSessionId: string; readonly hash: string } | null {
  const [, loginSessionId, secret] = TOKEN_TEXT.exec(text ?? '') ?? [];
  return loginSessionId === undefined || secret === undefined
    ? null
    : { loginSessionId, hash: hashSecretToken(secret) };
}
