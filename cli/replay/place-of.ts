import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { flowNameOf, flowOf, rowOf } from '../../core/flow/flows.ts';
import type { FlowContext } from '../../core/flow/predicates.ts';
import { isIdentified, shownStep } from '../../core/flow/selectors.ts';
import { formatTimeLeft, isTimeUnsure, secondsLeft, testedKit } from '../../core/flow/timers.ts';
import { stepTitle } from '../walk/format-step.ts';
import { asShown, type AnswerFacts, type FilledText, type Values } from './answer-facts.ts';
import { isResultUnsent, refusalOf } from './failure-advice.ts';
import { isDamaged, isQueueLost } from './lost-queue.ts';

const SECOND_MS = 1000;

/** The title of the step as it shows. It stands for the number, because the app does not show that. */
function stepOf(facts: AnswerFacts): Values {
  const { context } = facts;
  const row = rowOf(context.session);
  if (row === null) return { title: '' };
  const [flow, kit] = [flowNameOf(context.session), testedKit(context)];
  return { title: asShown(facts, (language) => stepTitle(row.id, flow, language, kit)) };
}

/** The place without a test, where one was parked or its stored data was damaged or unreadable; null if there was none. */
function lostTestOf({ source }: AnswerFacts): 'parked' | 'testDamaged' | 'visitDamaged' | 'unreadable' | null {
  if (source.kind === 'state') return null;
  const { snapshot } = source;
  // The parked tests of other accounts are none of a logged in person's.
  if (snapshot.who !== 'account' && snapshot.persisted.parkedTests === 'read') return 'parked';
  if (isDamaged(snapshot, 'test')) return 'testDamaged';
  if (isDamaged(snapshot, 'guestVisit') || isDamaged(snapshot, 'loggedInUser')) return 'visitDamaged';
  return snapshot.persisted.test === 'unreadable' ? 'unreadable' : null;
}

/** What is known of the result of a finished test. A rejected or lost result may be its own: a snapshot does not say of which test it is. */
function outcomeOf(facts: AnswerFacts): 'unsent' | 'done' | 'submitted' {
  if (isResultUnsent(facts)) return 'unsent';
  return refusalOf(facts) === null && !isQueueLost(facts) ? 'submitted' : 'done';
}

/** The step before the wait of a test whose timer runs already: it was resumed there for a missing value. */
function stepBeforeWait({ session, moment }: FlowContext, step: Values): FilledText<'place'> | null {
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: readingEnd, currentStep, submittedAt } = session;
  const wait = flowOf(session).findIndex(({ timer }) => timer === 'countdown');
  if (waitEnd === null || readingEnd === null || submittedAt !== null || currentStep >= wait) return null;
  const left = (end: number): Values => ({ ...step, left: formatTimeLeft(Math.ceil((end - moment.now) / SECOND_MS)) });
  if (moment.now < waitEnd) return ['stepInWait', left(waitEnd)];
  return moment.now < readingEnd ? ['stepInReading', left(readingEnd)] : ['stepTooLate', step];
}

/** Whether a test is past the step that submits its result. */
export function isPastSubmission({ context: { session } }: AnswerFacts): boolean {
  const submission = flowOf(session).findLastIndex(({ leaveBy }) => leaveBy === 'report' || leaveBy === 'review');
  return rowOf(session) !== null && session.currentStep > submission;
}

/** Whether a test is past its submission without a result: the server rejected it, and the person confirmed that. */
export function isNotSaved(facts: AnswerFacts): boolean {
  const isPast = !facts.isPartial && isPastSubmission(facts);
  return isPast && facts.context.session.submittedAt === null && !isResultUnsent(facts) && refusalOf(facts) === null;
}

/** Where a person is who is not logged in: why the app logged out, if it did so in this page. */
function visitorPlace({ source, language }: AnswerFacts): FilledText<'place'> {
  const lastLogout = source.kind === 'snapshot' ? source.snapshot.lastLogout : null;
  if (lastLogout === null) return ['visitor'];
  return ['visitorAfter', { reason: terminalTexts[language].replayAdvice.logoutReasons[lastLogout] }];
}

/** Where the person is. */
export function placeOf(facts: AnswerFacts): FilledText<'place'> {
  const { session, moment } = facts.context;
  const { view, identity } = facts.open.play.tab().state();
  if (view.logoutMessage === 'inactivity') return ['loggedOut'];
  const row = rowOf(session);
  if (row === null) {
    const lost = lostTestOf(facts);
    if (lost !== null) return [lost];
    return isIdentified({ identity }) ? ['noTest'] : visitorPlace(facts);
  }
  if (view.accountPrompt) return ['accountPrompt'];
  const step = stepOf(facts);
  if (isNotSaved(facts)) return ['notSaved', step];
  if (shownStep(session, moment.now) === 'expired') {
    const isUnsure = isTimeUnsure(session);
    const title = asShown(facts, (language) => {
      const { expired } = translations[language].steps;
      return (isUnsure ? expired.unsure : expired).title;
    });
    return [isUnsure ? 'expiredUnsure' : 'expired', { title }];
  }
  if (session.submittedAt !== null && !facts.isPartial) return [outcomeOf(facts), step];
  const left = secondsLeft(session, moment.now);
  if (left === null) return stepBeforeWait(facts.context, step) ?? ['step', step];
  return [row.timer === 'countdown' ? 'wait' : 'reading', { ...step, left: formatTimeLeft(left) }];
}
