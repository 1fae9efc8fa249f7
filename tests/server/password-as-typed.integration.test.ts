import { describe, expect, test } from 'vitest';
import { PASSWORD_MAX_LENGTH } from '../../core/domain/limits.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import { aDeviceOf, anAccount, BROWSER_COOKIE, type TestAccount } from './an-account.ts';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, openTestApp } from './test-app.ts';

const NEW_PASSWORD = 'Violet?Harbor58';

describe('A password', () => {
  const server = openTestApp(sqliteEngine);

  const logIn = async ({ username }: TestAccount, password: string) =>
    (await server.call('logIn', { username, password })).statusCode;

  test('of the greatest length counts to its last character, in its own case, with its blanks', async () => {
    const start = ' Kettle blue-42 ';
    const password = start + 'aZ9?'.repeat(30).slice(0, PASSWORD_MAX_LENGTH - start.length);
    expect(password).toHaveLength(PASSWORD_MAX_LENGTH);
    const person = await anAccount(server, { password });
    expect(await logIn(person, password)).toBe(200);
    for (const other of [`${password.slice(0, -1)}!`, password.toUpperCase(), password.trim(), password.slice(0, 72)])
      expect(await logIn(person, other)).toBe(401);
  });

  test('that was reset does not replace the second factor', async () => {
    const person = await anAccount(server);
    await aDeviceOf(server, person.userId);
    await server.call('forgotPassword', { username: prefixedUsername(person.email) });
    const link = server.posted.findLast(({ to }) => to === person.email);
    if (link?.kind !== 'resetLink') throw new Error('No link was sent.');
    const body = { uidb64: link.uid, token: link.token, new_password: NEW_PASSWORD };
    const reset = await server.call('resetPassword', body);
    // The browser is a known one now, but not logged in.
    const cookies = reset.cookies.map(({ name }) => name);
    expect({ status: reset.statusCode, cookies }).toEqual({ status: 204, cookies: [BROWSER_COOKIE] });
    const answer = await server.call('logIn', { username: person.username, password: NEW_PASSWORD });
    expect(answer.json()).toMatchObject({ otpRequired: true });
    expect(answer.json()).not.toHaveProperty('accessToken');
  });
});

test('A new database has no account', async () => {
  const server = await makeTestApp(sqliteEngine);
  for (const table of ['users', 'sessions', 'otp_devices'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  await server.close();
});
