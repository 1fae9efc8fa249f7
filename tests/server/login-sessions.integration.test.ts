import { expect, test } from 'vitest';
import type { LoginSessionsResponse } from '../../core/api/payloads.ts';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { PersonalData } from '../../core/domain/personal-data.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { aDeviceOf, anAccount, codeFor, logIn, type TestAccount } from './an-account.ts';
import { describeOn, startEngines } from './engines.ts';
import { openTestApp } from './test-app.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describeOn(await startEngines(), 'Login sessions on', (engine) => {
  const server = openTestApp(engine);

  const list = async ({ accessToken }: Pick<TestAccount, 'accessToken'>) =>
    (await server.call('listLoginSessions', undefined, { bearer: accessToken })).json<LoginSessionsResponse>()
      .loginSessions;

  test('name the browser and the system, and nothing else that identifies a browser', async () => {
    const person = await anAccount(server);
    const { username, password } = person;
    await server.call('logIn', { username, password }, { headers: { 'user-agent': IPHONE }, address: '203.0.113.77' });
    const listed = await list(person);
    expect(listed).toEqual([
      expect.objectContaining({ isCurrent: true, browser: null, system: null }),
      {
        number: expect.any(Number) as number,
        isCurrent: false,
        browser: 'Safari',
        system: 'iPhone',
        startedAt: toIsoInstant(SAMPLE_INSTANT),
        lastUsedAt: toIsoInstant(SAMPLE_INSTANT),
      },
    ]);
    const rows = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
    for (const secret of ['203.0.113.77', 'AppleWebKit']) expect(rows).not.toContain(secret);
    const data = await server.call('getPersonalData', undefined, { bearer: person.accessToken });
    expect(data.json<PersonalData>().loginSessions).toContainEqual(
      expect.objectContaining({ browser: 'Safari', system: 'iPhone' }),
    );
  });

  test('keep the name after a login with a second factor and after a refresh', async () => {
    const person = await anAccount(server);
    const address = `codes-of-${person.email}`;
    await aDeviceOf(server, person.userId, { type: 'EMAIL', name: 'Work', address });
    const { username, password } = person;
    const asked = await server.call('logIn', { username, password });
    const { challengeId } = asked.json<{ challengeId: string }>();
    const token = codeFor(server, address);
    const headers = { 'user-agent': IPHONE };
    const entered = await server.call('submitOneTimePassword', { challengeId, token }, { headers });
    const refreshed = await server.call('refreshAccess', undefined, {
      cookies: Object.fromEntries(entered.cookies.map((cookie) => [cookie.name, cookie.value])),
    });
    const [own] = await list({ accessToken: refreshed.json<TestAccount>().accessToken });
    expect(own).toMatchObject({ isCurrent: true, browser: 'Safari', system: 'iPhone' });
  });

  test('an access token of an ended one is refused at once', async () => {
    const person = await anAccount(server);
    const other = await logIn(server, person);
    const body = { password: person.password };
    const ended = await server.call('endOtherLoginSessions', body, { bearer: person.accessToken });
    expect(ended.statusCode).toBe(200);
    const answer = await server.call('listLoginSessions', undefined, { bearer: other.accessToken });
    expect(answer.statusCode).toBe(401);
    expect(await list(person)).toHaveLength(1);
  });

  test('the password for ending them can be guessed ten times an hour', async () => {
    const { accessToken: bearer } = await anAccount(server);
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const answer = await server.call('endOtherLoginSessions', { password: `Wrong-${guess}` }, { bearer });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});
