import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import * as v from 'valibot';
import type { ReportstreamSettings } from './transport-config.ts';

const SECOND_MS = 1000;
/** ReportStream takes no assertion that is good for more than five minutes. */
const ASSERTION_MS = 240 * SECOND_MS;
/** A token that ends sooner than this might end on its way. */
const SPARE_MS = 30 * SECOND_MS;

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.optional(v.number(), 0) });

/** The service answered something that is no token. */
export const NO_TOKEN = 'NO_TOKEN';

/** Signs that it is us who ask for a token. */
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

/** Why there is no token: the status of the answer, or null where it was no token. */
export interface TokenRefusal {
  readonly status: number | null;
}

/** Tokens of ReportStream. */
export interface ReportstreamTokens {
  /** The token that is good for a while yet, or a new one. Throws what `fetch` throws. */
  current(): Promise<string | TokenRefusal>;
  /** Forgets a token that was not taken. */
  forget(token: string): void;
}

interface KnownToken {
  readonly token: string;
  readonly usableUntil: number;
}

/** Asks for tokens, one at a time. `now` is the time of the world, since ReportStream compares it with its own. */
export function makeReportstreamTokens(
  settings: ReportstreamSettings,
  { callMs, now }: { readonly callMs: number; readonly now: () => number },
): ReportstreamTokens {
  let known: KnownToken | null = null;
  let asked: Promise<string | TokenRefusal> | null = null;
  const ask = async (): Promise<string | TokenRefusal> => {
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
