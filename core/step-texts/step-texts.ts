import { shownStep } from '../flow/selectors.ts';
import type { StepId } from '../flow/step-row.ts';
import { instructionTexts } from './instruction-texts.ts';
import { overTexts } from './over-texts.ts';
import { confirmResultTexts, controlLineTexts, readLinesTexts, testLineTexts } from './read-texts.ts';
import { finalTexts, submitReportTexts } from './report-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { resultTexts } from './result-texts.ts';
import { scanTexts } from './scan-texts.ts';
import type { ShownText, TextContext, TextsOf } from './shown-text.ts';
import { checklistTexts, collectionTexts, healthTexts, profileSelectionTexts, warningsTexts } from './start-texts.ts';
import { countdownTexts, expiredTexts, resultReadyTexts } from './wait-texts.ts';

/** The texts of every step that is more than an instruction. */
const STEP_TEXTS: Readonly<Partial<Record<StepId, TextsOf>>> = {
  'profile-selection': profileSelectionTexts,
  'health-questionnaire': healthTexts,
  warnings: warningsTexts,
  'ready-check': checklistTexts,
  'phone-readiness': checklistTexts,
  'confirm-kit': checklistTexts,
  'scan-device': scanTexts,
  'first-scan': scanTexts,
  'second-scan': scanTexts,
  'collection-method': collectionTexts,
  countdown: countdownTexts,
  'result-ready': resultReadyTexts,
  'result-questionnaire': readLinesTexts,
  'control-line': controlLineTexts,
  'test-line': testLineTexts,
  'confirm-result': confirmResultTexts,
  'result-details': resultTexts,
  'submit-report': submitReportTexts,
  'review-profile': reviewTexts,
  'reporting-information': finalTexts,
};

/**
 * The texts that the current step shows now, in the order of its screen: the heading first. Nothing without a test. A
 * dialog covers all but the heading. Pictures and the progress bar are left out.
 */
export function stepTexts(context: TextContext): readonly ShownText[] {
  const shown = shownStep(context.state.session, context.moment.now);
  if (shown === 'none') return [];
  const texts = shown === 'expired' ? expiredTexts(context) : (STEP_TEXTS[shown] ?? instructionTexts)(context);
  const { open } = context.page;
  return open === null ? texts : [...texts.slice(0, 1), ...overTexts(context, open)];
}
