import type { ReportResponse } from '../api/payloads.ts';
import { reportOptionsFor } from '../domain/choice-lists.ts';
import { OLDEST_REPORTED_TEST_MS } from '../domain/limits.ts';
import type { AppState } from '../flow/app-state.ts';
import { isResult, testIdOf } from '../flow/test-calls.ts';
import type { TestSession } from '../flow/session.ts';
import { canCheckReport, isReportErased, isReportLate } from '../use-cases/results/report-query.ts';
import { nextTexts } from './frame-texts.ts';
import { ledgerTexts } from './ledger-texts.ts';
import { failureTexts, page } from './page-texts.ts';
import { PREVIEW, previewTexts } from './preview-texts.ts';
import { resultWord } from './read-texts.ts';
import { urgentTexts } from './result-texts.ts';
import { button, choice, text, when, words, type ShownText, type TextContext, type TextsOf } from './shown-text.ts';

/** Whether a test is too old to be reported at an instant (decisions.md section 7, "Reports and dates"); false until it was taken. */
function isTestTooOld({ collectedAt, analysedAt }: TestSession, at: number | null): boolean {
  const takenAt = collectedAt ?? analysedAt;
  return takenAt !== null && at !== null && at - takenAt > OLDEST_REPORTED_TEST_MS;
}

/** Whether the test is too old to be reported now. */
export const isTooOld = ({ state, moment }: TextContext): boolean => isTestTooOld(state.session, moment.now);

/** Says that a test is too old to be reported and is only stored; nothing about any other test. */
export const tooOldTexts: TextsOf = (context) =>
  when(isTooOld(context), text('report.tooOld.title'), text('report.tooOld.text'));

/** The step where no agency takes reports: nothing is asked, and the result is saved. */
const noAgencyTexts: TextsOf = (context) => {
  const body = [
    text('report.noAgency.title'),
    text('report.noAgency.text'),
    text('report.yourself'),
    ...failureTexts(context),
  ];
  return page(context, {
    title: text('.noAgency.title'),
    lead: text('.noAgency.lead'),
    body,
    buttons: nextTexts(context, '.saveOnly'),
  });
};

/** Whether and in which form the result is reported, or that no agency takes reports. */
export const submitReportTexts: TextsOf = (context) => {
  const { identity, session } = context.state;
  if (!session.hasAgency) return noAgencyTexts(context);
  const options = reportOptionsFor(identity.isGuestLogin).map((option) =>
    choice('radio', `.options.${option}.label`, session.reportOption === option),
  );
  const body = [
    ...tooOldTexts(context),
    text('.question'),
    ...options,
    PREVIEW,
    ...previewTexts(context),
    ...failureTexts(context),
  ];
  const label = session.reportOption === 'doNotReport' ? '.saveOnly' : undefined;
  return page(context, { body, buttons: nextTexts(context, label) });
};

/** The question whether to create an account. */
export const accountPromptTexts: TextsOf = (context) => [
  text('accountPrompt.title', {}, 'title'),
  text('accountPrompt.lead'),
  { ...text('accountPrompt.create.button'), id: 'create' },
  text('accountPrompt.create.text'),
  { ...text('accountPrompt.decline.button'), id: 'decline' },
  text('accountPrompt.decline.text'),
  ...failureTexts(context),
  button('accountPrompt.create.button', {}, 'create-account'),
  button(
    `accountPrompt.${context.state.view.pending === 'decline' ? 'declining' : 'decline.button'}`,
    {},
    'decline-account',
  ),
];

/**
 * What became of the result, as the key of its text: as the server said it, and only where it said nothing by what was chosen. A pending or
 * rejected result does not count as sent.
 */
export function outcomeOf({
  outbox,
  session,
  submission: { held },
}: Pick<AppState, 'outbox' | 'session' | 'submission'>) {
  if (outbox.waiting.some((call) => isResult(call) && testIdOf(call) === session.testId)) return 'waiting';
  if (session.submittedAt === null) return 'refused';
  const isReported = held !== null && held.status !== 'notReported' && held.status !== 'withdrawn';
  if (isReported) return session.reportOption === 'doNotReport' ? 'reportedBefore' : 'reported';
  if (session.reportOption === 'doNotReport') return session.hasAgency ? 'notReported' : 'noAgency';
  return isTestTooOld(session, session.submittedAt) ? 'tooOld' : 'reported';
}

/** Whether the end of the flow shows what became of the report, with the way to withdraw it. */
export const isReportShown = (outcome: ReturnType<typeof outcomeOf>): boolean =>
  outcome === 'reported' || outcome === 'reportedBefore';

/** What the person can do if a report cannot be delivered. */
const WHAT_TO_DO = [text('report.yourself'), button('report.contact')];

/** The state of the report, as a word and a sentence. */
function reportStatusTexts(report: ReportResponse, now: number): readonly ShownText[] {
  const { status, reason } = report;
  // A queued report has only the time when it was stored. That is not the time of "Not sent".
  const since = status === 'queued' && reason !== null ? undefined : report.history.at(-1)?.at;
  const isLate = isReportLate(report, now);
  const group = reason === null ? `report.statuses.${status}` : `report.unsent.${reason}`;
  return [
    text(`${group}.word`),
    ...(since === undefined ? [] : [words('since', { instant: Date.parse(since), style: 'long' })]),
    text(isLate ? 'report.late' : `${group}.text`),
    ...when(isReportErased(report), text('report.erased')),
    ...when(isLate || status === 'refused' || reason !== null, ...WHAT_TO_DO),
  ];
}

/** The state of a test's report, without how it was sent. Until it is known there is only the title. */
export function reportTexts(context: TextContext): readonly ShownText[] {
  const { report } = context.page;
  const { value, errors, isBusy } = report ?? { value: null, errors: [], isBusy: true };
  return [
    text('report.title'),
    ...(value === null ? [] : reportStatusTexts(value, context.moment.now)),
    ...when(isBusy, text('report.looking')),
    ...when(errors.length > 0, text('report.unknown')),
    ...when(canCheckReport({ value, errors, isBusy }), button('report.again', {}, 'look-again')),
    ...ledgerTexts(context, value),
  ];
}

/** The end of both flows. */
export const finalTexts: TextsOf = (context) => {
  const { view, session } = context.state;
  if (view.accountPrompt) return accountPromptTexts(context);
  const outcome = outcomeOf(context.state);
  const body = [
    ...when(session.result !== null, text('.yours', { result: resultWord(session.result) })),
    ...urgentTexts(context),
    text(`.${outcome}`),
    ...when(isReportShown(outcome) && session.testId !== null, ...reportTexts(context)),
  ];
  return page(context, { body });
};
