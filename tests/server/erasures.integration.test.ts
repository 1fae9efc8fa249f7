import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deviceIdOf } from '../../core/domain/device.ts';
import { err } from '../../core/domain/result.ts';
import { makeErasePerson } from '../../server/people/erase-person.ts';
import type { Subject } from '../../server/people/ports.ts';
import { makeKyselyPeople } from '../../server/wiring/kysely-people.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { aDevice, aGuest, aGuestSubmission, anAccountSubmission, SAMPLE_INSTANT } from '../support/samples.ts';
import { aReporter } from './a-reporter.ts';
import { aDeviceOf, anEmail, aPerson } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

/** Counts under hashed keys, which expire, and the counts that an erasure leaves. */
const IDENTIFIES_NO_ONE = ['call_counts', 'erasures'];

describe.each(await startEngines())('An erasure on $name', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    const reporter = aReporter();
    reporter.onDelivery = err({ code: 'ECONNREFUSED', isFinal: false });
    server = await makeTestApp(engine, {}, (container) => {
      container.rebind(base.authorityReporter).toConstantValue(reporter);
    });
  });
  afterEach(() => server.close());

  async function rows(): Promise<Readonly<Record<string, readonly string[]>>> {
    const db = server.db as unknown as Kysely<Record<string, object>>;
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    const tables = names
      .filter((name) => !IDENTIFIES_NO_ONE.includes(name))
      .map(async (name) => [
        name,
        (await db.selectFrom(name).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
      ]);
    return Object.fromEntries(await Promise.all(tables)) as Readonly<Record<string, readonly string[]>>;
  }

  const erase = (subject: Subject) =>
    makeErasePerson({
      people: makeKyselyPeople(server.db),
      folders: { mailbox: '/no/such/folder', reports: [] },
      now: () => server.clock.now(),
      scrub: () => Promise.resolve(true),
    })(subject);

  const ask = (email: string) =>
    server.call('sendSupportRequest', {
      ...{ requestType: 'generalInquiries', name: 'Ana Ruiz', email: email.toUpperCase(), phoneNumber: '4155550100' },
      supportInformation: 'Where is my kit?',
    });

  async function scanned() {
    const [testId, device] = [await server.newTestId(), aDevice()];
    await server.call('saveDevice', device, testId);
    const timeStamp = new Date(SAMPLE_INSTANT).toISOString();
    await server.call('postProgress', {
      ...{ testId, testProgress: 'questionnaire', isReportingResult: false, timeStamp },
    });
    return { testId, deviceId: deviceIdOf(device) };
  }

  /** A guest whose report and question wait to be sent. */
  async function aWaitingGuest(): Promise<Subject> {
    const test = await scanned();
    const guestInfo = aGuest({ emailAddress: anEmail() });
    expect(await server.call('createGuestResult', aGuestSubmission({ ...test, guestInfo }))).toMatchObject({
      statusCode: 200,
    });
    await ask(guestInfo.emailAddress);
    return { kind: 'test', testId: test.testId };
  }

  /** An account whose report, question, reset link, login code and codes of a new device and registration wait. */
  async function aWaitingAccount(): Promise<Subject> {
    const { accessToken: bearer, by, userId, email, username, password } = await aPerson(server);
    const submission = anAccountSubmission({ ...(await scanned()), ...by });
    expect(await server.call('createResult', submission, { bearer })).toMatchObject({ statusCode: 200 });
    await ask(email);
    await server.call('sendVerificationCode', { email, locale: 'en' }, { cookies: {} });
    await server.call('forgotPassword', { username }, { cookies: {} });
    await server.call('sendOtpDeviceCode', { password, type: 'EMAIL', address: anEmail() }, { bearer });
    await aDeviceOf(server, userId);
    expect((await server.call('logIn', { username, password })).json()).toMatchObject({ otpRequired: true });
    return { kind: 'account', userId };
  }

  test.each([
    ['an account', aWaitingAccount],
    ["a guest's test", aWaitingGuest],
  ])('of %s with everything still waiting leaves what was there before, and all of the others', async (_who, make) => {
    await aWaitingAccount();
    await aWaitingGuest();
    const before = await rows();
    const subject = await make();
    expect(await rows()).not.toEqual(before);
    expect(await erase(subject)).toMatchObject({ ok: true });
    expect(await rows()).toEqual(before);
  });
});
