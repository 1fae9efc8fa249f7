// The deep imports load faster: the server needs a tenth of the package.
import { JOSEError } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { ACCESS_TOKEN_LIFETIME_MS } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';

const ALGORITHM = 'HS256';
/** The size of the cache of verified tokens, because most calls use the same token as the previous one. */
const MAX_KNOWN_TOKENS = 1000;
const SECOND_MS = 1000;

/** The contents of a token with a valid signature. */
interface KnownToken {
  readonly holder: TokenHolder;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Imported once, because from plain bytes jose would import the key for every token. */
function importKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** Access tokens as JSON Web Tokens, signed with the server's secret, valid for 30 minutes by the server's clock. */
export function makeJoseAccessTokens({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): AccessTokens {
  let key: CryptoKey | undefined;
  const readKey = async (): Promise<CryptoKey> => {
    if (key !== undefined) return key;
    const found = await unitOfWork.run<Uint8Array, never>(async ({ secrets }) =>
      ok(await secrets.find('access-tokens')),
    );
    if (!found.ok) return found.error;
    key = await importKey(Uint8Array.from(found.value));
    return key;
  };
  const known = new Map<string, KnownToken>();
  const remember = (accessToken: string, token: KnownToken): void => {
    if (known.size >= MAX_KNOWN_TOKENS) known.clear();
    known.set(accessToken, token);
  };
  return {
    issue: async ({ userId, loginSessionId }) => {
      const now = clock.now();
      return new SignJWT({ sid: loginSessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + ACCESS_TOKEN_LIFETIME_MS))
        .sign(await readKey());
    },
    read: async (accessToken) => {
      const seen = known.get(accessToken);
      if (seen !== undefined && Math.floor(clock.now() / SECOND_MS) < seen.expiresAt) return seen.holder;
      const options = { algorithms: [ALGORITHM], currentDate: new Date(clock.now()), requiredClaims: ['exp'] };
      try {
        const { payload } = await jwtVerify(accessToken, await readKey(), options);
        const { sub: userId, sid: loginSessionId, exp: expiresAt = 0 } = payload;
        if (userId === undefined || typeof loginSessionId !== 'string') return null;
        const holder = { userId, loginSessionId };
        remember(accessToken, { holder, expiresAt });
        return holder;
      } catch (error) {
        if (error instanceof JOSEError) return null;
        throw error;
      }
    },
  };
}
