import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceIdOf } from '../../core/domain/device.ts';
import { err, ok } from '../../core/domain/result.ts';
import { makeMailbox } from '../../server/mail/mailbox.ts';
import { collect } from '../../server/people/collect.ts';
import { makeErasePerson, type ErasePersonDeps } from '../../server/people/erase-person.ts';
import { deleteFiles, filesAbout } from '../../server/people/person-files.ts';
import type { Subject } from '../../server/people/ports.ts';
import { makeKyselyPeople } from '../../server/wiring/kysely-people.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { aDevice, aGuest, aGuestSubmission, anAccountSubmission, SAMPLE_INSTANT } from '../support/samples.ts';
import { aReporter, HANDED_OVER, type ControlledReporter } from './a-reporter.ts';
import { aDeviceOf, anEmail, aPerson } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

/** Counts under hashed keys, which expire, and the counts that an erasure leaves. */
const IDENTIFIES_NO_ONE = ['call_counts', 'erasures'];

describe.each(await startEngines())('An erasure on $name', (engine) => {
  let server: TestApp;
  let reporter: ControlledReporter;
  beforeEach(async () => {
    reporter = aReporter();
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

  const erase = (subject: Subject, deps: Partial<ErasePersonDeps> = {}) =>
    makeErasePerson({
      people: makeKyselyPeople(server.db),
      folders: { mailbox: '/no/such/folder', reports: [] },
      now: () => server.clock.now(),
      scrub: () => Promise.resolve(true),
      ...deps,
    })(subject);

  const exportOf = (subject: Subject) =>
    makeKyselyPeople(server.db).run(async (people) => ok(await collect(people, subject, SAMPLE_INSTANT)));

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

  /** A guest whose report waits to be sent. */
  async function aWaitingGuest(emailAddress = anEmail()): Promise<Subject> {
    const test = await scanned();
    const submission = aGuestSubmission({ ...test, guestInfo: aGuest({ emailAddress }) });
    expect(await server.call('createGuestResult', submission)).toMatchObject({ statusCode: 200 });
    return { kind: 'test', testId: test.testId };
  }

  /** An account whose report, question, reset link, login code and codes of a new device and registration wait. */
  async function aWaitingAccount(address = anEmail(), factor = anEmail()): Promise<Subject> {
    const { accessToken: bearer, by, userId, username, email, password } = await aPerson(server, {}, address);
    const submission = anAccountSubmission({ ...(await scanned()), ...by });
    expect(await server.call('createResult', submission, { bearer })).toMatchObject({ statusCode: 200 });
    await ask(email);
    await server.call('sendVerificationCode', { email, locale: 'en' }, { cookies: {} });
    await server.call('forgotPassword', { username }, { cookies: {} });
    await server.call('sendOtpDeviceCode', { password, type: 'EMAIL', address: factor }, { bearer });
    await aDeviceOf(server, userId, { type: 'EMAIL', name: 'Work', address: factor });
    expect((await server.call('logIn', { username, password })).json()).toMatchObject({ otpRequired: true });
    return { kind: 'account', userId };
  }

  async function aQuestion(email = anEmail()): Promise<Subject> {
    expect(await ask(email)).toMatchObject({ statusCode: 204 });
    return { kind: 'address', email };
  }

  const PEOPLE = {
    'an account': aWaitingAccount,
    'a guest who typed its email': aWaitingGuest,
    'an account with that email as second factor': (email: string) => aWaitingAccount(anEmail(), email),
    'a question from that email': aQuestion,
  };
  const pairs = Object.entries(PEOPLE).flatMap(([one, makeOne]) =>
    Object.entries(PEOPLE).flatMap(([other, makeOther]) =>
      // The questions from the email of an account are those of the account, and no email has two accounts.
      one === other || [one, other].every((name) => ['an account', 'a question from that email'].includes(name))
        ? []
        : [{ one, other, makeOne, makeOther }],
    ),
  );

  test.each(pairs)('of $other changes nothing about $one, nor does its export', async ({ makeOne, makeOther }) => {
    // Not in ASCII: the engines differ in what is the same address in capitals.
    const email = `ñandú-${anEmail()}`;
    const one = await makeOne(email);
    const [before, exported] = [await rows(), await exportOf(one)];
    const other = await makeOther(email);
    expect(await rows()).not.toEqual(before);
    expect(await exportOf(one)).toEqual(exported);
    expect(await erase(other)).toMatchObject({ ok: true });
    expect(await rows()).toEqual(before);
  });

  test('waits for a report that is being sent, and then leaves nothing', async () => {
    const before = await rows();
    const account = await aWaitingAccount();
    const sending = Promise.withResolvers();
    reporter.blockedBy = sending.promise;
    reporter.onDelivery = HANDED_OVER;
    const delivered = server.deliver();
    await vi.waitFor(() => expect(reporter.attempts).not.toEqual([]));
    const pause = async () => {
      sending.resolve(undefined);
      await delivered;
    };
    expect(await erase(account, { pause })).toMatchObject({ ok: true, value: { counts: { accounts: 1 } } });
    expect(await rows()).toMatchObject({ ...before, jobs: expect.any(Array) as unknown });
  });

  test('is rejected while a delivery hangs, when the logins have ended', async () => {
    const { accessToken: bearer, userId, by } = await aPerson(server);
    await server.call('createResult', anAccountSubmission({ ...(await scanned()), ...by }), { bearer });
    await server.db
      .updateTable('jobs')
      .set({ leased_until: SAMPLE_INSTANT + 1000 })
      .execute();
    const pause = () => Promise.resolve();
    expect(await erase({ kind: 'account', userId }, { pause })).toEqual(err('being-sent'));
    expect(await server.call('listOtpDevices', undefined, { bearer })).toMatchObject({ statusCode: 401 });
  });

  test.runIf(engine.name === 'PostgreSQL')('waits for what is just being stored, and erases it too', async () => {
    const before = await rows();
    const { userId, groupId } = await aPerson(server);
    const written = Promise.withResolvers();
    const committed = Promise.withResolvers();
    const writing = server.db.transaction().execute(async (transaction) => {
      const [profile] = await transaction.selectFrom('profiles').selectAll().where('group_id', '=', groupId).execute();
      if (profile === undefined) throw new Error('No profile.');
      const added = { ...profile, profile_id: 'added', position: 9, is_default: 0 };
      await transaction.insertInto('profiles').values(added).execute();
      written.resolve(undefined);
      await committed.promise;
    });
    await written.promise;
    const erased = erase({ kind: 'account', userId });
    await vi.waitFor(async () => {
      const { rows: waiting } = await sql`select 1 from pg_locks where not granted`.execute(server.db);
      expect(waiting).not.toEqual([]);
    });
    committed.resolve(undefined);
    await writing;
    expect(await erased).toMatchObject({ ok: true, value: { counts: { profiles: 2 } } });
    expect(await rows()).toMatchObject({ ...before, jobs: expect.any(Array) as unknown });
  });
});

test('The files about a person are those to and from exactly that address, and the codes of second factors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-mailbox-'));
  const mailbox = makeMailbox(folder);
  const put = (id: string, to: string, kind = 'resetLink', replyTo = 'support@mail.co') =>
    mailbox.put({
      id,
      to,
      kind,
      replyTo,
      channel: 'email',
      subject: 'ann@mail.co',
      text: 'ann@mail.co',
      html: '',
      at: '',
    });
  await put('own', 'Ann@mail.co');
  await put('asked', 'support@mail.co', 'supportRequest', 'ann@mail.co');
  await put('code', 'shared@mail.co', 'signInCode');
  const others = ['ann@mail.co.uk', "o'ann@mail.co", 'x!ann@mail.co', 'support@mail.co', 'shared@mail.co'];
  for (const [index, to] of others.entries()) await put(`other-${index}`, to);
  const traces = { userId: null, reportIds: [], fileNames: [] };
  await deleteFiles(
    await filesAbout(
      { mailbox: folder, reports: [] },
      { ...traces, addresses: ['ann@mail.co'], codeAddresses: ['shared@mail.co'] },
    ),
  );
  expect(readdirSync(folder)).toEqual(others.map((_to, index) => `other-${index}.json`));
  rmSync(folder, { recursive: true });
});
