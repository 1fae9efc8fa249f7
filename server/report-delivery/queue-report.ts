import { createHash } from 'node:crypto';
import { kitOfId, type Kits, type ReportableKit, type ReportedKit } from '../../core/domain/kit.ts';
import type { MessageFault } from '../../core/hl7/check-message.ts';
import type { MessageInput, MessageSender } from '../../core/hl7/message-input.ts';
import { reachesState, reportContents, type ReportedPerson } from '../../core/report/report-contents.ts';
import { reportFields } from '../../core/report/report-fields.ts';
import type { Stores } from './unit-of-work.ts';
import type { TestToReport } from './ports.ts';
import { reportFileName } from './report-file-name.ts';
import { reportTimes } from './report-times.ts';

/** Formats a message; deterministic. */
export type WriteMessage = (input: MessageInput, kit: ReportedKit) => string;

/** The format rules that a message breaks. */
export type CheckMessage = (message: string) => readonly Pick<MessageFault, 'field' | 'rule'>[];

/** The five-digit FIPS code of a county; null if unknown. */
export type FindCountyFips = (person: Pick<ReportedPerson, 'state' | 'county' | 'zipCode'>) => string | null;

/** When a report is made, in epoch milliseconds, and why an operator must check it before it is sent; or null. */
export interface QueueTerms {
  readonly now: number;
  readonly held: string | null;
}

/** Makes and stores the report of a test, in the transaction that stores the test. */
export type QueueReport = (
  stores: Stores,
  test: TestToReport,
  person: ReportedPerson,
  terms: QueueTerms,
) => Promise<void>;

export interface QueueReportDeps {
  readonly writeMessage: WriteMessage;
  readonly checkMessage: CheckMessage;
  readonly findCountyFips: FindCountyFips;
  readonly sender: MessageSender;
  readonly kits: Kits<ReportableKit>;
  readonly lab: string;
  /** Makes a unique id that cannot be guessed. */
  readonly makeId: () => string;
}

/** A pseudonym for a profile, the same in all of its reports, that does not reveal the profile. */
function pseudonymOf(profileId: string): string {
  return createHash('sha256').update(`patient:${profileId}`).digest('hex').slice(0, 32);
}

/**
 * Makes reports. Each message is formatted once and stored, so that every try sends the same bytes under the same name. Its ids are
 * random, except the pseudonym of a profile in an identified report. A message that breaks a format rule is stored for the staff and
 * never sent. One that an operator must check is stored without a delivery job.
 */
export function makeQueueReport({
  writeMessage,
  checkMessage,
  findCountyFips,
  sender,
  kits,
  lab,
  makeId,
}: QueueReportDeps): QueueReport {
  return async ({ reports, outbox }, test, person, { now, held }) => {
    const form = test.isAnonymous ? 'anonymous' : 'identified';
    const contents = reportContents(form, person, test, reportTimes(test, person.state, now));
    const isNamed = form === 'identified' && test.owner !== null;
    const [reportId, specimenId, unique] = [makeId(), makeId(), makeId()];
    const input = {
      contents,
      sender,
      patientId: isNamed ? pseudonymOf(test.owner.profileId) : makeId(),
      specimenId,
      countyFips: form === 'identified' ? findCountyFips(person) : null,
      writtenAt: now,
    };
    const message = writeMessage(input, kitOfId(kits, test.kitId).reported);
    const fileName = reportFileName({ lab, environment: sender.environment, at: now, unique });
    const fields = reportFields(contents);
    const brokenRules =
      checkMessage(message)
        .map(({ field, rule }) => `${field} ${rule}`)
        .join(', ') || null;
    const { testId } = test;
    const written = { specimenId, fileName, message, fields, brokenRules, reachesState: reachesState(contents) };
    await reports.insert({ reportId, testId, form, ...written, held }, now);
    if (brokenRules === null && held === null) await outbox.post({ kind: 'deliverReport', reportId }, now);
  };
}
