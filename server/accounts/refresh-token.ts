import { hashSecretToken, makeSecretToken } from './secret-token.ts';

/** A refresh token. Its first part is a secret of the login session, whose hash is its id: an id alone neither continues nor ends one. */
export interface RefreshToken {
  readonly text: string;
  readonly loginSessionId: string;
  /** Stays the same as long as the login session lasts. */
  readonly sessionSecret: string;
  /** The hash of the second part, which is replaced at each use. */
  readonly hash: string;
}

function tokenOf(sessionSecret: string, secret: string): RefreshToken {
  const text = `${sessionSecret}.${secret}`;
  return { text, loginSessionId: hashSecretToken(sessionSecret), sessionSecret, hash: hashSecretToken(secret) };
}

/** Makes a new token, by default for a new login session. */
export function makeRefreshToken(sessionSecret = makeSecretToken()): RefreshToken {
  return tokenOf(sessionSecret, makeSecretToken());
}

/** Reads the value of the refresh cookie; null without one. */
export function readRefreshToken(text: string | undefined): RefreshToken | null {
  const [sessionSecret, secret] = text?.split('.') ?? [];
  return sessionSecret === undefined || secret === undefined ? null : tokenOf(sessionSecret, secret);
}
