import { EMPTY_GUEST_FORM } from '../../core/domain/guest-form.ts';
import { guestPageFrom } from '../../core/domain/guest-pages.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import type { SessionEvent } from '../../core/flow/events.ts';
import { flowNameOf, flowOf, stepNumber } from '../../core/flow/flows.ts';
import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import { boxesOf, type StepId, type StepRow } from '../../core/flow/step-row.ts';
import { readingsOf, type Readings } from '../../fixtures/arbitraries/readings.ts';
import { aDevice } from '../../fixtures/builders/device.ts';
import { encodeCassette } from '../../fixtures/cassettes.ts';
import type { FlowHarness } from './app-harness.ts';
import { writtenAnswer } from './flow-path.ts';

const NEGATIVE = readingsOf('negative');

const [{ productUrl, waitMs }] = KITS;
const CASSETTE = encodeCassette(aDevice(), 'long');
const GUEST = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' };

/** Gives an answer, and notes it. */
export function giveAnswer(harness: FlowHarness, event: SessionEvent): void {
  harness.path.note(writtenAnswer(event));
  harness.runner().send(event);
}

type Answering = (harness: FlowHarness, readings: Readings) => unknown;

const scanning =
  (text: string): Answering =>
  ({ actions }) =>
    actions().scanCode(text);

/** What a guest does at a step besides checking its boxes. */
const ANSWERING: Partial<Record<StepId, Answering>> = {
  'health-questionnaire': (harness, { symptoms, onset }) => {
    giveAnswer(harness, { type: 'symptomsAnswered', answer: symptoms });
    if (onset !== null) giveAnswer(harness, { type: 'onsetTyped', text: onset.text });
  },
  'scan-device': scanning(productUrl),
  'first-scan': scanning(CASSETTE),
  'second-scan': scanning(CASSETTE),
  'collection-method': (harness) => giveAnswer(harness, { type: 'collectionChosen', isSelfCollecting: true }),
  'control-line': (harness, { control }) => giveAnswer(harness, { type: 'lineRead', line: 'control', answer: control }),
  'test-line': (harness, { test }) => giveAnswer(harness, { type: 'lineRead', line: 'test', answer: test }),
  countdown: (harness) => harness.wait(waitMs),
  'submit-report': (harness, { report }) => giveAnswer(harness, { type: 'reportOptionChosen', option: report }),
};

/** Fills in the guest form up to its last page. */
async function fillGuestForm(harness: FlowHarness): Promise<void> {
  harness.runner().send({ type: 'guestFormChanged', form: { ...EMPTY_GUEST_FORM, ...GUEST } });
  for (let page = openGuestPage(harness.state()); page !== null && guestPageFrom(page, 1) !== null;) {
    await harness.actions().pressNext();
    const next = openGuestPage(harness.state());
    page = next === page ? null : next;
  }
}

/**
 * Gives the answers that the current step asks a guest for. Returns the action of scenarios that does the rest and leaves the step; a
 * scenario fills in the pages of the guest form and leaves the last one with one action.
 */
export async function answerStep(harness: FlowHarness, readings = NEGATIVE): Promise<unknown> {
  const step = harness.step();
  if (step === 'none' || step === 'expired') return 'next';
  if (step === 'review-profile') {
    const goOnNoting = harness.path.pause();
    await fillGuestForm(harness);
    goOnNoting();
    return { profile: GUEST };
  }
  for (const box of boxesOf(step)) giveAnswer(harness, { type: 'boxTicked', box, isTicked: true });
  const asksResult = step === 'result-questionnaire' && harness.state().session.isReportingResult;
  if (asksResult) giveAnswer(harness, { type: 'resultChosen', result: readings.result });
  await ANSWERING[step]?.(harness, readings);
  return 'next';
}

/** Gives the answers that the current step asks a guest for, and leaves it. */
export async function passStep(harness: FlowHarness, readings = NEGATIVE): Promise<void> {
  const step = harness.step();
  if (step === 'none' || step === 'expired') return;
  const leaving = await answerStep(harness, readings);
  if (harness.step() !== step) return;
  harness.path.note(leaving);
  const goOnNoting = harness.path.pause();
  await harness.actions().pressNext();
  goOnNoting();
}

/** Whether a person with these readings never sees the step. */
const isSkippedBy = (readings: Readings | undefined, { skipIf }: StepRow): boolean =>
  skipIf === 'doNotReport' && readings?.report === 'doNotReport';

const isBeyond = (row: StepRow, { session }: AppState): boolean =>
  session.currentStep > stepNumber(flowOf(session), row.id);

/** Why no answer leads on to a step from the one that shows; null if one may. */
function obstacleTo(row: StepRow, harness: FlowHarness): string | null {
  const step = harness.step();
  if (step === 'none') return 'no test is open';
  if (step === 'expired') return 'the reading window has ended';
  return isBeyond(row, harness.state()) ? `${step} comes after it` : null;
}

/**
 * Passes steps until the given one shows. With `readings` that skip it, the step after it shows: who reports nothing never sees
 * `review-profile`. Throws if the test cannot reach it: its flow lacks the step, it is beyond it, it has expired or ended, or an answer
 * is rejected.
 */
export async function passUntil(harness: FlowHarness, id: StepId, readings?: Readings): Promise<void> {
  const { session } = harness.state();
  const row = flowOf(session).find((one) => one.id === id);
  if (row === undefined) throw new Error(`The ${flowNameOf(session)} flow has no step ${id}.`);
  for (let step = harness.step(); step !== id; step = harness.step()) {
    const obstacle = obstacleTo(row, harness);
    if (obstacle !== null) throw new Error(`Cannot reach ${id}: ${obstacle}.`);
    await passStep(harness, readings);
    if (harness.step() === step) throw new Error(`Cannot pass ${step} on the way to ${id}.`);
    const isShown = harness.step() !== 'none' && harness.step() !== 'expired';
    if (isShown && isBeyond(row, harness.state()) && isSkippedBy(readings, row)) return;
  }
}
