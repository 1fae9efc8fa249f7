import type { i18n } from 'i18next';
import type { TestResult } from '../../../core/domain/choice-lists.ts';
import type { ReportedLines } from '../../../core/domain/reported-lines.ts';
import { startedHarness } from '../../support/flow-harness.ts';
import { renderStep } from './render-step.tsx';

export interface ShownScreen {
  readonly step: string;
  readonly html: string;
}

/**
 * The screens of a guest's test from the question about C to the end, with these answers. `chosen` is selected at the confirmation
 * instead of the preselected result. With `reloads` the page is reloaded before each screen.
 */
export async function screensWithAnswers(
  { control, test }: ReportedLines,
  texts: i18n,
  { chosen, reloads = false }: { readonly chosen?: TestResult; readonly reloads?: boolean } = {},
): Promise<readonly ShownScreen[]> {
  const harness = await startedHarness('testing');
  await harness.passUntil('control-line');
  harness.runner().send({ type: 'lineRead', line: 'control', answer: control });
  const shown: ShownScreen[] = [];
  for (let before = ''; harness.step() !== before;) {
    before = harness.step();
    if (before === 'test-line') harness.runner().send({ type: 'lineRead', line: 'test', answer: test });
    if (before === 'confirm-result' && chosen !== undefined)
      harness.runner().send({ type: 'resultChosen', result: chosen });
    if (reloads) harness.reload();
    shown.push({ step: before, html: renderStep(harness, texts) });
    if (before === 'control-line' || before === 'test-line') await harness.actions().pressNext();
    else await harness.passStep();
  }
  return shown;
}
