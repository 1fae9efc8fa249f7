import { fillIn } from '../../adapters/translations/fill-in.ts';
import { reportOptionsFor, SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import type { Question } from '../../core/flow/step-row.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import { fieldsAndButtons, homeLink } from './button-offers.ts';
import { partQuestions, wrongFieldsFirst } from './missing-first.ts';
import { scanOffers } from './scan-offers.ts';
import { seldomOffers } from './seldom-offers.ts';
import { alsoBy, asks, does, grouped, type FurtherQuestion, type Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';

/** The answers to a question, by the app's own words for them. */
function answers(
  { appText }: WalkMoment,
  key: keyof Answers,
  values: readonly string[],
  textOf: (value: string) => string,
): readonly Offer[] {
  return values.map((value) =>
    does(fillIn(WALK_WORDS.answer, { answer: appText(textOf(value)) }), { answer: { [key]: value } }),
  );
}

/** An answer that is typed into a field of the step. */
function typedAnswer({ appText }: WalkMoment, key: string, question: FurtherQuestion): Offer {
  return asks(fillIn(WALK_WORDS.type, { label: appText(key) }), question);
}

const sure = (value: string): string => `choices.sure.${value}`;

const ASKED: Readonly<Record<Question, (moment: WalkMoment) => readonly Offer[]>> = {
  profile: () => [asks(WALK_WORDS.person, 'person')],
  symptoms: (moment) => [
    ...answers(moment, 'symptomatic', SURE_ANSWERS, sure),
    ...(moment.fields.some(({ id }) => id === 'onset') ? [typedAnswer(moment, '.onset.label', 'onset')] : []),
  ],
  boxes: ({ play, fields, appText }) => {
    const { tickedBoxes } = play.tab().state().session;
    const boxes = fields.map(({ id }) => {
      const label = appText(`.boxes.${id}`);
      const isTicked = tickedBoxes.includes(id);
      return does(
        fillIn(isTicked ? WALK_WORDS.uncheck : WALK_WORDS.check, { label }),
        isTicked ? { untick: id } : { tick: id },
      );
    });
    return [
      alsoBy(WALK_WORDS.also.checkAll, does(WALK_WORDS.checkAll, { tick: 'all' })),
      ...grouped(WALK_WORDS.oneBox, boxes),
    ];
  },
  collection: (moment) => answers(moment, 'collection', ['self', 'other'], (by) => `.options.${by}.label`),
  controlLine: (moment) => answers(moment, 'control', SURE_ANSWERS, sure),
  testLine: (moment) => answers(moment, 'test', SURE_ANSWERS, sure),
  result: (moment) => answers(moment, 'result', TEST_RESULTS, (result) => `choices.result.${result}`),
  taken: (moment) => [
    typedAnswer(moment, '.taken.date.label', 'takenDate'),
    typedAnswer(moment, '.taken.time.label', 'takenTime'),
  ],
  reportOption: ({ appText, seen }) =>
    reportOptionsFor(seen.guest).map((report) => {
      const labels = { answer: appText(`.options.${report}.label`), next: appText('buttons.next') };
      return does(fillIn(WALK_WORDS.answerAndNext, labels), { report });
    }),
};

/** What the open step asks; nothing while a message or a dialog covers it. */
function questions(moment: WalkMoment): readonly Offer[] {
  const { row, fields, seen } = moment;
  if (row?.leaveBy === 'review' && seen.guest && fields.length > 0) return [asks(WALK_WORDS.form, 'form')];
  if (row?.asks === undefined || row.leaveBy === 'review' || fields.length === 0) return [];
  return [row.asks].flat().flatMap((question) => ASKED[question](moment));
}

/** The routes on which a code is typed that was sent in a message. */
const CODE_ROUTES: ReadonlySet<RouteName> = new Set(['oneTimePassword', 'codeVerification', 'otpDevices']);

/** What was sent to the person: a code to type, or a link to open. */
function messages({ route, fields, buttons }: WalkMoment): readonly Offer[] {
  const asksForCode = CODE_ROUTES.has(route) && fields.some(({ id }) => id === 'code');
  const isLinkSent = route === 'forgotPassword' && buttons.some(({ id }) => id === 'other-email');
  return [
    ...(asksForCode ? [does(WALK_WORDS.sentCode, { code: 'right' })] : []),
    ...(isLinkSent ? [does(WALK_WORDS.sentLink, { go: '/reset-password/{uid}/{token}' })] : []),
  ];
}

/** That time passes, with or without anyone at the page. */
const timePasses = ({}: WalkMoment): Offer => alsoBy(WALK_WORDS.also.pass, asks(WALK_WORDS.pass, 'pass'));

function here(moment: WalkMoment): readonly Offer[] {
  const { row, buttons } = moment;
  const isRejected = buttons.some(({ id }) => id === 'scan-ok');
  const { missing, answered } = partQuestions(moment, questions(moment));
  return wrongFieldsFirst(moment, [
    ...(isRejected ? [] : scanOffers(moment)),
    ...missing,
    ...(row?.leaveBy === 'countdown' ? [alsoBy(WALK_WORDS.also.pass, asks(WALK_WORDS.wait, 'wait'))] : []),
    ...messages(moment),
    ...fieldsAndButtons(moment),
    ...answered,
    ...(row?.timer === 'reading' ? [timePasses(moment)] : []),
    ...homeLink(moment),
  ]);
}

/** Everything that can be done now, the likeliest first. */
export function offersNow(moment: WalkMoment): readonly Offer[] {
  return [
    ...here(moment),
    ...(moment.row?.timer === 'reading' ? [] : [timePasses(moment)]),
    asks(WALK_WORDS.expect.offer, 'words'),
    ...grouped(WALK_WORDS.more, seldomOffers(moment)),
  ];
}
