import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import * as v from 'valibot';
import type { ReportstreamSettings } from './transport-config.ts';

const SECOND_MS = 1000;
/** ReportStream accepts assertions that are valid for at most five minutes. */
const ASSERTION_MS = 240 * SECOND_MS;
/** A token with less time left might expire during the call. */
const SPARE_MS = 30 * SECOND_MS;

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.optional(v.number(), 0) });

/** The answer of the service contained no token. */
export const NO_TOKEN = 'NO_TOKEN';

/** Signs the assertion that authenticates us in a token request. */
async function signAssertion({ url, client, keyId, privateKey }: ReportstreamSettings, now: number): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: privateKey.algorithm, kid: keyId, typ: 'JWT' })
    .setIssuer(client)
    .setSubject(client)
    .setAudience(new URL(url).host)
    .setExpirationTime(new Date(now + ASSERTION_MS))
    .setJti(randomUUID())
    .sign(privateKey.key);
}

/** Why there is no token: the status of the answer, or null if the answer contained no token. */
export interface TokenRejection {
  readonly status: number | null;
}

/** Tokens of ReportStream. */
export interface ReportstreamTokens {
  /** Returns the current token, or a new one if it expires soon. Throws what `fetch` throws. */
  current(): Promise<string | TokenRejection>;
  /** Drops a token that was rejected. */
  forget(token: string): void;
}

interface KnownToken {
  readonly token: string;
  readonly usableUntil: number;
}

/** Requests tokens, one at a time. `now` must be the real time, because ReportStream compares it with its own. */
export function makeReportstreamTokens(
  settings: ReportstreamSettings,
  { callMs, now }: { readonly callMs: number; readonly now: () => number },
): ReportstreamTokens {
  let known: KnownToken | null = null;
  let asked: Promise<string | TokenRejection> | null = null;
  const ask = async (): Promise<string | TokenRejection> => {
    const at = now();
    const answer = await fetch(`${settings.url}/api/token`, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({
        scope: `${settings.client}.*.report`,
        grant_type: 'client_credentials',
        client_assertion_type: ASSERTION_TYPE,
        client_assertion: await signAssertion(settings, at),
      }),
      signal: AbortSignal.timeout(callMs),
    });
    const text = await answer.text();
    if (!answer.ok) return { status: answer.status };
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), tokenAnswer), text);
    if (!read.success) return { status: null };
    const { access_token: token, expires_in: seconds } = read.output;
    known = { token, usableUntil: at + seconds * SECOND_MS - SPARE_MS };
    return token;
  };
  return {
    current: () => {
      if (known !== null && now() < known.usableUntil) return Promise.resolve(known.token);
      asked ??= ask().finally(() => {
        asked = null;
      });
      return asked;
    },
    forget: (token) => {
      if (known?.token === token) known = null;
    },
  };
}
