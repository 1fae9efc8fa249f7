import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_LIFETIME_MS } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { AccessTokens } from './access-tokens.ts';

const ALGORITHM = 'HS256';

/** Once for all tokens: from plain bytes every token would have a key of its own made, and wait for that. */
function importKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** Access tokens as JSON Web Tokens, signed with the server's secret, good for 30 minutes by the server's clock. */
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
  return {
    issue: async ({ userId, sessionId }) => {
      const now = clock.now();
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + ACCESS_TOKEN_LIFETIME_MS))
        .sign(await readKey());
    },
    read: async (accessToken) => {
      const options = { algorithms: [ALGORITHM], currentDate: new Date(clock.now()), requiredClaims: ['exp'] };
      try {
        const { payload } = await jwtVerify(accessToken, await readKey(), options);
        const { sub: userId, sid: sessionId } = payload;
        return userId === undefined || typeof sessionId !== 'string' ? null : { userId, sessionId };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
