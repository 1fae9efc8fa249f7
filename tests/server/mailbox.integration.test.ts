import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeMailbox, type Mailbox, type MailboxMessage } from '../../server/mail/mailbox.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { sqliteEngine } from './engines.ts';
import { openTestApp } from './test-app.ts';

const EMAIL = 'ana+home@mail.example';

const aMessage = (id: string, overrides: Partial<MailboxMessage> = {}): MailboxMessage => ({
  id,
  channel: 'email',
  to: EMAIL,
  subject: 'Your code to create a Clearline account',
  text: '482913',
  html: '<p>482913</p>',
  kind: 'registrationCode',
  at: '2026-11-20T18:00:00.000Z',
  ...overrides,
});

describe('A mailbox', () => {
  let directory: string;
  let mailbox: Mailbox;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'clearline-mailbox-'));
    mailbox = makeMailbox(join(directory, 'mailbox'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test('returns messages oldest first, optionally for one address', async () => {
    const other = aMessage('2', { to: '4155550100', channel: 'phone', subject: null, html: null });
    await mailbox.put(aMessage('3'));
    await mailbox.put(aMessage('1'));
    await mailbox.put(other);
    expect((await mailbox.list()).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect((await mailbox.list('ANA home@mail.example')).map(({ id }) => id)).toEqual(['1', '3']);
    expect(await mailbox.list('4155550100')).toEqual([other]);
  });

  test('stores a message once that was put twice', async () => {
    await mailbox.put(aMessage('1'));
    await mailbox.put(aMessage('1'));
    expect(await mailbox.list()).toHaveLength(1);
  });

  test('is readable only by its owner', async () => {
    await mailbox.put(aMessage('1'));
    const [file = ''] = readdirSync(join(directory, 'mailbox'));
    expect(statSync(join(directory, 'mailbox', file)).mode & 0o777).toBe(0o600);
    expect(statSync(join(directory, 'mailbox')).mode & 0o777).toBe(0o700);
  });
});

describe('The page of the mailbox', () => {
  const server = openTestApp(sqliteEngine);

  const ask = async (email = EMAIL) => {
    await server.call('sendVerificationCode', { email, locale: 'en' });
    await server.deliver();
  };
  const messages = async (query = '') =>
    (await server.app.inject({ url: `/dev/mailbox/messages${query}` })).json<readonly MailboxMessage[]>();

  test('returns each message as JSON, the oldest first, even within one instant', async () => {
    for (let time = 0; time < 3; time += 1) await ask();
    await ask('leo@mail.example');
    const got = await messages(`?to=${EMAIL}`);
    expect(got.map(({ text }) => /^\d{6}$/m.exec(text)?.[0])).toEqual(
      server.posted.filter(({ to }) => to === EMAIL).map((message) => 'code' in message && message.code),
    );
    expect(got[0]).toMatchObject({
      channel: 'email',
      to: EMAIL,
      kind: 'registrationCode',
      subject: 'Your code to create a Clearline account',
      at: new Date(SAMPLE_INSTANT).toISOString(),
      html: expect.stringContaining('<html lang="en">') as string,
    });
    expect((await messages()).map(({ to }) => to)).toContain('leo@mail.example');
  });

  test('is an HTML page, the newest first, without scripts', async () => {
    await ask('first@mail.example');
    await ask('second@mail.example');
    const page = await server.app.inject({ url: '/dev/mailbox', headers: { accept: 'text/html' } });
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page.body.indexOf('second@')).toBeLessThan(page.body.indexOf('first@'));
    expect(page.body).not.toMatch(/<script|<style|\son\w+=/);
  });

  test('escapes messages, and makes their links clickable', async () => {
    const { mailbox } = server;
    await mailbox.put(aMessage('1', { to: '<b>@x', subject: '<i>', text: 'See http://localhost/a?b=1&c=2 <script>' }));
    const { body } = await server.app.inject({ url: '/dev/mailbox' });
    expect(body).not.toMatch(/<b>|<i>|<script/);
    expect(body).toContain(
      '<a href="http://localhost/a?b=1&amp;c=2">http://localhost/a?b=1&amp;c=2</a> &lt;script&gt;',
    );
  });

  test("shows a message's HTML under a policy that runs nothing", async () => {
    await ask();
    const [message] = await messages();
    const shown = await server.app.inject({ url: `/dev/mailbox/messages/${message?.id ?? ''}.html` });
    expect(shown.body).toBe(message?.html);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await server.app.inject({ url: '/dev/mailbox/messages/none.html' })).statusCode).toBe(404);
  });
});
