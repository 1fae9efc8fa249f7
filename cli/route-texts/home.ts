import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import { namedResult } from '../../core/domain/named-result.ts';
import type { AppState, Moment } from '../../core/flow/app-state.ts';
import { cancelCost } from '../../core/flow/cancel.ts';
import { lastResultCards, testCard, type LastResultCard, type TestCard } from '../../core/flow/home-cards.ts';
import type { RetestTime } from '../../core/flow/retest-time.ts';
import { lacksUserGroup } from '../../core/flow/selectors.ts';
import { finishedHint, testCardKey } from '../../core/step-texts/test-card-key.ts';
import { NO_USER_GROUP_TEXTS } from '../../core/step-texts/page-texts.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import type { Fetched } from '../../core/use-cases/query.ts';
import type { ResultsSoFar } from '../../core/use-cases/results/result-actions.ts';

type Results = Pick<Fetched<ResultsSoFar>, 'value' | 'isBusy'>;

/** What the card about the test under way says below its title. */
const cardText = (card: TestCard): ShownText =>
  text(testCardKey(card), { name: card.firstName, time: { instant: card.readyAt ?? 0, style: 'clock' } });

/** The buttons of the test under way, whose labels depend on how far it is. */
const testButtons = (isFinished: boolean): readonly ShownText[] =>
  (isFinished ? ['finished.seeLastSteps', 'finished.close'] : ['incomplete.continueTest', 'incomplete.cancelTest']).map(
    (key) => button(`home.${key}`),
  );

/** When to test again. */
function againTexts({ isDue, at }: RetestTime, { offsetAt }: Moment): readonly ShownText[] {
  if (at === null) return [text('home.lastResult.testNow')];
  return [
    text(`home.lastResult.${isDue ? 'testBy' : 'testFrom'}`),
    words('again', { day: calendarDateAt(at, offsetAt(at)), style: 'nearDay' }),
    text(`home.lastResult.${isDue ? 'by' : 'from'}`, { time: { instant: at, style: 'clock' } }),
  ];
}

/** The card about a person's newest result and the next test. Only the first one has a button. */
function cardTexts({ record, retest }: LastResultCard, place: number, { identity }: AppState, moment: Moment) {
  const taken = { instant: Date.parse(record.testDate), style: 'long' } as const;
  const name = namedResult(record, identity.profiles).firstName;
  const row = { list: [{ key: `result.kinds.${record.result}.word` }, taken] } as const;
  const texts = [
    text(`home.lastResult.title${name === '' ? '' : 'Of'}`, { name }),
    words('last-result', row, place === 0 ? 'button' : 'text'),
    ...(retest === null ? [] : againTexts(retest, moment)),
  ];
  return place === 0 ? texts : texts.map((shown) => ({ ...shown, id: `${shown.id}.${place}` }));
}

/** The cards about the newest results and the next tests. */
function lastResultTexts(state: AppState, moment: Moment, { value, isBusy }: Results): readonly ShownText[] {
  const cards = lastResultCards(value, moment);
  if (cards.length > 0) return cards.flatMap((card, place) => cardTexts(card, place, state, moment));
  return [text(`home.lastResult.${value !== null ? 'none' : isBusy ? 'waiting' : 'failed'}`)];
}

/** Home: the test under way, and the last result. `results` is null for a guest. */
export function homeTexts(state: AppState, moment: Moment, results: Results | null): readonly ShownText[] {
  const card = testCard(state, moment.now);
  const isFinished = card?.kind === 'finished';
  const hint = finishedHint(state);
  const started = lacksUserGroup(state) ? NO_USER_GROUP_TEXTS : [text('home.startFailed')];
  return [
    ...when(state.view.errors.length > 0, ...started),
    ...(card === null ? [] : [text(`home.${card.kind}.title`), cardText(card), ...testButtons(isFinished)]),
    ...when(card !== null && !isFinished, text(`home.incomplete.${cancelCost(state.session)}`)),
    ...(isFinished && hint !== null ? [text(hint)] : []),
    ...(results === null ? [] : lastResultTexts(state, moment, results)),
  ];
}

/** The question about the test under way. */
export function testQuestionTexts(state: AppState): readonly ShownText[] {
  const cost = cancelCost(state.session);
  const kind = cost === 'submitted' ? 'finished' : 'incomplete';
  const hint = finishedHint(state);
  return [
    text(`home.${kind}.title`, {}, 'title'),
    text(`home.${kind}.text`),
    ...(kind === 'incomplete' ? [text(`home.incomplete.${cost}`), text('home.incomplete.logOutCost')] : []),
    ...(kind === 'finished' && hint !== null ? [text(hint)] : []),
    ...testButtons(kind === 'finished'),
    ...when(kind === 'incomplete', button('home.incomplete.logOut')),
  ];
}
