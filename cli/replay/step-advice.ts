import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
import type { StepRow } from '../../core/flow/step-row.ts';
import { STEP_TASKS } from '../../core/flow/step-tasks.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { stepTitle } from '../walk/format-step.ts';
import { adviceTexts, asShown, nextLabel, type Asked } from './asked.ts';

/** What the step of a question needs before its button leads on, or what to check where it was answered. */
function questionTodo(asked: Asked, condition: NonNullable<StepRow['nextIf']>): string {
  const { todo, asks, checks } = adviceTexts(asked);
  const obstacle = nextObstacle(asked.context);
  if (obstacle?.kind === 'tooYoung') return todo.tooYoung;
  if (obstacle?.kind === 'fields' && asked.open.play.tab().state().view.attempted) return todo.correct;
  const ask = (obstacle === null ? checks : asks)[condition];
  return fillIn(todo.ask, { ask, next: nextLabel(asked) });
}

/** What the person does at a step before its button. */
function taskTodo(asked: Asked, { id }: StepRow): string {
  const { context } = asked;
  const [flow, kit, task] = [flowNameOf(context.session), testedKit(context), STEP_TASKS[id]];
  const text = adviceTexts(asked).todo[task === 'question' ? 'read' : task];
  return fillIn(text, {
    next: nextLabel(asked),
    title: asShown(asked, (language) => stepTitle(id, flow, language, kit)),
    rescue: asShown(asked, (language) => translations[language].steps.rescue.open),
    done: asShown(asked, (language) => stepTitle('reporting-information', flow, language, kit)),
    drops: kitTexts(kit).drops,
  });
}

/** What the step itself asks for, and then its button; empty without a test. */
export function stepTodo(asked: Asked): string {
  const { todo } = adviceTexts(asked);
  const row = rowOf(asked.context.session);
  if (row === null) return '';
  if (row.leaveBy === 'countdown') return todo.wait;
  if (row.leaveBy === 'boxScan') return todo.boxScan;
  if (row.leaveBy === 'cassetteScan') {
    if (row.scan === 'second') return todo.secondScan;
    return flowNameOf(asked.context.session) === 'reporting' ? todo.usedScan : todo.firstScan;
  }
  return row.nextIf === undefined ? taskTodo(asked, row) : questionTodo(asked, row.nextIf);
}

/** Why the step asks for something that was given before; that nothing is wrong otherwise. */
export function stepReason({ source, open, language, context }: Asked): string {
  const { advice, missing: missingTexts, replayAdvice } = terminalTexts[language];
  const { resumed } = source.kind === 'snapshot' ? source.snapshot : open.opened.view;
  const isWhereItResumed = open.opened.session.currentStep === context.session.currentStep;
  const missing = isWhereItResumed ? (resumed?.missing ?? null) : null;
  if (missing !== null) return fillIn(advice.asksAgain, { missing: missingTexts[missing] });
  return rowOf(context.session)?.leaveBy === 'countdown' ? replayAdvice.calmWait : replayAdvice.calm;
}
