import { EMPTY_GUEST_FORM } from '../../core/domain/guest-form.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { boxesOf, type StepId } from '../../core/flow/step-row.ts';
import type { Move } from '../../fixtures/arbitraries/paths.ts';
import type { Readings } from '../../fixtures/arbitraries/readings.ts';
import { aDevice } from '../../fixtures/builders/device.ts';
import { encodeCassette } from '../../fixtures/cassettes.ts';
import type { FlowHarness } from './app-harness.ts';
import { makeMove } from './make-move.ts';

/** The readings of a negative test that is reported. */
export const NEGATIVE: Readings = { control: 'yes', test: 'no', result: 'negative', report: 'reportToAims' };

const [{ productUrl, waitMs }] = KITS;
const CASSETTE = encodeCassette(aDevice(), 'long');
const GUEST = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' };

const answer = (event: SessionEvent): Move => ({ kind: 'answer', event });

/** What a guest does at a step besides checking its boxes. */
const MOVES: Partial<Record<StepId, (readings: Readings) => Move>> = {
  'health-questionnaire': () => answer({ type: 'symptomsAnswered', answer: 'no' }),
  'scan-device': () => ({ kind: 'scan', text: productUrl }),
  'first-scan': () => ({ kind: 'scan', text: CASSETTE }),
  'second-scan': () => ({ kind: 'scan', text: CASSETTE }),
  'collection-method': () => answer({ type: 'collectionChosen', isSelfCollecting: true }),
  'control-line': ({ control }) => answer({ type: 'lineRead', line: 'control', answer: control }),
  'test-line': ({ test }) => answer({ type: 'lineRead', line: 'test', answer: test }),
  countdown: () => ({ kind: 'wait', milliseconds: waitMs }),
  'submit-report': ({ report }) => answer({ type: 'reportOptionChosen', option: report }),
};

/** The guest form has several pages; a scenario fills them in and passes them with one action. */
async function passGuestForm(harness: FlowHarness): Promise<void> {
  harness.path.note({ profile: GUEST });
  harness.runner().send({ type: 'guestFormChanged', form: { ...EMPTY_GUEST_FORM, ...GUEST } });
  while (harness.step() === 'review-profile') {
    const page = harness.state().session.guestPage;
    await harness.actions().pressNext();
    if (harness.state().session.guestPage === page) return;
  }
}

/** Gives the answers that the current step asks a guest for, and leaves it. */
export async function passStep(harness: FlowHarness, readings: Readings): Promise<void> {
  const step = harness.step();
  if (step === 'none' || step === 'expired') return;
  if (step === 'review-profile') return passGuestForm(harness);
  for (const box of boxesOf(step)) await makeMove(harness, answer({ type: 'boxTicked', box, isTicked: true }));
  const asksResult = step === 'result-questionnaire' && harness.state().session.isReportingResult;
  if (asksResult) await makeMove(harness, answer({ type: 'resultChosen', result: readings.result }));
  const move = MOVES[step]?.(readings);
  if (move !== undefined) await makeMove(harness, move);
  if (harness.step() === step) await makeMove(harness, { kind: 'next' });
}
