import { hashSecretToken, makeSecretToken } from './secret-token.ts';

/** A refresh token and its stored hash. The token holds the id of its login session and a secret. */
export interface RefreshToken {
  readonly text: string;
  readonly hash: string;
}

const TOKEN_TEXT = /^([\w-]{1,64})\.([\w-]{1,64})$/;

/** Makes a new token for a login session. */
export function makeRefreshToken(loginSessionId: string): RefreshToken {
  const secret = makeSecretToken();
  return { text: `${loginSessionId}.${secret}`, hash: hashSecretToken(secret) };
}

/** The login session of a token, and the hash of its secret; null for text that is not a token. */
export function readRefreshToken(
  text: string | undefined,
): { readonly loginSessionId: string; readonly hash: string } | null {
  const [, loginSessionId, secret] = TOKEN_TEXT.exec(text ?? '') ?? [];
  return loginSessionId === undefined || secret === undefined
    ? null
    : { loginSessionId, hash: hashSecretToken(secret) };
}
