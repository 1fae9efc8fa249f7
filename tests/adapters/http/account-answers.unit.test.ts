import { describe, expect, test } from 'vitest';
import { makeAccessCell } from '../../../adapters/http/access-cell.ts';
import { makeHttpPorts } from '../../../adapters/http/http-apis.ts';
import { makeKyClient } from '../../../adapters/http/ky-client.ts';
import { API_URL, done, mockApi, portalPage, problem, type Answer } from '../../support/http-api.ts';
import { aProfileDraft } from '../../support/samples.ts';

const api = mockApi();

/** A signed-in page whose API answers every call in this way, and the requests that reached it. */
function openPage(answer: Answer) {
  const access = makeAccessCell();
  access.set('one');
  const client = makeKyClient({ baseUrl: API_URL, access });
  return { access, requests: api.answer('/', answer), ...makeHttpPorts(client, access) };
}

describe('Usernames', () => {
  test('carry the prefix on the wire, and nowhere else', async () => {
    const page = openPage(done);
    await page.authApi.logIn('ana@mail.example', 'x');
    await page.authApi.forgotPassword('ana@mail.example');
    await page.authApi.sendVerificationCode('ana@mail.example', 'es');
    expect(await Promise.all(page.requests.map((request): Promise<unknown> => request.json()))).toEqual([
      { username: 'CLR_ana@mail.example', password: 'x' },
      { username: 'CLR_ana@mail.example' },
      { email: 'ana@mail.example', locale: 'es' },
    ]);
  });
});

describe('The details of a rejection', () => {
  test('a password similar to personal data: only the known items, in the order of the message', async () => {
    const similarTo = ['lastName', 'shoeSize', 'email', 7];
    const { authApi } = openPage(problem(422, { code: 'UNPROCESSABLE_PASSWORD', similarTo }));
    expect(await authApi.resetPassword('uid', 'token', 'x')).toEqual({
      ok: false,
      error: { code: 'UNPROCESSABLE_PASSWORD', status: 422, similarTo: ['email', 'lastName'] },
    });
  });

  test.each([{ similarTo: 'email' }, { similarTo: ['shoeSize'] }, {}])('no known item: %j', async (body) => {
    const { authApi } = openPage(problem(422, body));
    expect(await authApi.resetPassword('uid', 'token', 'x')).toEqual({
      ok: false,
      error: { code: 'UNPROCESSABLE_PASSWORD', status: 422 },
    });
  });

  test('too many calls: the time to wait', async () => {
    const { authApi } = openPage(problem(429, {}, { 'retry-after': '90' }));
    expect(await authApi.logIn('ana@mail.example', 'x')).toEqual({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 90 },
    });
  });

  test.each([['soon'], ['-1'], ['Sat, 21 Nov 2026 09:00:00 GMT'], [undefined]])(
    'too many calls, with Retry-After %s',
    async (wait) => {
      const { authApi } = openPage(problem(429, {}, wait === undefined ? {} : { 'retry-after': wait }));
      expect(await authApi.logIn('ana@mail.example', 'x')).toEqual({
        ok: false,
        error: { code: 'TOO_MANY_REQUESTS', status: 429 },
      });
    },
  );
});

describe('Responses', () => {
  const { sex: _copied, ...profile } = {
    ...aProfileDraft({ gender: 'other' }),
    profileId: 'profile-1',
    isDefaultProfile: true,
    sex: 'female',
  };

  test.each([[{}], [{ sex: 'female' }]])(
    'a profile’s gender is copied into its sex when the response has %j',
    async (sex) => {
      const { profileRepo } = openPage(() => Response.json({ profiles: [{ ...profile, ...sex }] }));
      expect(await profileRepo.getAll('user-1')).toEqual({ ok: true, value: [{ ...profile, sex: 'other' }] });
    },
  );

  test.each([
    ['a profile without a name', { profiles: [{ ...profile, firstName: undefined }] }],
    ['a profile of an unknown state', { profiles: [{ ...profile, state: 'ZZ' }] }],
    ['no list', { profiles: profile }],
  ])('%s is not a valid answer', async (_what, body) => {
    const { profileRepo } = openPage(() => Response.json(body));
    expect(await profileRepo.getAll('user-1')).toEqual({ ok: false, error: { code: 'UNKNOWN', status: 200 } });
  });
});

test('a login page of a proxy is not a success and logs no one in', async () => {
  const { authApi, otpDeviceApi, profileRepo, access } = openPage(portalPage);
  for (const answer of [
    await authApi.sendVerificationCode('ana@mail.example', 'en'),
    await authApi.verifyCode('ana@mail.example', '123456'),
    await authApi.createAccount('ana@mail.example', 'x', 'en'),
    await authApi.logIn('ana@mail.example', 'x'),
    await authApi.submitOneTimePassword('challenge', '123456'),
    await authApi.resendOneTimePassword('challenge', 'EMAIL_Work'),
    await authApi.refresh(),
    await authApi.changePassword('user-1', 'x', 'y'),
    await authApi.forgotPassword('ana@mail.example'),
    await authApi.resetPassword('uid', 'token', 'y'),
    await otpDeviceApi.list(),
    await otpDeviceApi.sendCode('EMAIL', 'ana@mail.example', 'Kettle-42-blue'),
    await otpDeviceApi.add({ type: 'EMAIL', name: 'Work', address: 'ana@mail.example' }, '123456'),
    await otpDeviceApi.remove('device', 'Kettle-42-blue'),
    await profileRepo.getAll('user-1'),
    await profileRepo.create(aProfileDraft()),
  ]) {
    expect(answer).toMatchObject({ ok: false, error: { status: 200 } });
  }
  expect(access.token()).toBe('one');
  expect(await authApi.logOut()).toMatchObject({ ok: false, error: { status: 200 } });
});
