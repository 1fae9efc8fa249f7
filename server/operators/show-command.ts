import { createHash } from 'node:crypto';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ReportFile } from '../report-delivery/report-admin.ts';
import { answerFileName } from '../report-delivery/report-file-name.ts';
import { findReport } from './find-report.ts';
import { EXIT, failed, type Outcome, type Shown } from './outcome.ts';
import { recordFailure } from './record-event.ts';
import { makeCommand } from './run-program.ts';

const WARNING = `
*** WHAT FOLLOWS SAYS WHO WAS TESTED AND WITH WHAT RESULT. ***
*** Keep it on this screen: no ticket, no chat, no mail, no log. ***
`;

/** A report and its history. Only with identities it has fields, message, test id and the authority's remarks. */
function shownReport({ report, history }: ReportFile, hasIdentities: boolean): Shown {
  const { reportId, form, state, fileName, specimenId, receipt, failure, tries, createdAt, changedAt } = report;
  const { fields, message, testId } = report;
  return {
    reportId,
    form,
    state,
    tries,
    failure,
    fileName,
    answerFileName: answerFileName(fileName),
    specimenId,
    receipt,
    createdAt: toIsoInstant(createdAt),
    changedAt: toIsoInstant(changedAt),
    messageSummary: {
      bytes: Buffer.byteLength(message, 'utf8'),
      // As `sha256sum` prints it for the file.
      sha256: createHash('sha256').update(message).digest('hex'),
    },
    history: history.map(({ at, remarks, hub, withdrawal, ...step }) => ({
      at: toIsoInstant(at),
      ...step,
      hub: hub && { ...hub },
      withdrawal: withdrawal && { ...withdrawal },
      remarks: hasIdentities ? remarks : remarks.length,
    })),
    ...(hasIdentities ? { testId, fields: fields.map((field) => ({ ...field })), message } : {}),
  };
}

async function show(
  id: string,
  { identities = false, yes = false }: { readonly identities?: boolean; readonly yes?: boolean },
): Promise<Outcome> {
  if (identities && !process.stdout.isTTY && !yes) {
    const reason = 'Identities are printed only to a terminal. --yes prints them to any standard output.';
    return failed(reason, EXIT.notUnderstood);
  }
  const found = await findReport(id);
  if (!found.ok) return found.error;
  const shown = shownReport(found.value, identities);
  if (!identities) return { shown };
  const refused = await recordFailure('identitiesShown', { report: found.value.report.reportId });
  return refused ?? { said: WARNING, shown };
}

/** Prints one report and its history. */
export const showCommand = makeCommand({
  name: 'show',
  description: 'Show what happened to one report',
  setUp: (command) =>
    command
      .argument('<id>', 'a report id, as list prints it, or the test number on the page of a result')
      .option('--identities', 'print the fields, the message and the remarks of the authority as well')
      .option('--yes', 'print identities, even where standard output is not a terminal'),
  help: `
Without --identities it prints nothing that identifies the person tested, and only the number of the authority's remarks, because they
may quote the message. With it, standard output must be a terminal, unless you confirm with --yes that you know where it goes, and
the server logs that you used it.`,
  exits: { 0: 'when it was shown', 1: 'when there is no such report' },
  hasJson: true,
  work: show,
});
