import { fillIn } from '../../adapters/translations/fill-in.ts';
import { reportOptionsFor, SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import { isIdentified } from '../../core/flow/selectors.ts';
import type { Question } from '../../core/flow/step-row.ts';
import { BOXES, CASSETTES, type CassetteName } from '../../fixtures/cassettes.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import { inPageOrder, typing } from './field-offers.ts';
import { scannedCode } from './scanned-code.ts';
import { partQuestions, wrongFieldsFirst } from './missing-first.ts';
import { seldomOffers } from './seldom-offers.ts';
import { alsoBy, asks, does, grouped, type FurtherQuestion, type Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';

/** The answers to a question, by the app's own words for them. */
function answers(
  { words }: WalkMoment,
  key: keyof Answers,
  values: readonly string[],
  textOf: (value: string) => string,
): readonly Offer[] {
  return values.map((value) =>
    does(fillIn(words.own.answer, { answer: words.app(textOf(value)) }), { answer: { [key]: value } }),
  );
}

/** An answer that is typed into a field of the step. */
function typedAnswer({ words }: WalkMoment, key: string, question: FurtherQuestion): Offer {
  return asks(fillIn(words.own.type, { label: words.app(key) }), question);
}

const sure = (value: string): string => `choices.sure.${value}`;

const ASKED: Readonly<Record<Question, (moment: WalkMoment) => readonly Offer[]>> = {
  profile: ({ words }) => [asks(words.own.person, 'person')],
  symptoms: (moment) => [
    ...answers(moment, 'symptomatic', SURE_ANSWERS, sure),
    ...(moment.fields.some(({ id }) => id === 'onset') ? [typedAnswer(moment, '.onset.label', 'onset')] : []),
  ],
  boxes: ({ play, fields, words: { own, app } }) => {
    const { tickedBoxes } = play.tab().state().session;
    const boxes = fields.map(({ id }) => {
      const label = app(`.boxes.${id}`);
      const isTicked = tickedBoxes.includes(id);
      return does(fillIn(isTicked ? own.uncheck : own.check, { label }), isTicked ? { untick: id } : { tick: id });
    });
    return [alsoBy(own.also.checkAll, does(own.checkAll, { tick: 'all' })), ...grouped(own.oneBox, boxes)];
  },
  collection: (moment) => answers(moment, 'collection', ['self', 'other'], (by) => `.options.${by}.label`),
  controlLine: (moment) => answers(moment, 'control', SURE_ANSWERS, sure),
  testLine: (moment) => answers(moment, 'test', SURE_ANSWERS, sure),
  result: (moment) => answers(moment, 'result', TEST_RESULTS, (result) => `choices.result.${result}`),
  taken: (moment) => [
    typedAnswer(moment, '.taken.date.label', 'takenDate'),
    typedAnswer(moment, '.taken.time.label', 'takenTime'),
  ],
  reportOption: ({ words: { own, app }, seen }) =>
    reportOptionsFor(seen.guest).map((report) => {
      const labels = { answer: app(`.options.${report}.label`), next: app('buttons.next') };
      return does(fillIn(own.answerAndNext, labels), { report });
    }),
};

/** The cassettes that show without opening the group of samples. */
const USUAL_CASSETTES: readonly CassetteName[] = ['valid', 'expired'];

/** The sample codes, those of the wanted kind first, and the unusual ones in a group. */
function scans(moment: WalkMoment): readonly Offer[] {
  const { row, words } = moment;
  const { own } = words;
  const typed = asks(own.scanText, 'scanText');
  const cassetteNames: Readonly<Record<CassetteName, string>> = own.cassettes;
  const boxNames: Readonly<Record<keyof typeof BOXES, string>> = own.boxes;
  const boxes = Object.entries(BOXES).map(([name, scan]) => does(boxNames[name as keyof typeof BOXES], { scan }));
  const cassettes = (names: readonly CassetteName[]): readonly Offer[] =>
    names.map((name) => {
      const offer = does(cassetteNames[name], { scan: CASSETTES[name] });
      return name.startsWith('valid') ? offer : alsoBy(own.also.wrongCassette, offer);
    });
  if (row?.leaveBy === 'boxScan') {
    return [...boxes.slice(0, 1), typed, ...grouped(own.samples, [...boxes.slice(1), ...cassettes(['valid'])])];
  }
  if (row?.leaveBy !== 'cassetteScan') return [];
  const others = (Object.keys(CASSETTES) as CassetteName[]).filter((name) => !USUAL_CASSETTES.includes(name));
  const unusual = [...cassettes(others), ...boxes.slice(0, 1)];
  const scanned = row.id === 'second-scan' ? scannedCode(moment) : null;
  return [
    ...(scanned === null ? [] : [does(own.sameCassette, { scan: scanned })]),
    ...cassettes(USUAL_CASSETTES.filter((name) => CASSETTES[name] !== scanned)),
    typed,
    ...grouped(own.samples, unusual),
  ];
}

/** What the open step asks; nothing while a message or a dialog covers it. */
function questions(moment: WalkMoment): readonly Offer[] {
  const { row, fields, seen, words } = moment;
  if (row?.leaveBy === 'review' && seen.guest && fields.length > 0) return [asks(words.own.form, 'form')];
  if (row?.asks === undefined || row.leaveBy === 'review' || fields.length === 0) return [];
  return [row.asks].flat().flatMap((question) => ASKED[question](moment));
}

/** The routes on which a code is typed that was sent in a message. */
const CODE_ROUTES: ReadonlySet<RouteName> = new Set(['oneTimePassword', 'codeVerification', 'otpDevices']);

/** What was sent to the person: a code to type, or a link to open. */
function messages({ route, fields, buttons, words: { own } }: WalkMoment): readonly Offer[] {
  const asksForCode = CODE_ROUTES.has(route) && fields.some(({ id }) => id === 'code');
  const isLinkSent = route === 'forgotPassword' && buttons.some(({ id }) => id === 'other-email');
  return [
    ...(asksForCode ? [does(own.sentCode, { code: 'right' })] : []),
    ...(isLinkSent ? [does(own.sentLink, { go: '/reset-password/{uid}/{token}' })] : []),
  ];
}

/** The actions that scenarios have for a button; they press all others by their ids. */
const BUTTON_ACTIONS: Readonly<Partial<Record<RouteName, Readonly<Record<string, unknown>>>>> = {
  home: {
    'start-testing': { start: 'testing' },
    'start-reporting': { start: 'reporting' },
    continue: 'continue',
    cancel: 'cancel',
  },
  testSteps: {
    'scan-ok': 'ok',
    'scan-leave': 'leave',
    next: 'next',
    back: 'back',
    home: 'home',
    'create-account': { press: 'create-account' },
    'decline-account': { account: 'decline' },
  },
};

/** Where a button stands in the menu: first those with an action of their own, and last the way back from a route outside a test. */
function rankOf(id: string, actions: Readonly<Record<string, unknown>>): number {
  const ids = Object.keys(actions);
  if (ids.includes(id)) return ids.indexOf(id);
  return id === 'back' ? ids.length + 1 : ids.length;
}

/** The button that leads on, whatever its label is: that of a step, of a message about a scan, or of a form. */
function leadsOn({ play, route, buttons }: WalkMoment, id: string): boolean {
  if (route !== 'testSteps') return id === play.tab().screen().form?.button;
  return id === 'scan-ok' || (id === 'next' && buttons.every((one) => one.id !== 'scan-ok'));
}

/** The buttons that show, by their labels. */
function presses(moment: WalkMoment): readonly Offer[] {
  const { route, buttons, seen } = moment;
  const { own, app } = moment.words;
  const actions = BUTTON_ACTIONS[route] ?? {};
  const ordered = inPageOrder(moment, buttons).toSorted(
    (one, other) => rankOf(one.id, actions) - rankOf(other.id, actions),
  );
  return ordered.map(({ id, label }) => {
    const isWaiting = route === 'testSteps' && id === 'next' && !seen.canNext;
    const name = isWaiting ? fillIn(own.notAvailable, { button: label }) : label;
    const offer = does(name, actions[id] ?? { press: id });
    return leadsOn(moment, id) ? { ...offer, also: app('buttons.next') } : offer;
  });
}

/** The fields to fill in, behind the button that sends them and before all others. */
function fieldsAndButtons(moment: WalkMoment): readonly Offer[] {
  const [fields, buttons] = [typing(moment), moment.buttons];
  if (fields.length === 0) return presses(moment);
  const sends = moment.play.tab().screen().form?.button ?? 'next';
  return [
    ...presses({ ...moment, buttons: buttons.filter(({ id }) => id === sends) }),
    ...fields,
    ...presses({ ...moment, buttons: buttons.filter(({ id }) => id !== sends) }),
  ];
}

/** Home is in the frame of every other page, for a person who may go there. */
function homeLink({ route, buttons, play, words }: WalkMoment): readonly Offer[] {
  const isOffered = isIdentified(play.tab().state()) && route !== 'home' && buttons.every(({ id }) => id !== 'home');
  return isOffered ? [does(words.app('buttons.home'), 'home')] : [];
}

function here(moment: WalkMoment): readonly Offer[] {
  const { row, buttons, words } = moment;
  const isRejected = buttons.some(({ id }) => id === 'scan-ok');
  const { missing, answered } = partQuestions(moment, questions(moment));
  return wrongFieldsFirst(moment, [
    ...(isRejected ? [] : scans(moment)),
    ...missing,
    ...(row?.leaveBy === 'countdown' ? [asks(words.own.wait, 'wait')] : []),
    ...messages(moment),
    ...fieldsAndButtons(moment),
    ...answered,
    ...(row?.timer === 'reading' ? [asks(words.own.pass, 'pass')] : []),
    ...homeLink(moment),
  ]);
}

/** Everything that can be done now, the likeliest first. */
export function offersNow(moment: WalkMoment): readonly Offer[] {
  const { own } = moment.words;
  return [
    ...here(moment),
    ...(moment.row?.timer === 'reading' ? [] : [asks(own.pass, 'pass')]),
    asks(own.expect.offer, 'words'),
    ...grouped(own.more, seldomOffers(moment)),
  ];
}
