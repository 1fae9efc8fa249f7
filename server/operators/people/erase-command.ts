import type { Command } from 'commander';
import { toIsoInstant } from '../../../core/domain/calendar-date.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { ERASED_KINDS, type SentReport, type Subject } from '../../people/ports.ts';
import type { Receipt } from '../../people/erase-person.ts';
import { columns } from '../printed-text.ts';
import type { PeopleAccess } from './people-access.ts';
import { isRecorded } from '../record-event.ts';
import { subjectFacts } from './subject-facts.ts';
import { findSubject, SUBJECT_HELP, withSubjectOptions, type SubjectOptions } from './subject-options.ts';
import { withSubject } from './with-subject.ts';

const HELP = `${SUBJECT_HELP}
An account goes with its profiles, results, reports, cassettes, login sessions, codes and questions to support; a test with all that
belongs to it. Rows and files go in one transaction. Only counts are left. On SQLite the database is then rewritten, so that no byte of it
remains; the server waits meanwhile. Backups keep the person until they are deleted themselves: docs/operations.md.

What a health agency has received is not erased there. The receipt names those files, so that the person can be told.

Exit status: 0 when the person was erased, 1 when nothing was, 2 when the command was not understood, 3 without a database.

Examples:
  npm run --silent people -- erase --email ana@mail.example
  npm run --silent people -- erase --test-day 2026-11-20 --cassette 12345678COV26011 --yes`;

const NOT_SCRUBBED =
  'The database was in use, such as by a backup: deleted bytes remain in its file until the server overwrites them, within a day.\n';

const BEING_SENT =
  'Nothing was erased: a message or report of this person is just being sent. Try again in two minutes.';

interface EraseOptions extends SubjectOptions {
  readonly yes?: true;
  readonly json?: true;
}

/** The reports that were sent, or the receipt of what was erased. */
type Outcome = { readonly subject: Subject } & (
  { readonly isDone: false; readonly sent: readonly SentReport[] } | ({ readonly isDone: true } & Receipt)
);

async function run({ read, erase }: PeopleAccess, { yes, ...options }: EraseOptions): Promise<Result<Outcome, string>> {
  const found = await read((people) => findSubject(people, options));
  if (!found.ok) return found;
  if (!yes)
    return ok({ subject: found.value, isDone: false, sent: await read((people) => people.sentReportsOf(found.value)) });
  const erased = await erase(found.value);
  return erased.ok ? ok({ subject: found.value, isDone: true, ...erased.value }) : err(BEING_SENT);
}

function sentInWords(sent: readonly SentReport[]): string {
  if (sent.length === 0) return 'No health agency has received a report.\n';
  const rows = sent.map(({ fileName, state, sentAt }) => [`  ${toIsoInstant(sentAt)}`, state, fileName]);
  return `Health agencies have received these reports, and keep them by their own rules:\n${columns(rows)}`;
}

function inWords(outcome: Outcome): string {
  if (!outcome.isDone) return `${sentInWords(outcome.sent)}Nothing was erased yet. --yes erases the person.\n`;
  const { counts, sent, at, isScrubbed } = outcome;
  const rows = ERASED_KINDS.map((kind) => [`  ${kind}`, String(counts[kind])]);
  const remains = isScrubbed ? '' : NOT_SCRUBBED;
  return `Receipt: erased at ${toIsoInstant(at)}\n${columns(rows)}${remains}${sentInWords(sent)}`;
}

async function eraseSubject(options: EraseOptions): Promise<void> {
  const outcome = await withSubject('write', options, (people) => run(people, options));
  if (outcome === null) return;
  // The receipt is printed even if this fails: the person is erased by now.
  await isRecorded(outcome.isDone ? 'personErased' : 'personFound', subjectFacts(outcome.subject));
  const { subject: _subject, ...shown } = outcome;
  process.stdout.write(options.json ? `${JSON.stringify(shown)}\n` : inWords(outcome));
}

/** Adds `erase`, which removes a person from every table, folder and queue. */
export function registerErase(program: Command): void {
  withSubjectOptions(program.command('erase').description('Erase a person, with a receipt; only counts are left'))
    .option('--yes', 'erase; without it, only what agencies have received is listed')
    .option('--json', 'print JSON instead of text')
    .addHelpText('after', HELP)
    .action(eraseSubject);
}
