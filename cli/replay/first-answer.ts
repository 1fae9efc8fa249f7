import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { flowContext } from '../play/terminal-tab.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';
import {
  adviceTexts,
  isAtReport,
  joined,
  passOnText,
  present,
  type AnswerFacts,
  type FilledText,
} from './answer-facts.ts';
import { askClosedScan } from './closed-scan.ts';
import { FINAL_PLACES, finalAdvice, type Answer } from './final-advice.ts';
import { placeOf } from './place-of.ts';
import { pageOf, pagePlace, wayToNewTest, wayToTest } from './page-advice.ts';
import { overByAgeAnswer, overByAgeNext, overByAgePlace } from './over-by-age.ts';
import { QUIET_PLACES, quietAdvice } from './quiet-advice.ts';
import { readingTimes } from './reading-times.ts';
import { sampleQuestions } from './sample-questions.ts';
import { askClock, isOverByAge, logoutSoon, sinceThen } from './since-then.ts';
import { stepReason, stepTodo } from './step-advice.ts';
import { troubleOf } from './trouble.ts';
import { troubleSteps } from './trouble-steps.ts';

/** What is wrong, and what to say next; in the answer's language. */
function adviceOf(place: FilledText<'place'>[0], facts: AnswerFacts): Answer {
  const { advice } = terminalTexts[facts.language];
  const final = FINAL_PLACES.find((name) => name === place);
  if (final !== undefined) return finalAdvice(final, facts);
  if (place === 'stepTooLate') return { state: advice.expired, next: present(wayToNewTest(facts)) };
  const trouble = troubleOf(facts);
  if (trouble !== null) {
    const [name, values = {}, , passOn = null] = trouble;
    return { state: fillIn(advice[name], values), next: troubleSteps(trouble, facts), passOn };
  }
  const quiet = QUIET_PLACES.find((name) => name === place);
  if (quiet === undefined) {
    const { safe, todo } = adviceTexts(facts);
    const isSent = place === 'submitted' && safe.submitted;
    const still = place === 'stepInWait' && todo.wait;
    const next = present(isSent, ...askClosedScan(facts), wayToTest(facts), still, stepTodo(facts));
    return { state: stepReason(facts), next };
  }
  return quietAdvice(quiet, facts);
}

/** What an answer is made from. */
export function factsOf(
  source: ReplaySource,
  open: OpenReplay,
  { language, isPartial, now, openThen }: Pick<AnswerFacts, 'language' | 'isPartial' | 'now' | 'openThen'>,
): AnswerFacts {
  return { source, open, openThen, language, context: flowContext(open.play.tab()), isPartial, now };
}

/** The open page, unless that is the test, and the place in words. */
function placeText([name, values = {}]: FilledText<'place'>, page: string | null, facts: AnswerFacts): string {
  return joined(page, fillIn(terminalTexts[facts.language].place[name], values));
}

/** What to do at the step of a snapshot without its end, as far as that is certain. */
function certainTodo(place: FilledText<'place'>[0], facts: AnswerFacts): readonly string[] {
  const { advice, replayAdvice } = terminalTexts[facts.language];
  if (place === 'expired' || place === 'stepTooLate') return [advice.expired];
  if (place === 'visitor' || place === 'noTest') return [replayAdvice.parked.unsure];
  const isResultThere = isAtReport(facts.context.session);
  const { todo, waiting } = replayAdvice;
  const way = pageOf(facts) !== null && wayToTest(facts);
  return present(way, place === 'stepInWait' && todo.wait, isResultThere && waiting.writeDown, stepTodo(facts));
}

/** Whether the app has logged out since a snapshot was made that has no test, so that its answer still holds. */
const isLoggedOutSince = (place: FilledText<'place'>[0], { source, open }: AnswerFacts): boolean =>
  place === 'loggedOut' && source.kind === 'snapshot' && rowOf(open.opened.session) === null;

/** For whom, and for when, an answer is. */
interface AnswerOptions {
  readonly language: Language;
  /** The present instant, in epoch milliseconds; null if it is not known. */
  readonly now?: number | null;
  /** The app when the snapshot was made, for an answer that is for later. */
  readonly openThen?: OpenReplay | null;
}

/** What to do if the app has logged the person out since. */
function logInAgain(facts: AnswerFacts): string {
  const isAccount = facts.source.kind === 'snapshot' && facts.source.snapshot.who === 'account';
  return adviceTexts(facts).since.loggedOut[isAccount ? 'account' : 'guest'];
}

/** Where the person of a snapshot without its end is, and what to say next, in a language. */
export function partialAnswer(
  source: ReplaySource,
  open: OpenReplay,
  { language, openThen = null }: AnswerOptions,
): Pick<FirstAnswer, 'place' | 'next'> {
  const facts = factsOf(source, open, { language, isPartial: true, now: null, openThen });
  const place = placeOf(facts);
  if (isOverByAge(place[0], facts)) {
    return { place: overByAgePlace(place[0], facts), next: overByAgeNext(place[0], facts) };
  }
  if (openThen !== null && isLoggedOutSince(place[0], facts)) {
    const then = partialAnswer(source, openThen, { language });
    return { ...then, next: [...then.next, logInAgain(facts)] };
  }
  const next = present(
    ...sinceThen(place[0], facts),
    ...sampleQuestions(place[0], facts),
    ...certainTodo(place[0], facts),
    logoutSoon(place[0], facts),
    readingTimes(place[0], facts),
  );
  return { place: placeText(place, pagePlace(facts), facts), next };
}

/** What support needs first, in a language: two sentences, what to say next, and when to pass the details on. */
export interface FirstAnswer {
  /** Where the person is; of details that are too old for that, where they were, and what was wrong then. */
  readonly place: string;
  /** What is wrong, or that nothing is. */
  readonly state: string;
  /** Said to the person. */
  readonly next: readonly string[];
  /** What support does itself; null if that is nothing. */
  readonly passOn: string | null;
  /** The answer if the details were copied just now, where they only look old; null without that doubt. */
  readonly ifJustNow: FirstAnswer | null;
}

/** The first answer to a snapshot or a state that is open. */
export function firstAnswer(
  source: ReplaySource,
  open: OpenReplay,
  { language, now = null, openThen = null }: AnswerOptions,
): FirstAnswer {
  const facts = factsOf(source, open, { language, isPartial: false, now, openThen });
  const place = placeOf(facts);
  if (isOverByAge(place[0], facts)) {
    const { passOn = null, ...answer } = overByAgeAnswer(place[0], facts);
    const ifJustNow = openThen === null ? null : firstAnswer(source, openThen, { language });
    return { ...answer, passOn: passOnText(passOn, facts), ifJustNow };
  }
  if (openThen !== null && isLoggedOutSince(place[0], facts)) {
    const then = firstAnswer(source, openThen, { language, now: Math.max(now ?? 0, open.play.clock.now()) });
    return { ...then, next: [...then.next, logInAgain(facts)] };
  }
  const isFinal = FINAL_PLACES.some((final) => final === place[0]);
  const { passOn = null, state, next } = adviceOf(place[0], facts);
  const questions = [...sinceThen(place[0], facts), ...sampleQuestions(place[0], facts)];
  // The app is about to log out.
  const isWarned = open.play.tab().state().view.isInactivityWarned;
  return {
    place: placeText(place, isFinal ? null : pagePlace(facts), facts),
    state,
    next: present(
      askClock(facts),
      ...(isWarned ? [...next, ...questions] : [...questions, ...next]),
      logoutSoon(place[0], facts),
      readingTimes(place[0], facts),
    ),
    passOn: passOnText(passOn, facts),
    ifJustNow: null,
  };
}
