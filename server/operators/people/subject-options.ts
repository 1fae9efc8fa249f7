import { InvalidArgumentError, type Command } from 'commander';
import { toCalendarDate, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { deviceIdOf } from '../../../core/domain/device.ts';
import { deviceIdParts } from '../../../core/domain/device-id.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { readCassette } from '../../../core/domain/parse-barcode.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { PeopleStore } from '../../people/kysely-people-store.ts';
import type { Subject } from '../../people/ports.ts';

/** Which person is meant: an email address, or the day of a guest's test with its cassette. */
export interface SubjectOptions {
  readonly email?: string;
  readonly testDay?: CalendarDate;
  readonly cassette?: string;
}

/** Reads a day as `YYYY-MM-DD`. */
export function readDay(text: string): CalendarDate {
  const day = toCalendarDate(text);
  if (day === null) throw new InvalidArgumentError('Write a day as YYYY-MM-DD.');
  return day;
}

/** The id of a cassette, from the id itself or from its whole code. */
function readCassetteId(text: string): string {
  const id = text.replace(/\W/g, '').toUpperCase();
  if (deviceIdParts(id, KITS) !== null) return id;
  const read = readCassette(id, KITS);
  if (read === null) throw new InvalidArgumentError('Write the code on the cassette, or its serial number and lot.');
  return deviceIdOf(read.device);
}

/** Adds the options that name a person. */
export function withSubjectOptions(command: Command): Command {
  return command
    .option('--email <address>', 'the email address of an account, or from which questions to support came')
    .option('--test-day <day>', "the day of a guest's test (YYYY-MM-DD), with --cassette", readDay)
    .option('--cassette <code>', 'the code on its cassette, or the serial number followed by the lot', readCassetteId);
}

/** The help about these options. */
export const SUBJECT_HELP = `
Name the person by --email, or a guest's test by --test-day and --cassette together.`;

/** Whether the options name one person in one way. */
export function areComplete({ email, testDay, cassette }: SubjectOptions): boolean {
  const isTest = testDay !== undefined && cassette !== undefined;
  const isTestStarted = testDay !== undefined || cassette !== undefined;
  return email === undefined ? isTest : !isTestStarted;
}

export const INCOMPLETE = 'Name a person by --email, or by --test-day together with --cassette.';

const REJECTIONS = {
  none: 'No test has this cassette.',
  otherDay: 'The test with this cassette was taken on another day.',
  ofAccount: 'This test belongs to an account: use --email.',
} as const;

/** Finds the person. Fails with a message for the operator. */
export async function findSubject(
  people: PeopleStore,
  { email, testDay, cassette }: SubjectOptions,
): Promise<Result<Subject, string>> {
  if (email !== undefined) {
    const subject = (await people.findAccount(email)) ?? (await people.findAddress(email));
    return subject === null ? err('No account and no question to support has this email address.') : ok(subject);
  }
  if (testDay === undefined || cassette === undefined) return err(INCOMPLETE);
  const lookup = await people.findTest(cassette, testDay);
  return lookup.found === 'test' ? ok({ kind: 'test', testId: lookup.testId }) : err(REJECTIONS[lookup.found]);
}

/** A person as a security event names it. */
export function subjectIds(subject: Subject): Readonly<Record<'account' | 'test' | 'email', string | null>> {
  return {
    account: subject.kind === 'account' ? subject.userId : null,
    test: subject.kind === 'test' ? subject.testId : null,
    email: subject.kind === 'address' ? subject.email : null,
  };
}
