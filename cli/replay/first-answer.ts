import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { LogoutMessage } from '../../core/flow/app-state.ts';
import { flowContext } from '../play/terminal-tab.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';
import {
  adviceTexts,
  asShown,
  isAtReport,
  joined,
  present,
  shownButtons,
  type AnswerFacts,
  type FilledText,
} from './answer-facts.ts';
import { askClosedScan } from './closed-scan.ts';
import { FINAL_PLACES, finalAdvice, type Answer } from './final-advice.ts';
import { isNotSaved, placeOf } from './place-of.ts';
import { askUnseen, pagePlace, wayToNewTest, wayToTest } from './page-advice.ts';
import { readingTimes } from './reading-times.ts';
import { sampleQuestions } from './sample-questions.ts';
import {
  askClock,
  hasExpiredSince,
  isClockAhead,
  isOld,
  isOverByAge,
  lostReading,
  overByAge,
  sinceThen,
} from './since-then.ts';
import { stepReason, stepTodo } from './step-advice.ts';
import { troubleOf } from './trouble.ts';
import { troubleSteps } from './trouble-steps.ts';

/** Places whose advice has the same name, while nothing failed. */
const QUIET_PLACES = ['accountPrompt', 'noTest', 'visitor', 'visitorAfter'] as const;

/** What the offer of an account says: that declining it ends the access to the result. */
function declinedWarning(facts: AnswerFacts): string {
  const decline = asShown(facts, (language) => translations[language].steps.accountPrompt.decline.button);
  return fillIn(adviceTexts(facts).accountOffer.declined, { decline });
}

/** After these logouts, the test of an account is saved here; a person without one lost none. */
const TEST_SURVIVES: readonly (LogoutMessage | null)[] = ['passwordChanged', 'loginEnded'];

/** The name of what to say at a place where nothing failed. */
function calmName(place: (typeof QUIET_PLACES)[number], { source }: AnswerFacts): (typeof QUIET_PLACES)[number] {
  const lastLogout = source.kind === 'snapshot' ? source.snapshot.lastLogout : null;
  return place === 'visitorAfter' && TEST_SURVIVES.includes(lastLogout) ? 'visitor' : place;
}

/** After a logout the details do not say whether a test was done before: what holds if it was, and if not. */
function afterLogout(facts: AnswerFacts): readonly string[] {
  const { done, neither, noResult } = adviceTexts(facts).afterLogout;
  // The steps after a submission, of which the person has seen at least the first.
  const titleOf = (step: 'dispose-kit' | 'reporting-information'): string =>
    asShown(facts, (language) => translations[language].steps.steps[step].title);
  const titles = { kit: titleOf('dispose-kit'), done: titleOf('reporting-information') };
  return [fillIn(done, titles), neither, lostReading(facts), noResult];
}

/** What to say where nothing failed, or where that is not sure. */
function quietAdvice(place: (typeof QUIET_PLACES)[number], facts: AnswerFacts): Answer {
  const { advice, replayAdvice } = terminalTexts[facts.language];
  const buttons = shownButtons(facts).join(' / ');
  const unseen = askUnseen(facts);
  const calm = calmName(place, facts);
  const isLost = place === 'accountPrompt' && isNotSaved(facts);
  const { accountOffer, calmThen, clockDoubt, usedKit, nothingWaits } = replayAdvice;
  const isAhead = isClockAhead(facts);
  const isDoubtful = unseen === null && calm !== 'visitorAfter' && (isAhead || isOld(facts));
  const doubt = isAhead ? clockDoubt.state : calmThen;
  const calmState = isDoubtful ? doubt : fillIn(advice[calm], { buttons });
  const state = isLost ? advice.notSaved : (unseen ?? calmState);
  if (calm === 'visitorAfter') return { state, next: afterLogout(facts) };
  if (calm !== 'accountPrompt') {
    const isNothingWaiting = !facts.isPartial && facts.open.waiting.length === 0 && nothingWaits;
    return { state, next: present(isDoubtful && clockDoubt[calm], calm === 'noTest' && usedKit, isNothingWaiting) };
  }
  const isAsking = unseen !== null || isDoubtful;
  const choose = fillIn(accountOffer.choose, { buttons });
  return { state, next: present(unseen !== null && wayToTest(facts), isAsking && choose, declinedWarning(facts)) };
}

/** What is wrong, and what to say next; in the answer's language. */
function adviceOf(place: FilledText<'place'>[0], facts: AnswerFacts): Answer {
  const { advice } = terminalTexts[facts.language];
  const final = FINAL_PLACES.find((name) => name === place);
  if (final !== undefined) return finalAdvice(final, facts);
  if (place === 'stepTooLate') {
    const isUnsure = isOverByAge(place, facts);
    const next = present(...(isUnsure ? overByAge(place, facts.language) : []), wayToNewTest(facts));
    return { state: isUnsure ? advice.askAge : advice.expired, next };
  }
  const trouble = troubleOf(facts);
  if (trouble !== null) {
    const [name, values = {}, , passOn = null] = trouble;
    return { state: fillIn(advice[name], values), next: troubleSteps(trouble, facts), passOn };
  }
  const quiet = QUIET_PLACES.find((name) => name === place);
  if (quiet === undefined) {
    const still = place === 'stepInWait' && adviceTexts(facts).todo.wait;
    const next = present(...askClosedScan(facts), wayToTest(facts), still, stepTodo(facts));
    return { state: stepReason(facts), next };
  }
  return quietAdvice(quiet, facts);
}

function factsOf(
  source: ReplaySource,
  open: OpenReplay,
  {
    language,
    isPartial,
    now,
  }: { readonly language: Language; readonly isPartial: boolean; readonly now: number | null },
): AnswerFacts {
  return { source, open, language, context: flowContext(open.play.tab()), isPartial, now };
}

/** The open page, unless that is the test, and the place in words. */
function placeText([name, values = {}]: FilledText<'place'>, page: string | null, facts: AnswerFacts): string {
  const shown = name === 'expired' && hasExpiredSince(facts) ? 'expiredSince' : name;
  return joined(page, fillIn(terminalTexts[facts.language].place[shown], values));
}

/** What to do at the step of a snapshot without its end, as far as that is certain. */
function certainTodo(place: FilledText<'place'>[0], facts: AnswerFacts): readonly string[] {
  const { advice, replayAdvice } = terminalTexts[facts.language];
  if (isOverByAge(place, facts)) return overByAge(place, facts.language);
  if (place === 'expired' || place === 'stepTooLate') return [advice.expired];
  if (place === 'visitor' || place === 'noTest') return [replayAdvice.parked.unsure];
  const isResultThere = isAtReport(facts.context.session);
  const { todo, waiting } = replayAdvice;
  return present(place === 'stepInWait' && todo.wait, isResultThere && waiting.writeDown, stepTodo(facts));
}

/** Where the person of a snapshot without its end is, and what to say next, in a language. */
export function partialAnswer(
  source: ReplaySource,
  open: OpenReplay,
  language: Language,
): Pick<FirstAnswer, 'place' | 'next'> {
  const facts = factsOf(source, open, { language, isPartial: true, now: null });
  const place = placeOf(facts);
  const next = present(
    ...sinceThen(place[0], facts),
    ...sampleQuestions(place[0], facts),
    ...certainTodo(place[0], facts),
    readingTimes(place[0], facts),
  );
  return { place: placeText(place, pagePlace(facts), facts), next };
}

/** What support needs first, in a language: two sentences, what to say next, and when to pass the details on. */
export interface FirstAnswer {
  /** Where the person is. */
  readonly place: string;
  /** What is wrong, or that nothing is. */
  readonly state: string;
  /** Said to the person. */
  readonly next: readonly string[];
  /** What support does itself; null if that is nothing. */
  readonly passOn: string | null;
}

/** The first answer to a snapshot or a state that is open; `now` is the present instant, in epoch milliseconds. */
export function firstAnswer(
  source: ReplaySource,
  open: OpenReplay,
  language: Language,
  now: number | null = null,
): FirstAnswer {
  const facts = factsOf(source, open, { language, isPartial: false, now });
  const place = placeOf(facts);
  const isFinal = FINAL_PLACES.some((final) => final === place[0]);
  const { passOn = null, state, next } = adviceOf(place[0], facts);
  return {
    place: placeText(place, isFinal ? null : pagePlace(facts), facts),
    state,
    next: present(
      askClock(facts),
      ...sinceThen(place[0], facts),
      ...sampleQuestions(place[0], facts),
      ...next,
      readingTimes(place[0], facts),
    ),
    passOn: passOn && terminalTexts[language].replayAdvice.passOn[passOn],
  };
}
