import type { Language } from '../../core/domain/languages.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { flowNameOf, flowOf, stepNumber } from '../../core/flow/flows.ts';
import { shownStep } from '../../core/flow/selectors.ts';
import { NO_STEP } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { Play } from '../play/terminal-play.ts';
import { stepTitle } from './format-step.ts';
import { playedContext, stepWords } from './step-words.ts';

/**
 * The title that the page of a step shows in the test of a play, such as that of the first page of a form. If that is not decided yet,
 * because there is no result or no time to read it, it is the title of the step.
 */
export function pageTitle(step: StepId, play: Play, language: Language): string {
  const context = playedContext(play);
  const { state, moment } = context;
  const flow = flowOf(state.session);
  const currentStep = flow.some(({ id }) => id === step) ? stepNumber(flow, step) : NO_STEP;
  const session = { ...state.session, currentStep };
  const isDecided = step !== 'result-details' || session.result !== null;
  if (!isDecided || shownStep(session, moment.now) !== step) {
    return stepTitle(step, flowNameOf(session), language, KITS[0]);
  }
  return stepWords({ ...context, state: { ...state, session } }, language).title;
}
