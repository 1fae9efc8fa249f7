import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeNodemailerMailer } from '../../server/mail/nodemailer-mailer.ts';
import type { Mail } from '../../server/mail/ports.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { startSmtp, type Smtp } from '../support/smtp.ts';
import { anEmail } from './an-account.ts';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const FROM = 'Clearline <hello@mail.example>';

const aMail = (overrides: Partial<Mail> = {}): Mail => ({
  id: '0hod2r6glp4-146b3d5516e6063baa3e',
  kind: 'registrationCode',
  to: 'ana@mail.example',
  subject: 'Your Clearline code',
  text: '482913',
  html: '<p>482913</p>',
  at: SAMPLE_INSTANT,
  ...overrides,
});

/** A port without a server. */
function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

let smtp: Smtp;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

describe('An SMTP mailer', () => {
  const mailer = () => makeNodemailerMailer({ url: smtp.url, from: FROM, mustEncrypt: false });

  test('sends nothing without TLS where TLS is demanded', async () => {
    const strict = makeNodemailerMailer({ url: smtp.url, from: FROM, mustEncrypt: true });
    expect(await strict.send(aMail())).toMatchObject({ ok: false, error: { isFinal: false } });
    expect(smtp.mails).toEqual([]);
  });

  test('sends text and HTML with an id, so that duplicates are recognized', async () => {
    expect(await mailer().send(aMail())).toEqual({ ok: true, value: undefined });
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      recipients: ['ana@mail.example'],
      from: { name: 'Clearline', address: 'hello@mail.example' },
      subject: 'Your Clearline code',
      messageId: '<0hod2r6glp4-146b3d5516e6063baa3e@mail.example>',
    });
    expect(mail?.text?.trim()).toBe('482913');
    expect(mail?.html?.trim()).toBe('<p>482913</p>');
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('sets the reply address to the given one only', async () => {
    await mailer().send(aMail({ replyTo: 'leo@mail.example' }));
    await mailer().send(aMail());
    expect(smtp.mails.map(({ replyTo }) => replyTo?.map(({ address }) => address))).toEqual([
      ['leo@mail.example'],
      undefined,
    ]);
  });

  test('sends to exactly one address, whatever it contains', async () => {
    await mailer().send(aMail({ to: 'ana@mail.example, leo@mail.example' }));
    await mailer().send(aMail({ to: 'Leo <leo@mail.example>' }));
    expect(smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain('leo@mail.example');
  });

  test.each([
    ['a recipient temporarily', 'recipient', 450, false],
    ['a recipient permanently', 'recipient', 550, true],
    ['the content temporarily', 'content', 451, false],
    ['the content permanently', 'content', 554, false],
  ] as const)('reports a server that rejects %s', async (_what, part, status, isFinal) => {
    smtp.rejectNext(part, status);
    const sent = await mailer().send(aMail());
    expect(sent).toEqual({ ok: false, error: { code: expect.stringContaining(String(status)) as string, isFinal } });
    expect(JSON.stringify(sent)).not.toContain('ana@');
  });

  test('reports a server that is down', async () => {
    const mailer = makeNodemailerMailer({
      url: `smtp://127.0.0.1:${await findFreePort()}`,
      from: FROM,
      mustEncrypt: false,
    });
    expect(await mailer.send(aMail())).toEqual({ ok: false, error: { code: 'ESOCKET', isFinal: false } });
  });
});

describe('The email of a call', () => {
  let server: TestApp;
  beforeEach(async () => {
    const publicUrl = 'https://clearline.example';
    server = await makeTestApp(sqliteEngine, { smtpUrl: smtp.url, mailFrom: FROM, publicUrl });
  });
  afterEach(() => server.close());

  test('is sent once, in Spanish if requested, as text and HTML', async () => {
    const email = anEmail();
    expect((await server.call('sendVerificationCode', { email, locale: 'es' })).statusCode).toBe(204);
    expect(smtp.mails).toHaveLength(0);
    await server.deliver();
    await server.deliver();
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
    expect(mail).toMatchObject({ recipients: [email], subject: 'Su código para crear una cuenta de Clearline' });
    expect(mail?.text).toContain('Escriba este código');
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.html).toContain(code);
    expect((await server.call('verifyCode', { email, code })).statusCode).toBeLessThan(300);
  });

  test('is retried after temporary errors, and never sent twice', async () => {
    smtp.rejectNext('recipient', 450);
    smtp.rejectNext('content', 451);
    await server.call('sendVerificationCode', { email: anEmail(), locale: 'en' });
    for (const pause of [0, 1000, 5000, 30_000]) {
      server.clock.stopAt(server.clock.now() + pause);
      await server.deliver();
    }
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('The server process', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clearline-mail-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const askForCode = ({ url }: RealServer, email: string) =>
    fetch(`${url}/accounts/send-verification-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, locale: 'en' }),
    });

  test('logs in production what prevents emails and their links from reaching users', async () => {
    const env = { NODE_ENV: 'production' };
    const bare = await startRealServer({ env: { ...env, SMTP_URI: smtp.url } });
    await bare.stop();
    expect(bare.output()).toContain('SMTP_URI is not a setting. Did you mean SMTP_URL?');
    expect(bare.output()).toContain('KEY_FILE is in DATA_DIR');
    expect(bare.output()).toContain('SMTP_URL is not set');
    expect(bare.output()).toContain('PUBLIC_URL is not set');
    expect(bare.output()).toContain('SUPPORT_EMAIL is not set');
    const addresses = { PUBLIC_URL: 'https://clearline.example', SUPPORT_EMAIL: 'help@clearline.example' };
    const settled = { ...env, SMTP_URL: smtp.url, ...addresses };
    const full = await startRealServer({ env: settled });
    await full.stop();
    expect(full.output()).not.toContain('is not set');
    expect(full.output()).toContain('Reports stay in FILES_DIR/outbox');
    expect(full.output()).toContain('Reports are marked as tests');
  });

  test('delivers after kill -9 what it accepted while the mail server was down, once', async () => {
    const port = await findFreePort();
    const options = { dataDir, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'trace' } };
    const email = anEmail();
    const killed = await startRealServer(options);
    expect((await askForCode(killed, email)).status).toBe(204);
    await killed.kill();

    const mailServer = await startSmtp(port);
    const restarted = await startRealServer(options);
    await mailServer.arrived(1);
    const other = anEmail();
    await askForCode(restarted, other);
    await mailServer.arrived(2);
    expect(mailServer.mails.flatMap(({ recipients }) => recipients)).toEqual([email, other]);
    const code = /^\d{6}$/m.exec(mailServer.mails[0]?.text ?? '')?.[0] ?? 'none';
    expect(await restarted.signal('SIGTERM')).toBe(0);
    for (const secret of [code, email, other]) expect(killed.output() + restarted.output()).not.toContain(secret);
    await mailServer.stop();
  });
});
