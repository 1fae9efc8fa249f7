import { describe, expect, test } from 'vitest';
import type { SupportRequest } from '../../core/api/payloads.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { Mailer } from '../../server/mail/ports.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { startRealServer } from '../support/real-server.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, openTestApp } from './test-app.ts';

const HOUR = 3_600_000;
const STAFF = 'help@mail.example';

const aRequest = (change: Partial<Record<keyof SupportRequest, string>> = {}) => ({
  requestType: 'technicalSupport',
  name: 'Ana Ruiz',
  email: 'ana@mail.example',
  phoneNumber: '4155550100',
  supportInformation: 'The camera stays dark.\nWhat can I do?',
  ...change,
});

describe.each(await startEngines())('Support on $name', (engine) => {
  const server = openTestApp(engine, { supportEmail: STAFF });

  const send = (change?: Partial<Record<keyof SupportRequest, string>>) =>
    server.call('sendSupportRequest', aRequest(change));
  const stored = () => server.db.selectFrom('support_requests').selectAll().execute();
  const lastMail = async () => {
    await server.deliver();
    const mail = (await server.mailbox.list(STAFF)).at(-1);
    if (mail === undefined) throw new Error('No email was sent to the staff.');
    return mail;
  };

  test('a question is stored and emailed to the staff, whose reply goes to the sender; no account is needed', async () => {
    const answer = await send();
    expect(answer).toMatchObject({ statusCode: 204, body: '', headers: { 'cache-control': 'no-store' } });
    const rows = await stored();
    expect(rows).toMatchObject([
      {
        request_type: 'technicalSupport',
        name: 'Ana Ruiz',
        email: 'ana@mail.example',
        phone_number: '4155550100',
        support_information: 'The camera stays dark.\nWhat can I do?',
      },
    ]);
    const mail = await lastMail();
    expect(mail).toMatchObject({ kind: 'supportRequest', replyTo: 'ana@mail.example' });
    expect(mail.subject).toBe('Clearline support: Technical support');
    const facts = ['Ana Ruiz', 'ana@mail.example', '(415) 555-0100', 'What can I do?', rows[0]?.request_id ?? '?'];
    for (const fact of facts) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
    expect(mail.html).toContain('stays dark.<br>What');
  });

  test('the question is plain text in the email, and not in its subject', async () => {
    await send({ name: '<b>Eve</b>', supportInformation: '<script>alert(1)</script>' });
    const { subject, html } = await lastMail();
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(html).not.toMatch(/<script>|<b>Eve/);
    expect(subject).not.toContain('Eve');
  });

  test('text is trimmed and cleared of control characters except line ends, a phone number stored as digits', async () => {
    await send({ name: ' L\u0000uis\n', phoneNumber: '(415) 555-0199', supportInformation: ' one\r\ntwo\u0007\n ' });
    expect((await stored()).find(({ name }) => name === 'Luis')).toMatchObject({
      phone_number: '4155550199',
      support_information: 'one\ntwo',
    });
  });

  test('one attempt is stored and emailed once, however often and quickly it is sent', async () => {
    const attempt = (name: string, attemptId: string) =>
      server.call('sendSupportRequest', aRequest({ name }), { headers: { 'x-attempt-id': attemptId } });
    const mailed = () => server.posted.filter(({ kind }) => kind === 'supportRequest').length;
    const [storedBefore, mailedBefore] = [(await stored()).length, mailed()];
    const answers = await Promise.all([attempt('Eva', 'one'), attempt('Eva', 'one'), attempt('Eva', 'one')]);
    answers.push(await attempt('Eva', 'one'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect([(await stored()).length - storedBefore, mailed() - mailedBefore]).toEqual([1, 1]);
    // With another id or other content it is another question.
    await attempt('Eva', 'two');
    await attempt('Leo', 'one');
    expect([(await stored()).length - storedBefore, mailed() - mailedBefore]).toEqual([3, 3]);
  });

  describe('an invalid question is rejected, and neither stored nor emailed', () => {
    const countAll = async () => [(await stored()).length, server.posted.length];

    test.each([
      [{ requestType: 'gossip' }, ['requestType INVALID_REQUEST']],
      [{ name: 'x'.repeat(201) }, ['name TEXT_TOO_LONG']],
      [{ email: 'ana@mail.example, leo@mail.example' }, ['email INVALID_EMAIL']],
      [{ supportInformation: 'x'.repeat(4001) }, ['supportInformation TEXT_TOO_LONG']],
      [{ name: '', email: 'x' }, ['name EMPTY_NAME', 'email INVALID_EMAIL']],
    ])('%j', async (change, fields) => {
      const before = await countAll();
      expect(problemOf(await send(change))).toEqual({ status: 422, code: 'INVALID_REQUEST', fields });
      expect(await countAll()).toEqual(before);
    });

    test.each(Object.keys(aRequest()))('as unreadable without %s', async (field) => {
      const answer = await server.call('sendSupportRequest', { ...aRequest(), [field]: undefined });
      expect(problemOf(answer)).toMatchObject({ status: 400, fields: [`${field} INVALID_REQUEST`] });
    });
  });

  test('a question that cannot be emailed is not stored', async () => {
    await server.db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    const before = await stored();
    expect(await send()).toMatchObject({ statusCode: 500 });
    await server.db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['cannot be reached', false],
    ['rejects it', true],
  ])('a question waits while the mail server %s, and is sent then', async (_what, isFinal) => {
    const mailed: string[] = [];
    let isUp = false;
    const mailer: Mailer = {
      send: ({ kind }) => {
        if (!isUp) return Promise.resolve(err({ code: 'SMTP', isFinal }));
        mailed.push(kind);
        return Promise.resolve(ok(undefined));
      },
    };
    const away = await makeTestApp(engine, { supportEmail: STAFF }, (container) => {
      container.rebind(base.mailer).toConstantValue(mailer);
    });
    await away.call('sendSupportRequest', aRequest());
    for (let hour = 0; hour < 240; hour += 1) {
      await away.deliver();
      away.clock.stopAt(away.clock.now() + HOUR);
    }
    isUp = true;
    away.clock.stopAt(away.clock.now() + 4 * HOUR);
    await away.deliver();
    await away.close();
    expect(mailed).toEqual(['supportRequest']);
  });

  test('one address can ask twenty times an hour', async () => {
    const limited = await makeTestApp(engine, { addressLimitFactor: 1 });
    const ask = (address: string) => limited.call('sendSupportRequest', aRequest(), { address });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await ask('203.0.113.7')).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429]);
    expect((await ask('203.0.113.9')).statusCode).toBe(204);
    await limited.close();
  });
});

test('a question is never logged, whether it is accepted or rejected', async () => {
  const server = await startRealServer({ env: { LOG_LEVEL: 'trace' } });
  const send = (request: object) =>
    fetch(`${server.url}/support/send-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
  expect((await send(aRequest())).status).toBe(204);
  expect((await send(aRequest({ email: 'ana-at-mail.example' }))).status).toBe(422);
  await server.stop();
  expect(server.output()).toContain('/support/send-request');
  expect(server.output()).not.toMatch(/Ruiz|ana@|ana-at|4155550100|camera/);
});
