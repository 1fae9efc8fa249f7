import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { isIdentified, isTestInProgress } from '../../core/flow/selectors.ts';
import { flowContext } from '../play/terminal-tab.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';
import {
  adviceTexts,
  asShown,
  joined,
  shownButtons,
  type AnswerFacts,
  type FilledText,
  type Trouble,
} from './answer-facts.ts';
import { afterRefused, failureOf, isResultUnsent, isStorageDenied } from './failure-advice.ts';
import { isDamaged, placeOf } from './place-of.ts';
import { pagePlace, wayToTest } from './page-advice.ts';
import { stepReason, stepTodo } from './step-advice.ts';

/** What to do about a result that waits to be sent, as the app's own notice says it. */
function unsentAdvice({ source, open, context: { session } }: AnswerFacts): keyof TerminalTexts['advice'] {
  if (source.kind === 'snapshot' && !source.snapshot.flags.isDeviceKeeping) return 'unsentNotKept';
  if (isTestInProgress(session) && session.submittedAt === null) return 'earlierUnsent';
  return open.play.isOnline ? 'unsent' : 'offlineUnsent';
}

/** What failed or is missing around the step; null if nothing did. */
function troubleOf(facts: AnswerFacts): Trouble | null {
  const { source, open, context } = facts;
  const { session } = context;
  const { view, outbox } = open.play.tab().state();
  const snapshot = source.kind === 'snapshot' ? source.snapshot : null;
  if (view.isInactivityWarned) {
    const stay = asShown(facts, (shown) => translations[shown].general.inactivity.stay);
    return ['inactivityWarned', { stay }];
  }
  const [refused] = outbox.refused;
  if (refused !== undefined) return afterRefused(facts, refused.error);
  const failure = failureOf(facts);
  if (failure !== null) return failure;
  if (snapshot !== null && isDamaged(snapshot, 'pendingCalls')) return ['pendingDamaged'];
  if (snapshot !== null && snapshot.busyWith !== null) return [isStorageDenied(snapshot) ? 'busyNotStored' : 'busy'];
  if (isResultUnsent(facts)) return [unsentAdvice(facts)];
  if (!open.play.isOnline) {
    const quiet = isIdentified(open.play.tab().state()) ? 'offline' : 'offlineVisitor';
    return [outbox.waiting.length > 0 ? 'offlineWaiting' : quiet];
  }
  if (snapshot !== null && isStorageDenied(snapshot)) return ['notStored'];
  if (session.clockNotice === null) return snapshot?.persisted.test === 'damaged' ? ['partDamaged'] : null;
  return [session.clockNotice === 'corrected' ? 'clockCorrected' : 'clockUnsure'];
}

/** Places whose advice has the same name; that of the second ones only while nothing failed. */
const FINAL_PLACES = ['loggedOut', 'parked', 'expired', 'testDamaged', 'visitDamaged', 'unreadable'] as const;
const QUIET_PLACES = ['accountPrompt', 'noTest', 'visitor'] as const;

/** Troubles in spite of which the person can continue with the step. */
const STEP_CONTINUES: readonly FilledText<'advice'>[0][] = [
  'offline',
  'offlineWaiting',
  'earlierUnsent',
  'notStored',
  'clockCorrected',
  'partDamaged',
];

/** What to say next at a final place. */
function afterFinal(place: (typeof FINAL_PLACES)[number], facts: AnswerFacts): readonly string[] {
  const { parked } = adviceTexts(facts);
  if (place !== 'parked') return [];
  return lines(!facts.open.play.isOnline && parked.offline, parked.todo);
}

/** What is wrong, and what to say next; in the answer's language. */
function adviceOf(place: FilledText<'place'>[0], facts: AnswerFacts): Omit<FirstAnswer, 'place'> {
  const { advice } = terminalTexts[facts.language];
  const final = FINAL_PLACES.find((name) => name === place);
  if (final !== undefined) return { state: advice[final], next: afterFinal(final, facts) };
  const trouble = troubleOf(facts);
  if (trouble !== null) {
    const [name, values = {}, after = ''] = trouble;
    const continues = STEP_CONTINUES.includes(name);
    return { state: fillIn(advice[name], values), next: lines(after, wayToTest(facts), continues && stepTodo(facts)) };
  }
  const quiet = QUIET_PLACES.find((name) => name === place);
  if (quiet === undefined) return { state: stepReason(facts), next: lines(wayToTest(facts), stepTodo(facts)) };
  return { state: fillIn(advice[quiet], { buttons: shownButtons(facts).join(' / ') }), next: [] };
}

function factsOf(source: ReplaySource, open: OpenReplay, language: Language, isPartial: boolean): AnswerFacts {
  return { source, open, language, context: flowContext(open.play.tab()), isPartial };
}

const lines = (...said: readonly (string | null | false)[]): readonly string[] =>
  said.filter((line) => line !== null && line !== false && line !== '') as string[];

/** Where the person of a snapshot without its end is, in a language. */
export function placeAnswer(source: ReplaySource, open: OpenReplay, language: Language): string {
  const facts = factsOf(source, open, language, true);
  const [place, values = {}] = placeOf(facts);
  return joined([pagePlace(facts), fillIn(terminalTexts[language].place[place], values)]);
}

/** What support needs first, in a language: two sentences, and what to say next. */
export interface FirstAnswer {
  /** Where the person is. */
  readonly place: string;
  /** What is wrong, or that nothing is. */
  readonly state: string;
  readonly next: readonly string[];
}

/** The first answer to a snapshot or a state that is open. */
export function firstAnswer(source: ReplaySource, open: OpenReplay, language: Language): FirstAnswer {
  const facts = factsOf(source, open, language, false);
  const [name, values = {}] = placeOf(facts);
  const where = fillIn(terminalTexts[language].place[name], values);
  const isFinal = FINAL_PLACES.some((final) => final === name);
  return { place: joined([isFinal ? null : pagePlace(facts), where]), ...adviceOf(name, facts) };
}
