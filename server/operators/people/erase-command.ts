import { toIsoInstant } from '../../../core/domain/calendar-date.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { SentReport, Subject } from '../../people/ports.ts';
import type { Receipt } from '../../people/erase-person.ts';
import type { Row, Outcome } from '../outcome.ts';
import { recordFailure } from '../record-event.ts';
import { makeCommand } from '../run-program.ts';
import type { PeopleAccess } from './people-access.ts';
import { findSubject, SUBJECT_HELP, subjectIds, withSubjectOptions, type SubjectOptions } from './subject-options.ts';
import { withSubject } from './with-subject.ts';

const NOT_YET = 'Nothing was erased yet. --yes erases the person.';
const NOT_SCRUBBED =
  'The database was in use, such as by a backup: deleted bytes remain in its file until the server overwrites them, within a day.';
const BEING_SENT =
  'Nothing was erased: a message or report of this person is still being sent. Try again in two minutes.';

interface EraseOptions extends SubjectOptions {
  readonly yes?: true;
}

/** The reports that were sent, and the receipt if the person was erased. */
interface Erasure {
  readonly subject: Subject;
  readonly sent: readonly SentReport[];
  readonly receipt: Receipt | null;
}

async function run({ read, erase }: PeopleAccess, { yes, ...options }: EraseOptions): Promise<Result<Erasure, string>> {
  const found = await read((people) => findSubject(people, options));
  if (!found.ok) return found;
  const subject = found.value;
  if (!yes) return ok({ subject, sent: await read((people) => people.sentReportsOf(subject)), receipt: null });
  const erased = await erase(subject);
  return erased.ok ? ok({ subject, sent: erased.value.sent, receipt: erased.value }) : err(BEING_SENT);
}

async function eraseSubject(options: EraseOptions): Promise<Outcome> {
  const done = await withSubject('write', options, (people) => run(people, options));
  if (!done.ok) return done.error;
  const { subject, sent, receipt } = done.value;
  const ofAgencies = { sent: sent.map((report): Row => ({ ...report, sentAt: toIsoInstant(report.sentAt) })) };
  // The receipt is printed even if this fails: the person is erased by now.
  const failure = await recordFailure(receipt === null ? 'personFound' : 'personErased', subjectIds(subject));
  if (receipt === null) return { said: NOT_YET, shown: { isDone: false, ...ofAgencies }, ...failure };
  const { at, isScrubbed, counts } = receipt;
  const shown = { isDone: true, at: toIsoInstant(at), isScrubbed, counts: { ...counts }, ...ofAgencies };
  return { ...(isScrubbed ? {} : { said: NOT_SCRUBBED }), shown, ...failure };
}

/** Removes a person from every table, folder and queue. */
export const eraseCommand = makeCommand({
  name: 'erase',
  description: 'Erase a person, with a receipt; only counts are left',
  setUp: (command) =>
    withSubjectOptions(command).option('--yes', 'erase; without it, only what agencies have received is listed'),
  help: `${SUBJECT_HELP}
An account goes with its profiles, results, reports, cassettes, login sessions, codes and questions to support; a test with what belongs to
it, but no questions from the email in it, which anyone may have typed; an email without an account with its questions. The logins end first;
then rows and files go in one transaction. Only counts are left. On SQLite the database is then rewritten, so that no byte of it remains; the
server waits meanwhile. Backups keep the person until they are deleted themselves: docs/operations.md.

What a health agency has received is not erased there. The receipt names those files as sent, so that the person can be told.`,
  exits: { 0: 'when the person was erased', 1: 'when nothing was' },
  examples: [
    'npm run --silent people -- erase --email ana@mail.example',
    'npm run --silent people -- erase --test-day 2026-11-20 --cassette 12345678COV26011 --yes',
  ],
  hasJson: true,
  work: eraseSubject,
});
