import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
import type { StepRow } from '../../core/flow/step-row.ts';
import { STEP_TASKS } from '../../core/flow/step-tasks.ts';
import { isTimerSet, testedKit } from '../../core/flow/timers.ts';
import { stepTitle } from '../walk/format-step.ts';
import { adviceTexts, asShown, nextLabel, type AnswerFacts } from './answer-facts.ts';
import { isScanUnseen } from './closed-scan.ts';
import { askUnseen } from './page-advice.ts';
import { isClockAhead, isOld } from './since-then.ts';

/** What the step of a question needs before its button works, or what to check if it is answered. */
function questionTodo(facts: AnswerFacts, condition: NonNullable<StepRow['nextIf']>): string {
  const { todo, asks, checks } = adviceTexts(facts);
  const obstacle = nextObstacle(facts.context);
  if (obstacle?.kind === 'tooYoung') return todo.tooYoung;
  if (obstacle?.kind === 'fields' && facts.open.play.tab().state().view.attempted) return todo.correct;
  const ask = (obstacle === null ? checks : asks)[condition];
  return fillIn(todo.ask, { ask, next: nextLabel(facts) });
}

/** What the person does at a step before its button is pressed. */
function taskTodo(facts: AnswerFacts, { id }: StepRow): string {
  const { context } = facts;
  const [flow, kit, task] = [flowNameOf(context.session), testedKit(context), STEP_TASKS[id]];
  // Once the result is sent, what is left to do is no matter of an old answer.
  const isTip = task === 'act' && context.session.submittedAt !== null && isOld(facts);
  const text = adviceTexts(facts).todo[isTip ? 'tip' : task === 'question' ? 'read' : task];
  return fillIn(text, {
    next: nextLabel(facts),
    title: asShown(facts, (language) => stepTitle(id, flow, language, kit)),
    rescue: asShown(facts, (language) => translations[language].steps.rescue.open),
    done: asShown(facts, (language) => stepTitle('reporting-information', flow, language, kit)),
    drops: kitTexts(kit).drops,
  });
}

/** What the step itself asks for, and then its button; empty without a test. */
export function stepTodo(facts: AnswerFacts): string {
  const { todo } = adviceTexts(facts);
  const row = rowOf(facts.context.session);
  if (row === null) return '';
  if (row.leaveBy === 'countdown') return todo.wait;
  if (row.leaveBy === 'boxScan') return todo.boxScan;
  if (row.leaveBy === 'cassetteScan') {
    // A test with a timer goes on with the same cassette, on which the sample is.
    if (row.scan === 'second' || isTimerSet(facts.context.session)) return todo.secondScan;
    return flowNameOf(facts.context.session) === 'reporting' ? todo.usedScan : todo.firstScan;
  }
  return row.nextIf === undefined ? taskTodo(facts, row) : questionTodo(facts, row.nextIf);
}

/** Why the step asks again for something that was given before; otherwise, that nothing is wrong, or what to ask or check if that is not sure. */
export function stepReason(facts: AnswerFacts): string {
  const { source, open, language, context } = facts;
  const { advice, missing: missingTexts, replayAdvice } = terminalTexts[language];
  const { resumed } = source.kind === 'snapshot' ? source.snapshot : open.opened.view;
  const isWhereItResumed = open.opened.session.currentStep === context.session.currentStep;
  const missing = isWhereItResumed ? (resumed?.missing ?? null) : null;
  if (missing !== null) return fillIn(advice.asksAgain, { missing: missingTexts[missing] });
  const unseen = askUnseen(facts);
  if (unseen !== null) return unseen;
  const isWaiting = rowOf(context.session)?.leaveBy === 'countdown';
  const { calm, calmWait, calmThen, calmThenWait, clockDoubt } = replayAdvice;
  if (isClockAhead(facts)) return isWaiting ? clockDoubt.wait : clockDoubt.state;
  if (isScanUnseen(facts)) return replayAdvice.unseen.scan;
  if (isOld(facts)) return isWaiting ? calmThenWait : calmThen;
  return isWaiting ? calmWait : calm;
}
