import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { flowNameOf, flowOf, FLOWS, stepNumber } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { isTimerSet } from '../../core/flow/timers.ts';
import { flowContext } from '../play/terminal-tab.ts';
import {
  adviceTexts,
  asShown,
  isUnsubmitted,
  joined,
  present,
  type AnswerFacts,
  type FilledText,
} from './answer-facts.ts';
import type { Answer } from './final-advice.ts';
import { isOtherKitNeeded } from './failure-advice.ts';
import { lostQueue } from './lost-queue.ts';
import { wayToNewTest } from './page-advice.ts';
import { placeOf } from './place-of.ts';
import { sampleQuestions } from './sample-questions.ts';
import { shownThen } from './shown-then.ts';
import { refusedResult, unsentResult } from './trouble.ts';

/** The facts as they were when the details were copied. */
function factsThen(facts: AnswerFacts): AnswerFacts {
  const open = facts.openThen ?? facts.open;
  return { ...facts, open, context: flowContext(open.play.tab()) };
}

/** Where the test was when the details were copied. */
function placeThen(facts: AnswerFacts): string {
  const { thenAt } = adviceTexts(facts).since;
  const [name, values = {}] = placeOf(factsThen(facts));
  return fillIn(name === 'wait' || name === 'reading' ? thenAt[name] : thenAt.step, values);
}

/** Why a test is over by now. */
function endText(place: FilledText<'place'>[0], { language }: AnswerFacts): string {
  const { loggedOutSince, expiredSince } = terminalTexts[language].advice;
  return place === 'loggedOut' ? loggedOutSince : expiredSince;
}

/** Where the test of a snapshot without its end was, and why it is over by now. */
export const overByAgePlace = (place: FilledText<'place'>[0], facts: AnswerFacts): string =>
  joined(placeThen(facts), endText(place, facts));

/** What became of a kit whose test ended at a step: it is closed or used, its result was read, or it was tested before. */
function kitAt(flow: FlowName, step: StepId): 'closed' | 'used' | 'read' | 'reported' {
  if (flow === 'reporting') return 'reported';
  const [number, opened] = [stepNumber(FLOWS.testing, step), stepNumber(FLOWS.testing, 'open-pouch')];
  if (FLOWS.testing[number]?.stage === 'report') return 'read';
  return number <= opened ? 'closed' : 'used';
}

/** The step of a test, and how the person's screen shows a text. */
interface AgedTest {
  readonly flow: FlowName;
  readonly step: StepId;
  readonly language: Language;
  readonly shown: (textIn: (language: Language) => string) => string;
}

/** The titles of the steps after a submission, of which the person has seen at least the first. */
export function sentTitles(shown: AgedTest['shown']): { readonly kit: string; readonly done: string } {
  const titleOf = (id: 'dispose-kit' | 'reporting-information'): string =>
    shown((language) => translations[language].steps.steps[id].title);
  return { kit: titleOf('dispose-kit'), done: titleOf('reporting-information') };
}

/** What else holds for a test of some age: questions about its sample, if it goes on; what to do if an error shows again; and its end. */
interface AgedExtras {
  readonly sample: readonly string[];
  readonly ifShownAgain?: string | null;
  /** In place of what holds if the test has ended. */
  readonly ended?: string | null;
}

/**
 * What holds after the question what the app shows now, for a test that was at a step an hour ago: if its result was submitted, if the test
 * goes on, and if it has ended.
 */
export function mayHaveGoneOn(
  { flow, step, language, shown }: AgedTest,
  { sample, ifShownAgain = null, ended = null }: AgedExtras,
): readonly string[] {
  const { since, lostReading, pages } = terminalTexts[language].replayAdvice;
  const report = shown((shownIn) => translations[shownIn].landing.landing.already.action);
  const kit = kitAt(flow, step);
  const otherwise = ended ?? fillIn(since.otherwise[kit], { report });
  const read = flow === 'testing' && fillIn(lostReading, { report, page: pages.landing });
  return present(
    fillIn(since.submitted[flow], sentTitles(shown)),
    sample.length > 0 ? since.goOnWithSample : since.goOn,
    ...sample,
    ifShownAgain,
    ...(kit === 'read' ? [otherwise, read, since.noResult] : [read, otherwise]),
  );
}

/** What to say about a test of its step when the details were copied. */
function stepNext(
  place: FilledText<'place'>[0],
  facts: AnswerFacts,
  { sample, ifShownAgain = null }: Pick<AgedExtras, 'sample' | 'ifShownAgain'>,
): readonly string[] {
  const { session } = facts.open.opened;
  const [flow, step] = [flowNameOf(session), flowOf(session)[session.currentStep]?.id];
  if (step === undefined) return [];
  const shown = (textIn: (language: Language) => string): string => asShown(facts, textIn);
  const title = shown((language) => translations[language].steps.expired.title);
  const ended = place === 'expired' ? fillIn(adviceTexts(facts).since.expired, { title }) : null;
  const test = { flow, step, language: facts.language, shown };
  return present(
    ...mayHaveGoneOn(test, { sample, ifShownAgain, ended }),
    place === 'stepTooLate' && wayToNewTest(facts),
  );
}

/** What to say to a person who reads an answer when the app may have logged out since; null without a test whose result is not submitted. */
export function ifReadLater(facts: AnswerFacts): readonly string[] | null {
  return isUnsubmitted(facts.open.opened.session) ? stepNext('loggedOut', facts, { sample: [] }) : null;
}

/** What to ask and say about a test that is over only by the age of its details. */
export function overByAgeNext(
  place: FilledText<'place'>[0],
  facts: AnswerFacts,
  ifShownAgain: string | null = null,
): readonly string[] {
  const { whenCopied, checkClock } = adviceTexts(facts).since;
  const sample = isOtherKitNeeded(factsThen(facts)) ? [] : sampleQuestions(place, facts);
  return present(
    whenCopied,
    ...stepNext(place, facts, { sample, ifShownAgain }),
    isTimerSet(facts.open.opened.session) && checkClock,
  );
}

/** An answer with its place. */
interface PlacedAnswer extends Answer {
  readonly place: string;
}

/**
 * The answer about a test that is over only because its details look old: where it was and what the app showed then, and what to ask and
 * say now. What became of an earlier result comes last.
 */
export function overByAgeAnswer(place: FilledText<'place'>[0], facts: AnswerFacts): PlacedAnswer {
  const [then, result] = [shownThen(factsThen(facts)), refusedResult(facts) ?? unsentResult(facts) ?? lostQueue(facts)];
  const [name, values = {}, after = '', passOn = null] = result ?? [];
  return {
    place: joined(placeThen(facts), then?.state ?? null),
    state: name === undefined ? endText(place, facts) : fillIn(terminalTexts[facts.language].advice[name], values),
    next: present(...overByAgeNext(place, facts, then?.next), after),
    passOn: passOn ?? then?.passOn ?? null,
  };
}
