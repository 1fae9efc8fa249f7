import { cancelCost } from '../../core/flow/cancel.ts';
import { namedResult } from '../../core/domain/named-result.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import type { AppState, Moment } from '../../core/flow/app-state.ts';
import { lastResultCard, testCard, type LastResultCard, type TestCard } from '../../core/flow/home-cards.ts';
import { lacksUserGroup } from '../../core/flow/selectors.ts';
import { NO_USER_GROUP_TEXTS } from '../../core/step-texts/page-texts.ts';
import { button, text, when, words, type ShownText, type TextValue } from '../../core/step-texts/shown-text.ts';
import type { Fetched } from '../../core/use-cases/query.ts';
import type { ResultsSoFar } from '../../core/use-cases/results/result-actions.ts';

/** A text of home, and the same with the name of a person, if that is known. */
const named = (key: string, name: string, values: Readonly<Record<string, TextValue>> = {}): ShownText =>
  name === '' ? text(key, values) : text(`${key}Of`, { ...values, name });

/** What the card about the test under way says below its title. */
function cardText({ kind, timer, isTimeUnsure, readyAt, firstName }: TestCard): ShownText {
  if (kind === 'finished') return text('home.finished.text');
  if (readyAt !== null) return named('home.test.readyAt', firstName, { time: { instant: readyAt, style: 'clock' } });
  if (timer === 'expired') return text(isTimeUnsure ? 'home.test.expiredUnsure' : 'home.test.expired');
  if (timer !== null) return text('home.test.reading');
  return named('home.test.saved', firstName);
}

/** An entry of the menu with its explanation. */
const entry = (item: string): readonly ShownText[] => [
  button(`home.menu.${item}.label`),
  text(`home.menu.${item}.text`),
];

/** The card about the test under way, or the start of one. */
function testTexts({ session }: AppState, card: TestCard | null): readonly ShownText[] {
  if (card === null) return entry('testing');
  const isFinished = card.kind === 'finished';
  return [
    text(`home.${card.kind}.title`),
    cardText(card),
    button(isFinished ? 'home.finished.seeLastSteps' : 'home.incomplete.continueTest'),
    button(isFinished ? 'home.finished.close' : 'home.incomplete.cancelTest'),
    ...when(!isFinished, text(`home.incomplete.${cancelCost(session)}`)),
  ];
}

function retestTexts({ retest }: LastResultCard, { offsetAt }: Moment): readonly ShownText[] {
  if (retest === null) return [];
  const { at, isDue } = retest;
  return [
    text(`home.lastResult.${isDue ? 'testBy' : 'testFrom'}`),
    words('again', { day: calendarDateAt(at, offsetAt(at)), style: 'nearDay' }),
    text(`home.lastResult.${isDue ? 'by' : 'from'}`, { time: { instant: at, style: 'clock' } }),
  ];
}

/** The card about the newest result and the next test. */
function lastResultTexts(
  { identity }: AppState,
  moment: Moment,
  { value, isBusy }: Pick<Fetched<ResultsSoFar>, 'value' | 'isBusy'>,
): readonly ShownText[] {
  const card = lastResultCard(value?.current ?? [], moment);
  if (card === null) {
    const without = value !== null ? 'none' : isBusy ? 'waiting' : 'failed';
    return [text(`home.lastResult.${without}`)];
  }
  const { record } = card;
  const name = namedResult(record, identity.profiles).firstName;
  const word = { key: `result.kinds.${record.result}.word` };
  const taken = { instant: Date.parse(record.testDate), style: 'long' } as const;
  return [
    named('home.lastResult.title', name),
    words('last-result', { list: [word, taken] }, 'button'),
    ...retestTexts(card, moment),
  ];
}

/** Home: the test under way or the start of one, the last result, and the menu. `results` is null for a guest. */
export function homeTexts(
  state: AppState,
  moment: Moment,
  results: Pick<Fetched<ResultsSoFar>, 'value' | 'isBusy'> | null,
): readonly ShownText[] {
  const card = testCard(state, moment.now);
  const isAccount = state.identity.currentUser !== null;
  return [
    ...when(
      state.view.errors.length > 0,
      ...(lacksUserGroup(state) ? NO_USER_GROUP_TEXTS : [text('home.startFailed')]),
    ),
    ...testTexts(state, card),
    ...(results === null ? [] : lastResultTexts(state, moment, results)),
    ...when(card === null, ...entry('express')),
    ...when(isAccount, ...entry('results'), ...entry('profiles')),
  ];
}

/** The question about the test under way. */
export function testQuestionTexts({ session, identity }: AppState): readonly ShownText[] {
  const cost = cancelCost(session);
  if (cost === 'submitted') {
    const guest = when(identity.isGuestLogin, text('home.finished.guest'));
    return [text('home.finished.title', {}, 'title'), text('home.finished.text'), ...guest];
  }
  const lines = ['text', cost, 'logOutCost'].map((key) => text(`home.incomplete.${key}`));
  return [text('home.incomplete.title', {}, 'title'), ...lines];
}
