// The deep imports load faster: the server needs a tenth of the package.
import { JOSEError, JWKSNoMatchingKey } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { ACCESS_TOKEN_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { ServerClock } from '../clock.ts';
import type { Keys } from '../keys/key-ring.ts';
import type { LiveKey } from '../keys/key.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';

const ALGORITHM = 'HS256';
/** The size of the cache of verified tokens, because most calls use the same token as the previous one. */
const MAX_KNOWN_TOKENS = 1000;
const SECOND_MS = 1000;

/** The contents of a token with a valid signature. */
interface KnownToken {
  readonly holder: TokenHolder;
  readonly keyId: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Imports each key once, because from plain bytes jose would import it for every token. */
function makeImportKey(): (key: LiveKey) => Promise<CryptoKey> {
  const imported = new WeakMap<LiveKey, CryptoKey>();
  return async (key) => {
    const known = imported.get(key);
    if (known !== undefined) return known;
    const secret = Uint8Array.from(key.secret);
    const use = { name: 'HMAC', hash: 'SHA-256' };
    const made = await crypto.subtle.importKey('raw', secret, use, false, ['sign', 'verify']);
    imported.set(key, made);
    return made;
  };
}

/** Access tokens as JSON Web Tokens, signed with a key of the server that they name, valid for 30 minutes by the server's clock. */
export function makeJoseAccessTokens({
  keys,
  clock,
}: {
  readonly keys: Keys;
  readonly clock: ServerClock;
}): AccessTokens {
  const importKey = makeImportKey();
  const findKey = (id: string) => keys.find('access-tokens', id);
  const verificationKey = async ({ kid = '' }: { readonly kid?: string | undefined }): Promise<CryptoKey> => {
    const key = findKey(kid);
    if (key === null) throw new JWKSNoMatchingKey();
    return importKey(key);
  };
  const known = new Map<string, KnownToken>();
  const remember = (accessToken: string, token: KnownToken): void => {
    if (known.size >= MAX_KNOWN_TOKENS) known.clear();
    known.set(accessToken, token);
  };
  return {
    issue: async ({ userId, loginSessionId }) => {
      const now = clock.now();
      const key = keys.used('access-tokens');
      return new SignJWT({ sid: loginSessionId })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
        .setSubject(userId)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + ACCESS_TOKEN_LIFETIME_MS))
        .sign(await importKey(key));
    },
    read: async (accessToken) => {
      const seen = known.get(accessToken);
      const isLive = seen !== undefined && Math.floor(clock.now() / SECOND_MS) < seen.expiresAt;
      if (isLive && findKey(seen.keyId) !== null) return seen.holder;
      const options = { algorithms: [ALGORITHM], currentDate: new Date(clock.now()), requiredClaims: ['exp'] };
      try {
        const { payload, protectedHeader } = await jwtVerify(accessToken, verificationKey, options);
        const { sub: userId, sid: loginSessionId, exp: expiresAt = 0 } = payload;
        if (userId === undefined || typeof loginSessionId !== 'string') return null;
        const holder = { userId, loginSessionId };
        remember(accessToken, { holder, keyId: protectedHeader.kid ?? '', expiresAt });
        return holder;
      } catch (error) {
        if (error instanceof JOSEError) return null;
        throw error;
      }
    },
  };
}
