import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { makeJoseAccessTokens } from '../../server/accounts/jose-access-tokens.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { testKeys } from '../support/test-keys.ts';

const keys = testKeys();
const tokens = makeJoseAccessTokens({ keys, clock: { now: () => SAMPLE_INSTANT } });

/** A token as the server makes it, but for what a case changes. */
function signed({ purpose = 'access-tokens', alg = 'HS256', claims = {} }: Case): Promise<string> {
  const key = keys.used(purpose);
  const all = { sub: 'ana', sid: 'one', exp: SAMPLE_INSTANT / 1000 + 60, ...claims };
  return new SignJWT(all).setProtectedHeader({ alg, kid: key.id }).sign(Uint8Array.from(key.secret));
}

interface Case {
  readonly purpose?: 'access-tokens' | 'codes' | 'pseudonyms';
  readonly alg?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

test.each<[string, Case]>([
  ['the key of codes', { purpose: 'codes' }],
  ['the key of pseudonyms', { purpose: 'pseudonyms' }],
  ['another algorithm', { alg: 'HS512' }],
  ['no login session', { claims: { sid: undefined } }],
  ['no user', { claims: { sub: undefined } }],
  ['no end', { claims: { exp: undefined } }],
])('An access token with %s is not accepted, although the server has signed it', async (_what, given) => {
  expect(await tokens.read(await signed({}))).toEqual({ userId: 'ana', loginSessionId: 'one' });
  expect(await tokens.read(await signed(given))).toBeNull();
});
