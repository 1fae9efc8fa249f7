import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { adviceTexts, asShown, joined, present, type AnswerFacts, type PassOn, type Trouble } from './answer-facts.ts';
import { isQueueLost, lostResultTodo } from './lost-queue.ts';
import { isToWait, pageFailure } from './page-failure.ts';
import { lostReading, noResultLeft, thatResult, wasReadable } from './since-then.ts';
import { refusedResult, unsentResult } from './trouble.ts';

/** Places that leave nothing else to say. Their advice has the same name. */
export const FINAL_PLACES = [
  'loggedOut',
  'parked',
  'notSaved',
  'expired',
  'expiredUnsure',
  'testDamaged',
  'visitDamaged',
  'unreadable',
] as const;

type FinalPlace = (typeof FINAL_PLACES)[number];

/** What is wrong, what to say next, and when support passes the details on. */
export interface Answer {
  readonly state: string;
  readonly next: readonly string[];
  readonly passOn?: PassOn;
}

/** What is known of the result of a test whose person was logged out; null if none was submitted. */
function resultAfterLogout(facts: AnswerFacts): Trouble | null {
  const isSubmitted = facts.open.opened.session.submittedAt !== null;
  const submitted: Trouble = isQueueLost(facts)
    ? ['pendingDamagedDone', {}, lostResultTodo(facts)]
    : ['loggedOutSubmitted', {}, adviceTexts(facts).safe.submitted];
  return refusedResult(facts) ?? unsentResult(facts) ?? (isSubmitted ? submitted : null);
}

/** What became of a result, at the places without a test where one may be left. */
const RESULT_AT: Readonly<Partial<Record<FinalPlace, (facts: AnswerFacts) => Trouble | null>>> = {
  loggedOut: resultAfterLogout,
  parked: unsentResult,
};

/** What to do with a cassette that may have its drops, while the app does not show its time. */
const dropsAdvice = (facts: AnswerFacts): readonly string[] => [
  fillIn(adviceTexts(facts).parked.drops, kitTexts(testedKit(facts.context))),
  thatResult(facts),
];

/** What is wrong, and what to say next, at a final place. */
export function finalAdvice(place: FinalPlace, facts: AnswerFacts): Answer {
  const { advice } = terminalTexts[facts.language];
  const { connectFirst, notHome, notSaved, parked, timeUnknown } = adviceTexts(facts);
  const result = RESULT_AT[place]?.(facts) ?? null;
  if (result !== null) {
    const [name, values = {}, after = '', passOn = null] = result;
    return { state: fillIn(advice[name], values), next: present(after), passOn };
  }
  if (place === 'expiredUnsure') {
    const home = asShown(facts, (language) => translations[language].general.buttons.home);
    return { state: advice.expiredUnsure, next: [fillIn(notHome, { home }), timeUnknown] };
  }
  if (place === 'loggedOut') {
    return { state: advice.loggedOut, next: present(wasReadable(facts) && lostReading(facts)) };
  }
  if (place === 'notSaved') return { state: advice.notSaved, next: [notSaved] };
  if (place === 'parked') {
    const offline = !facts.open.play.isOnline && connectFirst;
    const [name, values = {}, after = ''] = pageFailure(facts) ?? [];
    const message = name !== undefined && fillIn(advice[name], values);
    const isWaiting = isToWait(facts);
    const state = joined(isWaiting ? advice.parkedWait : advice.parked, message);
    const sendLink = asShown(facts, (language) => translations[language].account.login.sendLink);
    const todo = isWaiting ? fillIn(parked.afterWait, { sendLink }) : parked.todo;
    return { state, next: present(offline, !isWaiting && after, todo, ...dropsAdvice(facts)) };
  }
  if (place !== 'testDamaged' && place !== 'visitDamaged') return { state: advice[place], next: [] };
  return { state: advice[place], next: [...dropsAdvice(facts), noResultLeft(facts)] };
}
