import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import { namedResult } from '../../core/domain/named-result.ts';
import type { AppState, Moment } from '../../core/flow/app-state.ts';
import { cancelCost } from '../../core/flow/cancel.ts';
import { lastResultCard, testCard, type TestCard } from '../../core/flow/home-cards.ts';
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

/** The buttons of the test under way, whose labels depend on how far it is. */
function testButtons(isFinished: boolean): readonly ShownText[] {
  return isFinished
    ? [button('home.finished.seeLastSteps'), button('home.finished.close')]
    : [button('home.incomplete.continueTest'), button('home.incomplete.cancelTest')];
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
  const { record, retest } = card;
  const word = { key: `result.kinds.${record.result}.word` };
  const taken = { instant: Date.parse(record.testDate), style: 'long' } as const;
  const again = retest && { day: calendarDateAt(retest.at, moment.offsetAt(retest.at)), style: 'nearDay' as const };
  const time = retest && { instant: retest.at, style: 'clock' as const };
  return [
    named('home.lastResult.title', namedResult(record, identity.profiles).firstName),
    words('last-result', { list: [word, taken] }, 'button'),
    ...(retest && again && time
      ? [
          text(`home.lastResult.${retest.isDue ? 'testBy' : 'testFrom'}`),
          words('again', again),
          text(`home.lastResult.${retest.isDue ? 'by' : 'from'}`, { time }),
        ]
      : []),
  ];
}

/** Home: the test under way, and the last result. `results` is null for a guest. */
export function homeTexts(
  state: AppState,
  moment: Moment,
  results: Pick<Fetched<ResultsSoFar>, 'value' | 'isBusy'> | null,
): readonly ShownText[] {
  const card = testCard(state, moment.now);
  const isFinished = card?.kind === 'finished';
  const started = lacksUserGroup(state) ? NO_USER_GROUP_TEXTS : [text('home.startFailed')];
  return [
    ...when(state.view.errors.length > 0, ...started),
    ...(card === null ? [] : [text(`home.${card.kind}.title`), cardText(card), ...testButtons(isFinished)]),
    ...when(card !== null && !isFinished, text(`home.incomplete.${cancelCost(state.session)}`)),
    ...(results === null ? [] : lastResultTexts(state, moment, results)),
  ];
}

/** The question about the test under way. */
export function testQuestionTexts({ session, identity }: AppState): readonly ShownText[] {
  const cost = cancelCost(session);
  if (cost === 'submitted') {
    const guest = when(identity.isGuestLogin, text('home.finished.guest'));
    return [text('home.finished.title', {}, 'title'), text('home.finished.text'), ...guest, ...testButtons(true)];
  }
  const lines = ['text', cost, 'logOutCost'].map((key) => text(`home.incomplete.${key}`));
  const buttons = [...testButtons(false), button('home.incomplete.logOut')];
  return [text('home.incomplete.title', {}, 'title'), ...lines, ...buttons];
}
