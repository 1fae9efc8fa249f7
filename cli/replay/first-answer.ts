import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { LogoutMessage } from '../../core/flow/app-state.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { flowContext } from '../play/terminal-tab.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';
import {
  adviceTexts,
  asShown,
  joined,
  present,
  shownButtons,
  type AnswerFacts,
  type FilledText,
  type PassOn,
  type Trouble,
} from './answer-facts.ts';
import { endByFailure, failureOf } from './failure-advice.ts';
import { isNotSaved, isPastSubmission, placeOf } from './place-of.ts';
import { askUnseen, pagePlace, wayToNewTest, wayToTest } from './page-advice.ts';
import { stepReason, stepTodo } from './step-advice.ts';
import { refusedResult, troubleOf, unsentResult } from './trouble.ts';

/** Places whose advice has the same name; that of the second ones only while nothing failed. */
const FINAL_PLACES = [
  'loggedOut',
  'parked',
  'notSaved',
  'expired',
  'testDamaged',
  'visitDamaged',
  'unreadable',
] as const;
const QUIET_PLACES = ['accountPrompt', 'noTest', 'visitor', 'visitorAfter'] as const;

/** Troubles in spite of which the person can continue with the step. */
const STEP_CONTINUES: readonly FilledText<'advice'>[0][] = [
  'offline',
  'offlineWaiting',
  'earlierUnsent',
  'notStored',
  'clockCorrected',
  'clockUnsure',
  'partDamaged',
  // Only while it is not the result of this test.
  'refused',
];

/** What is known of the result of a test whose person was logged out; null if none was submitted. */
function resultAfterLogout(facts: AnswerFacts): Trouble | null {
  const isSubmitted = facts.open.opened.session.submittedAt !== null;
  return refusedResult(facts) ?? unsentResult(facts) ?? (isSubmitted ? ['loggedOutSubmitted'] : null);
}

/** What is wrong, what to say next, and when support passes the details on. */
type Answer = Pick<FirstAnswer, 'state' | 'next'> & { readonly passOn?: PassOn };

type FinalPlace = (typeof FINAL_PLACES)[number];

/** What became of a result, at the places without a test where one may be left. */
const RESULT_AT: Readonly<Partial<Record<FinalPlace, (facts: AnswerFacts) => Trouble | null>>> = {
  loggedOut: resultAfterLogout,
  parked: unsentResult,
};

/** What is wrong, and what to say next, at a final place. */
function finalAdvice(place: FinalPlace, facts: AnswerFacts): Answer {
  const { advice } = terminalTexts[facts.language];
  const { notSaved, parked } = adviceTexts(facts);
  const result = RESULT_AT[place]?.(facts) ?? null;
  if (result !== null) {
    const [name, values = {}, after = '', passOn = null] = result;
    const { session } = facts.open.opened;
    const isGone = isTestInProgress(session) && session.submittedAt === null;
    return { state: fillIn(advice[name], values), next: present(after, isGone && advice.loggedOut), passOn };
  }
  if (place === 'notSaved') return { state: advice.notSaved, next: [notSaved] };
  const todo = place === 'parked' ? present(!facts.open.play.isOnline && parked.offline, parked.todo) : [];
  return { state: advice[place], next: todo };
}

/** What to do about a trouble, in the order in which the person does it: also how they get on with the test, or begin another one. */
function troubleSteps([name, , after = '']: Trouble, facts: AnswerFacts): readonly string[] {
  const isOfTest = name === 'scan' || (name === 'failure' && failureOf(facts) !== null);
  const end = isOfTest ? endByFailure(facts) : null;
  if (end !== null) return present(after, end === 'newKit' && wayToNewTest(facts));
  if (isOfTest) return present(wayToTest(facts), after);
  // It may be the result of this test.
  if (name === 'refused' && isPastSubmission(facts)) return [after];
  return present(after, wayToTest(facts), STEP_CONTINUES.includes(name) && stepTodo(facts));
}

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

/** What to say where nothing failed, or where that is not sure. */
function quietAdvice(place: (typeof QUIET_PLACES)[number], facts: AnswerFacts): Answer {
  const { advice, replayAdvice } = terminalTexts[facts.language];
  const buttons = shownButtons(facts).join(' / ');
  const unseen = askUnseen(facts);
  const isLost = place === 'accountPrompt' && isNotSaved(facts);
  const state = isLost ? advice.notSaved : (unseen ?? fillIn(advice[calmName(place, facts)], { buttons }));
  if (place !== 'accountPrompt') return { state, next: [] };
  const choose = fillIn(replayAdvice.accountOffer.choose, { buttons });
  return {
    state,
    next: present(unseen !== null && wayToTest(facts), unseen !== null && choose, declinedWarning(facts)),
  };
}

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
    const still = place === 'stepInWait' && adviceTexts(facts).todo.wait;
    return { state: stepReason(facts), next: present(wayToTest(facts), still, stepTodo(facts)) };
  }
  return quietAdvice(quiet, facts);
}

function factsOf(source: ReplaySource, open: OpenReplay, language: Language, isPartial: boolean): AnswerFacts {
  return { source, open, language, context: flowContext(open.play.tab()), isPartial };
}

/** The open page, unless that is the test, and the place in words. */
function placeText([name, values = {}]: FilledText<'place'>, page: string | null, language: Language): string {
  return joined(page, fillIn(terminalTexts[language].place[name], values));
}

/** What to do at the step of a snapshot without its end, as far as that is certain. */
function certainTodo(place: FilledText<'place'>[0], facts: AnswerFacts): readonly string[] {
  const { advice, replayAdvice } = terminalTexts[facts.language];
  if (place === 'expired' || place === 'stepTooLate') return [advice.expired];
  if (place === 'visitor' || place === 'noTest') return [replayAdvice.parked.unsure];
  return present(place === 'stepInWait' && replayAdvice.todo.wait, stepTodo(facts));
}

/** Where the person of a snapshot without its end is, and what to say next, in a language. */
export function partialAnswer(
  source: ReplaySource,
  open: OpenReplay,
  language: Language,
): Pick<FirstAnswer, 'place' | 'next'> {
  const facts = factsOf(source, open, language, true);
  const place = placeOf(facts);
  return { place: placeText(place, pagePlace(facts), language), next: certainTodo(place[0], facts) };
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

/** The first answer to a snapshot or a state that is open. */
export function firstAnswer(source: ReplaySource, open: OpenReplay, language: Language): FirstAnswer {
  const facts = factsOf(source, open, language, false);
  const place = placeOf(facts);
  const isFinal = FINAL_PLACES.some((final) => final === place[0]);
  const { passOn = null, ...answer } = adviceOf(place[0], facts);
  return {
    place: placeText(place, isFinal ? null : pagePlace(facts), language),
    ...answer,
    passOn: passOn && terminalTexts[language].replayAdvice.passOn[passOn],
  };
}
