import { beforeEach, describe, expect, test } from 'vitest';
import type { ResetLinkResponse } from '../../core/api/payloads.ts';
import { LONGEST_MAIL_WAIT_MS } from '../../core/domain/limits.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import {
  anAccount,
  anEmail,
  BROWSER_COOKIE,
  codeFor,
  cookieOf,
  REGISTRATION_COOKIE,
  RESET_COOKIE,
  SAMPLE_PASSWORD,
  wrongCode,
} from './an-account.ts';
import { startEngines } from './engines.ts';
import { type TestApp, openTestApp } from './test-app.ts';

const NEW_PASSWORD = 'Harbor-77-rain';
const LOCKED_OUT = 429;

/** At once and in the ten minutes after, as many mails as that may go to an address in an hour. */
const MOST_MAILS_IN_AN_HOUR = 16;

const addressOf = (index: number): string => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

describe.each(await startEngines())('Strangers on $name', (engine) => {
  const server = openTestApp(engine, { addressLimitFactor: 1 });
  beforeEach(async () => {
    server.clock.stopAt(SAMPLE_INSTANT);
    await server.db.deleteFrom('call_counts').execute();
  });

  /** A browser that was never used before, at an address of its own. */
  const owner = { address: '203.0.113.9', cookies: {} };

  /** The strangers do it fifty times in all, or as often as their addresses are allowed to. */
  async function byStrangers(count: number, most: number, act: (address: string) => ReturnType<TestApp['call']>) {
    const times = Math.min(most, 50 / count);
    for (let index = 0; index < count * times; index += 1) await act(addressOf(index % count));
  }

  /** The number of mails that went to an address, waiting ones included. */
  async function mailsTo(email: string): Promise<number> {
    const jobs = await server.db.selectFrom('jobs').select('payload').execute();
    return jobs.filter(({ payload }) => payload?.includes(`"${email}"`) === true).length;
  }

  /** What the browser of the owner asks for, and the link that then arrives. */
  async function askForLink(username: string, email: string) {
    const asked = await server.call('forgotPassword', { username }, owner);
    expect(asked.statusCode).toBe(200);
    const link = server.posted.findLast(({ to }) => to === email);
    if (link?.kind !== 'resetLink') throw new Error('No link was sent.');
    const cookies = { [RESET_COOKIE]: cookieOf(asked, RESET_COOKIE) ?? '' };
    return { link: { uidb64: link.uid, token: link.token }, inBrowser: { ...owner, cookies } };
  }

  describe.each([5, 50])('at %i addresses', (count) => {
    test('who guess the password and ask for links cannot keep out the owner, who asks for a link in a new browser', async () => {
      const { username, email, password } = await anAccount(server);
      const guess = { username, password: 'Wrong-42-blue' };
      await byStrangers(count, 10, (address) => server.call('logIn', guess, { address, cookies: {} }));
      await byStrangers(count, 5, (address) => server.call('forgotPassword', { username }, { address, cookies: {} }));
      const logIn = (cookies: Readonly<Record<string, string>>) =>
        server.call('logIn', { username, password }, { ...owner, cookies });
      expect((await logIn({})).statusCode).toBe(LOCKED_OUT);

      const { link, inBrowser } = await askForLink(username, email);
      server.clock.stopAt(SAMPLE_INSTANT + LONGEST_MAIL_WAIT_MS);
      expect(await mailsTo(email)).toBeLessThanOrEqual(MOST_MAILS_IN_AN_HOUR);
      const opened = await server.call('checkResetLink', link, inBrowser);
      expect(opened.json<ResetLinkResponse>()).toEqual({ needsCode: false });
      const known = { [BROWSER_COOKIE]: cookieOf(opened, BROWSER_COOKIE) ?? '' };
      expect((await logIn(known)).statusCode).toBe(200);
    });

    test('who ask for links cannot keep the owner from setting a new password and logging in with it', async () => {
      const { username, email } = await anAccount(server);
      await byStrangers(count, 5, (address) => server.call('forgotPassword', { username }, { address, cookies: {} }));
      const { link, inBrowser } = await askForLink(username, email);
      const reset = await server.call('resetPassword', { ...link, new_password: NEW_PASSWORD }, inBrowser);
      expect(reset.statusCode).toBe(204);
      const known = { [BROWSER_COOKIE]: cookieOf(reset, BROWSER_COOKIE) ?? '' };
      const entered = await server.call('logIn', { username, password: NEW_PASSWORD }, { ...owner, cookies: known });
      expect(entered.statusCode).toBe(200);
    });

    test('who ask for codes and guess them cannot keep a newcomer from registering', async () => {
      const email = anEmail();
      const ask = (address: string) =>
        server.call('sendVerificationCode', { email, locale: 'en' }, { address, cookies: {} });
      await byStrangers(count, 5, ask);
      const asked = await ask(owner.address);
      expect(asked.statusCode).toBe(204);
      const cookies = { [REGISTRATION_COOKIE]: cookieOf(asked, REGISTRATION_COOKIE) ?? '' };
      const code = codeFor(server, email);
      expect(await mailsTo(email)).toBeLessThanOrEqual(MOST_MAILS_IN_AN_HOUR);

      server.clock.stopAt(SAMPLE_INSTANT + LONGEST_MAIL_WAIT_MS);
      await byStrangers(count, 10, (address) =>
        server.call('verifyCode', { email, code: wrongCode(code) }, { address, cookies: {} }),
      );
      const verified = await server.call('verifyCode', { email, code }, { ...owner, cookies });
      expect(verified.statusCode).toBe(204);
      const account = { email, password: SAMPLE_PASSWORD, locale: 'en' };
      const bound = { [REGISTRATION_COOKIE]: cookieOf(verified, REGISTRATION_COOKIE) ?? '' };
      expect((await server.call('createAccount', account, { ...owner, cookies: bound })).statusCode).toBe(200);
    });
  });

  test('cannot flood an address: after ten mails in an hour, one goes every ten minutes, to all who asked meanwhile', async () => {
    const { username, email } = await anAccount(server);
    const ask = (address: string) => server.call('forgotPassword', { username }, { address, cookies: {} });
    const delivered: number[] = [];
    for (let minute = 0; minute <= 60; minute += 10) {
      server.clock.stopAt(SAMPLE_INSTANT + minute * 60_000);
      // Others each time, because one address may ask five times an hour.
      for (let index = 0; minute < 60 && index < 20; index += 1) await ask(addressOf(minute * 10 + index));
      await server.deliver();
      const links = (await server.mailbox.list(email)).filter(({ kind }) => kind === 'resetLink');
      delivered.push(links.length);
    }
    expect(delivered).toEqual([10, 11, 12, 13, 14, 15, MOST_MAILS_IN_AN_HOUR]);
  });

  test('a link that browsers share needs a code in any other browser, and so does one that was sent before they asked', async () => {
    const { username, email } = await anAccount(server);
    const { link: early } = await askForLink(username, email);
    await byStrangers(5, 5, (address) => server.call('forgotPassword', { username }, { address, cookies: {} }));
    const { link, inBrowser } = await askForLink(username, email);
    const needsCode = async (sent: typeof link, options: object) =>
      (await server.call('checkResetLink', sent, options)).json<ResetLinkResponse>().needsCode;
    expect(await needsCode(link, inBrowser)).toBe(false);
    expect(await needsCode(link, { cookies: {} })).toBe(true);
    expect(await needsCode(early, inBrowser)).toBe(true);
  });
});
