import { guestPageFrom } from '../domain/guest-pages.ts';
import { lacksUserGroup } from '../flow/selectors.ts';
import { testedProfile } from '../flow/tested-profile.ts';
import { knownOfSummary, reportPreview, type PersonTyped } from '../report/report-preview.ts';
import { nextTexts, REASON } from './frame-texts.ts';
import { callErrorTexts, failureTexts, NO_USER_GROUP_TEXTS, page } from './page-texts.ts';
import { guestFieldTexts, profileFieldTexts } from './person-texts.ts';
import { PREVIEW, previewTexts } from './preview-texts.ts';
import { isTooOld, tooOldTexts } from './report-texts.ts';
import { nameText, peopleTexts } from './start-texts.ts';
import { button, text, when, type ReviewState, type ShownText, type TextContext, type TextsOf } from './shown-text.ts';

/** What the state will not receive of a report, as the key of the warning; null if it receives all. */
function lostForState({ state: { session }, moment }: TextContext, form: PersonTyped): string | null {
  if (session.reportOption === 'reportAnonymously') return null;
  const { lost } = reportPreview('identified', { form, blanks: 'stay' }, session, moment);
  if (lost.includes('dateOfBirth')) return '.noDateOfBirth';
  return lost.includes('name') ? '.noName' : null;
}

/** The ids of the texts about what is sent. */
export const REVIEW = { lost: 'lost', sent: 'sent', to: 'to' } as const;

/** What is about to be sent, to whom, and what the state will not receive (decisions.md section 4). */
export function reviewNoteTexts(context: TextContext, person: PersonTyped): readonly ShownText[] {
  const { session, identity } = context.state;
  const isAnonymous = session.reportOption === 'reportAnonymously';
  const lost = lostForState(context, person);
  return [
    ...tooOldTexts(context),
    ...(lost === null ? [] : [{ ...text(lost), id: REVIEW.lost }]),
    ...when(lost === '.noName' && identity.isGuestLogin, button('.addName')),
    { ...text(isAnonymous ? '.sentAnonymously' : '.sent'), id: REVIEW.sent },
    { ...text(isAnonymous ? '.toAnonymously' : lost === null ? '.to' : '.toCountry'), id: REVIEW.to },
    PREVIEW,
    ...previewTexts(context),
    ...when(!context.page.isOnline, text('.waiting')),
  ];
}

/** The ids of the texts about the choice. */
export const CHOICE = { title: 'choice.title', text: 'choice.text' } as const;

/** The anonymous report or permanent consent that was chosen before, and what it means for the form below. */
export const reviewChoiceTexts: TextsOf = ({ state: { session } }) => {
  const { reportOption, consentToReport } = session;
  const isAnonymous = reportOption === 'reportAnonymously';
  if (!isAnonymous && !consentToReport) return [{ ...text('.why'), id: CHOICE.text }];
  const group = isAnonymous ? '.anonymous' : '.always';
  return [
    { ...text(`${group}.title`), id: CHOICE.title },
    { ...text(`${group}.text`), id: CHOICE.text },
  ];
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
      button('buttons.continue', {}, 'choose-profile'),
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

function accountReviewTexts(context: TextContext, review: ReviewState): readonly ShownText[] {
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
          ...profileFieldTexts(review.form, review, context.page.place, 'review'),
          ...reviewNoteTexts(context, review.form),
          ...failureTexts(context),
        ],
        buttons: sendTexts(context, 'saveAndSubmit'),
      });
  }
}

/** Who took the test, as the report will contain it, and who receives it. */
export const reviewTexts: TextsOf = (context) => {
  const { state } = context;
  if (state.identity.isGuestLogin) return guestReviewTexts(context);
  if (lacksUserGroup(state)) {
    return page(context, { body: NO_USER_GROUP_TEXTS, buttons: [button('buttons.contact'), button('buttons.home')] });
  }
  if (state.session.selectedProfileId === null) return goneTexts(context);
  return accountReviewTexts(context, context.page.review ?? { kind: 'loading' });
};
