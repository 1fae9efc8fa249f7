import type { ReportAnswer } from '../api/payloads.ts';
import { reportOptionsFor } from '../domain/choice-lists.ts';
import type { GuestForm } from '../domain/guest-form.ts';
import { guestPageFrom } from '../domain/guest-pages.ts';
import { isBlank } from '../domain/validate-fields.ts';
import type { AppState } from '../flow/app-state.ts';
import { isResultWaiting } from '../flow/outbox.ts';
import { lacksUserGroup } from '../flow/selectors.ts';
import { isTestTooOld } from '../flow/test-age.ts';
import { testedProfile } from '../flow/tested-profile.ts';
import { knownOfSummary } from '../report/report-preview.ts';
import { canCheckReport, isReportErased, isReportLate } from '../use-cases/results/report-query.ts';
import { callErrorTexts, failureTexts, nextTexts, NO_USER_GROUP_TEXTS, page, REASON } from './frame-texts.ts';
import { guestFieldTexts, profileFieldTexts } from './person-texts.ts';
import { resultWord } from './read-texts.ts';
import { nameText, peopleTexts } from './start-texts.ts';
import {
  button,
  choice,
  text,
  when,
  words,
  type ReviewFacts,
  type ShownText,
  type TextContext,
  type TextsOf,
} from './shown-text.ts';

const isTooOld = ({ state, moment }: TextContext): boolean => isTestTooOld(state.session, moment.now);

/** Says that a test is too old to be reported and is only stored; nothing about any other test. */
export const tooOldTexts: TextsOf = (context) =>
  when(isTooOld(context), text('report.tooOld.title'), text('report.tooOld.text'));

/** What can be opened to see what will be sent; closed at first. */
const PREVIEW = button('report.preview.title');

/** Whether and in which form the result is reported. */
export const submitReportTexts: TextsOf = (context) => {
  const { identity, session } = context.state;
  const options = reportOptionsFor(identity.isGuestLogin).flatMap((option) => [
    choice('radio', `.options.${option}.label`, session.reportOption === option),
    text(`.options.${option}.text`),
    text(`.options.${option}.why`),
  ]);
  const body = [
    ...tooOldTexts(context),
    text('.question'),
    ...options,
    PREVIEW,
    text('report.facts.title'),
    text('report.facts.points', {}, 'points'),
    ...failureTexts(context),
  ];
  const label = session.reportOption === 'doNotReport' ? '.saveOnly' : undefined;
  return page(context, { body, buttons: nextTexts(context, label) });
};

type PersonToReport = Pick<GuestForm, 'noDateOfBirth' | 'lastName'>;

/** What the state will not receive of a report, as the key of the warning; null if it receives all. */
function lostForState({ session }: AppState, { noDateOfBirth, lastName }: PersonToReport): string | null {
  if (session.reportOption === 'reportAnonymously') return null;
  if (noDateOfBirth) return '.noDateOfBirth';
  return isBlank(lastName) ? '.noLastName' : null;
}

/** The ids of the texts about what is sent. */
export const REVIEW = { lost: 'lost', sent: 'sent', to: 'to' } as const;

/** What is about to be sent, to whom, and what the state will not receive (decisions.md section 4). */
export function reviewNoteTexts(context: TextContext, person: PersonToReport): readonly ShownText[] {
  const { session, identity } = context.state;
  const isAnonymous = session.reportOption === 'reportAnonymously';
  const lost = lostForState(context.state, person);
  return [
    ...tooOldTexts(context),
    ...(lost === null ? [] : [{ ...text(lost), id: REVIEW.lost }]),
    ...when(lost === '.noLastName' && identity.isGuestLogin, button('.addLastName')),
    { ...text(isAnonymous ? '.sentAnonymously' : '.sent'), id: REVIEW.sent },
    { ...text(isAnonymous ? '.toAnonymously' : lost === null ? '.to' : '.toCountry'), id: REVIEW.to },
    PREVIEW,
    ...when(!context.page.isOnline, text('.waiting')),
  ];
}

/** The anonymous report or permanent consent that was chosen before, and what it means for the form below. */
export const reviewChoiceTexts: TextsOf = ({ state: { session } }) => {
  const { reportOption, consentToReport } = session;
  if (reportOption === 'reportAnonymously') return [text('.anonymous.title'), text('.anonymous.text')];
  return consentToReport ? [text('.always.title'), text('.always.text')] : [text('.why')];
};

/** Next of the review: a test that is too old is only saved. */
export function sendTexts(context: TextContext, label: 'submit' | 'saveAndSubmit'): readonly ShownText[] {
  return nextTexts(context, isTooOld(context) ? `.${label}TooOld` : `.${label}`);
}

/** The guest's information, page by page; the last one shows what is sent. */
const guestReviewTexts: TextsOf = (context) => {
  const { session, identity } = context.state;
  const { guestForm } = identity;
  const isLast = guestPageFrom(session.guestPage, 1) === null;
  const group = session.guestPage === 'contact' && guestForm.noDateOfBirth ? 'contactByAge' : session.guestPage;
  return page(context, {
    title: text(`.pages.${group}.title`),
    lead: text(`.pages.${group}.lead`),
    body: [
      ...guestFieldTexts(context),
      ...when(isLast, ...reviewNoteTexts(context, guestForm)),
      ...failureTexts(context),
    ],
    buttons: isLast ? sendTexts(context, 'submit') : nextTexts(context, 'buttons.next'),
  });
};

/** The profile of the test no longer exists. */
const goneTexts: TextsOf = (context) =>
  page(context, {
    lead: text('.gone.lead'),
    body: peopleTexts(context, null),
    buttons: [
      ...when(context.state.view.attempted, { ...text('.gone.missing'), id: REASON }),
      button('buttons.continue'),
      button('.gone.create'),
    ],
  });

/** The profile cannot be shown, but the report can be queued with it. */
const unseenTexts: TextsOf = (context) => {
  const tested = testedProfile(context.state);
  const body = [
    ...(tested === null ? [] : [nameText(tested)]),
    ...reviewChoiceTexts(context),
    text('.unseen.text'),
    ...(tested === null ? [] : reviewNoteTexts(context, knownOfSummary(tested).form)),
    button('.unseen.again'),
    ...failureTexts(context),
  ];
  return page(context, { lead: text('.unseen.lead'), body, buttons: sendTexts(context, 'submit') });
};

function accountReviewTexts(context: TextContext, review: ReviewFacts): readonly ShownText[] {
  const lead = text('.account.lead');
  switch (review.kind) {
    case 'loading':
      return page(context, { lead, body: [text('frame.loading')], buttons: [] });
    case 'unreachable':
      return unseenTexts(context);
    case 'failed':
      return page(context, {
        lead,
        body: review.errors.flatMap(callErrorTexts),
        buttons: [button('buttons.tryAgain')],
      });
    case 'form':
      return page(context, {
        lead,
        body: [
          ...reviewChoiceTexts(context),
          ...profileFieldTexts(review.form, review.hasConsent),
          ...reviewNoteTexts(context, review.form),
          ...failureTexts(context),
        ],
        buttons: sendTexts(context, 'saveAndSubmit'),
      });
  }
}

/** Who took the test, as the report will contain it, and who receives it. */
export const reviewTexts: TextsOf = (context) => {
  const { state, page: facts } = context;
  if (state.identity.isGuestLogin) return guestReviewTexts(context);
  if (lacksUserGroup(state)) {
    return page(context, { body: NO_USER_GROUP_TEXTS, buttons: [button('buttons.contact'), button('buttons.home')] });
  }
  if (state.session.selectedProfileId === null) return goneTexts(context);
  return accountReviewTexts(context, facts.review ?? { kind: 'loading' });
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
  button('accountPrompt.create.button'),
  button(context.state.view.pending === 'decline' ? 'accountPrompt.declining' : 'accountPrompt.decline.button'),
];

/** What became of the result, as the key of its text. A pending or rejected result does not count as sent. */
export function outcomeOf({ outbox, session }: Pick<AppState, 'outbox' | 'session'>) {
  if (isResultWaiting(outbox, session.testId)) return 'waiting';
  if (session.submittedAt === null) return 'refused';
  if (session.reportOption === 'doNotReport') return 'notReported';
  return isTestTooOld(session, session.submittedAt) ? 'tooOld' : 'reported';
}

/** What the person can do if a report cannot be delivered. */
const WHAT_TO_DO = [text('report.yourself'), button('report.contact')];

/** The state of the report, as a word and a sentence. */
function reportStatusTexts(report: ReportAnswer, now: number): readonly ShownText[] {
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
export function reportTexts({ page: { report }, moment }: TextContext): readonly ShownText[] {
  const { value, errors, isBusy } = report ?? { value: null, errors: [], isBusy: true };
  return [
    text('report.title'),
    ...(value === null ? [] : reportStatusTexts(value, moment.now)),
    ...when(isBusy, text('report.looking')),
    ...when(errors.length > 0, text('report.unknown')),
    ...when(canCheckReport({ value, errors, isBusy }), button('report.again')),
  ];
}

/** The end of both flows. */
export const finalTexts: TextsOf = (context) => {
  const { view, session } = context.state;
  if (view.accountPrompt) return accountPromptTexts(context);
  const outcome = outcomeOf(context.state);
  const body = [
    ...when(session.result !== null, text('.yours', { result: resultWord(session.result) })),
    text(`.${outcome}`),
    ...when(outcome === 'reported' && session.testId !== null, ...reportTexts(context)),
  ];
  return page(context, { body });
};
