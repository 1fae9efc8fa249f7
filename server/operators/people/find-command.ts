import { ok } from '../../../core/domain/result.ts';
import type { PersonalData } from '../../../core/domain/personal-data.ts';
import { collect } from '../../people/collect.ts';
import type { Outcome } from '../outcome.ts';
import { recordFailure } from '../record-event.ts';
import { makeCommand } from '../run-program.ts';
import { findSubject, SUBJECT_HELP, subjectIds, withSubjectOptions, type SubjectOptions } from './subject-options.ts';
import { withSubject } from './with-subject.ts';

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

const KINDS = {
  account: 'an account',
  test: 'a test of a guest',
  address: 'an email address without an account',
} as const;

async function find(options: SubjectOptions): Promise<Outcome> {
  const held = await withSubject('read', options, ({ read, now }) =>
    read(async (people) => {
      const found = await findSubject(people, options);
      return found.ok ? ok({ subject: found.value, data: await collect(people, found.value, now()) }) : found;
    }),
  );
  if (!held.ok) return held.error;
  const { subject, data } = held.value;
  const shown = { kind: KINDS[subject.kind], counts: data === null ? {} : countsOf(data) };
  return (await recordFailure('personFound', subjectIds(subject))) ?? { shown };
}

/** Says how much is held about a person. */
export const findCommand = makeCommand({
  name: 'find',
  description: 'Say how much is held about a person, without identities',
  setUp: withSubjectOptions,
  help: `${SUBJECT_HELP}
It prints how much is held, and nothing that says who the person is.`,
  exits: { 0: 'when the person was found', 1: 'when there is none' },
  examples: [
    'npm run --silent people -- find --email ana@mail.example',
    'npm run --silent people -- find --test-day 2026-11-20 --cassette 12345678COV26011',
  ],
  hasJson: true,
  work: find,
});
