import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Profile } from '../../core/domain/profile.ts';
import { err } from '../../core/domain/result.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { assertProperty } from '../support/assert-property.ts';
import { anAccountSubmission, aProfileDraft } from '../support/samples.ts';
import { aReporter } from './a-reporter.ts';
import { anAccount, type TestAccount } from './an-account.ts';
import { sqliteEngine } from './engines.ts';
import { openTestApp } from './test-app.ts';
import { runs } from '../support/property-settings.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzáéíñöüÅŁ漢😀');
const DIGITS = Array.from('0123456789');
/** Long enough not to occur by chance. */
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 7, maxLength: 12 });
const sevenDigits = fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 7, maxLength: 7 });
/** Characters with a meaning in the message, between two words. */
const separator = fc.constantFrom(' ', '|', '^', '~', '\\', '&', '\r\n', "'");
const words = fc
  .tuple(word, separator, word)
  .map(([one, between, other]) => ({ text: one + between + other, parts: [one, other] }));
const birthDay = fc
  .tuple(fc.integer({ min: 1930, max: 2015 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

const people = fc.record({
  firstName: words,
  middleName: words,
  lastName: words,
  address: words,
  city: words,
  county: words,
  dateOfBirth: birthDay,
  localNumber: sevenDigits,
});

const reporter = aReporter();
const log: string[] = [];
const server = openTestApp(sqliteEngine, {}, (container) => {
  container.rebind(base.authorityReporter).toConstantValue(reporter);
});
let account: TestAccount;
beforeAll(async () => {
  const keep = (facts: object, line: string) => log.push(JSON.stringify({ ...facts, line }));
  await server.logWork({ warn: keep, error: keep });
  account = await anAccount(server);
});

async function reportOf(person: object): Promise<{ readonly testId: string; readonly ids: readonly string[] }> {
  const { accessToken: bearer, userId, groupId: userGroupId, email } = account;
  // One account makes more calls here than the limit allows.
  await server.db.deleteFrom('call_counts').execute();
  const draft = aProfileDraft({ userId, userGroupId, ...person });
  const { profileId } = (await server.call('createProfile', draft, { bearer })).json<Profile>();
  const submit = async (isAnonymous: boolean) => {
    const submission = anAccountSubmission({ testId: await server.newTestId(), userGroupId, profileId, isAnonymous });
    expect(await server.call('createResult', submission, { bearer })).toMatchObject({ statusCode: 200 });
    return submission;
  };
  const { testId, deviceId } = await submit(true);
  const patient = await patientOf((await submit(false)).testId);
  return { testId, ids: [profileId, userId, userGroupId, testId, deviceId, email, patient] };
}

/** The pseudonym by which an identified report names its patient. */
async function patientOf(testId: string): Promise<string> {
  const { report_id: reportId, message } = await server.db
    .selectFrom('reports')
    .select(['report_id', 'message'])
    .where('test_id', '=', testId)
    .executeTakeFirstOrThrow();
  // Only the anonymous report is delivered.
  await server.db.deleteFrom('jobs').where('payload', 'like', `%${reportId}%`).execute();
  const patient = /^PID\|[^|]*\|[^|]*\|([\w-]+)/m.exec(message)?.[1];
  if (patient === undefined) throw new Error('The report names no patient.');
  return patient;
}

/** Everything stored and sent for a report, except the key of its result. */
async function tracesOf(testId: string): Promise<string> {
  const { test_id: _key, ...row } = await server.db
    .selectFrom('reports')
    .selectAll()
    .where('test_id', '=', testId)
    .executeTakeFirstOrThrow();
  const events = await server.db
    .selectFrom('report_events')
    .selectAll()
    .where('report_id', '=', row.report_id)
    .execute();
  const jobs = await server.db.selectFrom('jobs').selectAll().where('queue', '=', 'reports').execute();
  const sent = reporter.attempts.at(-1);
  expect(sent).toMatchObject({ fileName: row.file_name, message: row.message });
  // Includes the raw message, because JSON escapes some characters.
  return [row.message, JSON.stringify([row, events, jobs]), ...log].join('\n');
}

test('An anonymous report, its row, its file name and the log contain nothing that identifies the person tested', async () => {
  await assertProperty(
    fc.asyncProperty(people, async ({ dateOfBirth, localNumber, ...texts }) => {
      const entered = Object.fromEntries(Object.entries(texts).map(([field, { text }]) => [field, text]));
      reporter.onDelivery = err({ code: 'ECONNREFUSED', isFinal: true });
      log.length = 0;
      const phoneNumber = `415${localNumber}`;
      const { testId, ids } = await reportOf({ ...entered, dateOfBirth: `${dateOfBirth}T00:00:00.000Z`, phoneNumber });
      await server.deliver();
      expect(log).toHaveLength(1);
      const traces = await tracesOf(testId);
      const parts = Object.values(texts).flatMap((text) => [text.text, ...text.parts]);
      const born = [dateOfBirth, dateOfBirth.replaceAll('-', '')];
      for (const secret of [...parts, ...born, localNumber, ...ids]) expect(traces).not.toContain(secret);
    }),
    runs(60),
  );
});
