import type { Command } from 'commander';
import { ok } from '../../../core/domain/result.ts';
import type { PersonalData } from '../../../core/domain/personal-data.ts';
import { columns } from '../printed-text.ts';
import { isRecorded } from '../record-event.ts';
import { subjectFacts } from './subject-facts.ts';
import { findSubject, SUBJECT_HELP, withSubjectOptions, type SubjectOptions } from './subject-options.ts';
import { withSubject } from './with-subject.ts';

const HELP = `${SUBJECT_HELP}
It prints how much is held, and nothing that says who the person is.

Exit status: 0 when the person was found, 1 when there is none, 2 when the command was not understood, 3 without a database.

Examples:
  npm run --silent people -- find --email ana@mail.example
  npm run --silent people -- find --test-day 2026-11-20 --cassette 12345678COV26011`;

function countsOf(data: PersonalData): Readonly<Record<string, number>> {
  const { profiles, results, otpDevices, loginSessions, supportRequests, waitingMessages } = data;
  return {
    profiles: profiles.length,
    results: results.length,
    reports: results.filter(({ report }) => report !== null).length,
    'two-factor devices': otpDevices.length,
    'login sessions': loginSessions.length,
    'questions to support': supportRequests.length,
    'waiting messages': waitingMessages.length,
  };
}

async function find({ json, ...options }: SubjectOptions & { readonly json?: true }): Promise<void> {
  const held = await withSubject('read', options, ({ read, now }) =>
    read(async (people) => {
      const found = await findSubject(people, options);
      return found.ok ? ok({ subject: found.value, data: await people.collect(found.value, now()) }) : found;
    }),
  );
  if (held === null || !(await isRecorded('personFound', subjectFacts(held.subject)))) return;
  const { data } = held;
  const kind = data?.account === null ? 'a test of a guest' : 'an account';
  const counts = data === null ? {} : countsOf(data);
  if (json) return void process.stdout.write(`${JSON.stringify({ kind, counts })}\n`);
  const rows = Object.entries(counts).map(([name, count]) => [`  ${name}`, String(count)]);
  process.stdout.write(`This is ${kind}. The server holds:\n${columns(rows)}`);
}

/** Adds `find`, which says how much is held about a person. */
export function registerFind(program: Command): void {
  withSubjectOptions(program.command('find').description('Say how much is held about a person, without identities'))
    .option('--json', 'print JSON instead of text')
    .addHelpText('after', HELP)
    .action(find);
}
