import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OtpRequiredResponse } from '../../core/api/payloads.ts';
import { err, ok } from '../../core/domain/result.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { aDeviceOf, anAccount, anEmail } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const MINUTE = 60_000;
const DOWN = err({ code: 'ECONNREFUSED', isFinal: false });

interface Sent {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

describe.each(await startEngines())('After an outage of the mail server and SMS gateway on $name', (engine) => {
  let server: TestApp;
  let isUp = true;
  const sent: Sent[] = [];
  const carry = (message: Sent) => {
    if (isUp) sent.push(message);
    return Promise.resolve(isUp ? ok(undefined) : DOWN);
  };

  beforeAll(async () => {
    server = await makeTestApp(engine, {}, (container) => {
      container.rebind(base.mailer).toConstantValue({ send: carry });
      container.rebind(base.smsSender).toConstantValue({ send: carry });
    });
  });
  beforeEach(() => {
    server.clock.stopAt(SAMPLE_INSTANT);
    isUp = true;
  });
  afterAll(() => server.close());

  const later = (milliseconds: number) => server.clock.stopAt(server.clock.now() + milliseconds);
  const sentTo = (address: string) => sent.filter(({ to }) => to === address);
  /** Retries due messages, every minute. */
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await server.deliver();
      later(MINUTE);
    }
  };
  const waiting = async () =>
    (await server.db.selectFrom('jobs').where('state', '=', 'waiting').selectAll().execute()).length;

  test('only the newest code is sent, and it is valid', async () => {
    const email = anEmail();
    isUp = false;
    for (let asked = 0; asked < 3; asked += 1) {
      await server.call('sendVerificationCode', { email, locale: 'en' });
      await pass(1);
    }
    isUp = true;
    await pass(5);
    const [only, ...others] = sentTo(email);
    expect(others).toEqual([]);
    const code = /\b\d{6}\b/.exec(only?.text ?? '')?.[0];
    expect((await server.call('verifyCode', { email, code })).statusCode).toBe(204);
  });

  test('an expired code is not sent', async () => {
    const email = anEmail();
    isUp = false;
    await server.call('sendVerificationCode', { email, locale: 'en' });
    await pass(11);
    isUp = true;
    await pass(60);
    expect(sentTo(email)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test('a code is still sent in its last minutes', async () => {
    const email = anEmail();
    isUp = false;
    await server.call('sendVerificationCode', { email, locale: 'en' });
    await pass(5);
    isUp = true;
    await pass(4);
    expect(sentTo(email)).toHaveLength(1);
  });

  test('a reset link is sent within its hour, and not after it', async () => {
    const [early, late] = [await anAccount(server), await anAccount(server)];
    sent.length = 0;
    isUp = false;
    await server.call('forgotPassword', { username: late.username });
    await pass(30);
    await server.call('forgotPassword', { username: early.username });
    await pass(31);
    isUp = true;
    await pass(45);
    expect(sentTo(late.email)).toEqual([]);
    expect(sentTo(early.email)).toMatchObject([{ kind: 'resetLink' }]);
  });

  test('of several codes for one login, the newest is sent as a text message', async () => {
    const person = await anAccount(server);
    const device = { type: 'PHONE', name: 'Mobile', address: '4155550177' } as const;
    await aDeviceOf(server, person.userId, device);
    isUp = false;
    const { username, password } = person;
    const { challengeId } = (await server.call('logIn', { username, password })).json<OtpRequiredResponse>();
    await pass(2);
    await server.call('resendOneTimePassword', { challengeId, device: 'PHONE_Mobile' });
    await pass(2);
    isUp = true;
    await pass(5);
    const [only, ...others] = sentTo(device.address);
    expect(others).toEqual([]);
    const token = /\b\d{6}\b/.exec(only?.text ?? '')?.[0];
    expect((await server.call('submitOneTimePassword', { challengeId, token })).statusCode).toBe(200);
  });
});
