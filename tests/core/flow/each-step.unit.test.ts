import { expect, it } from 'vitest';
import { routeName } from '../../../core/api/routes.ts';
import { FLOW_NAMES } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { emptyOutbox } from '../../support/empty-outbox.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { guestSteps } from '../../support/guest-steps.ts';

const STEPS = FLOW_NAMES.flatMap((flow) => guestSteps(flow).map((step) => ({ flow, step })));

/** The steps at which cancelling makes the cassette usable again, first and last (decisions.md section 1, "Cancel"). */
const FREEING: Readonly<Record<FlowName, readonly [StepId, StepId]>> = {
  testing: ['remove-foil', 'process-2'],
  reporting: ['result-questionnaire', 'review-profile'],
};

function isFreedAt(flow: FlowName, step: StepId): boolean {
  const [place, first, last] = [step, ...FREEING[flow]].map((id) => guestSteps(flow).indexOf(id));
  return Number(place) >= Number(first) && Number(place) <= Number(last);
}

const countOf = ({ backend }: FlowHarness, call: Parameters<typeof routeName>[0]): number =>
  backend.calls.filter(({ name }) => name === routeName(call)).length;

it.each(STEPS)(
  'a test that is cancelled in the $flow flow at $step frees its cassette or not, and another begins',
  async ({ flow, step }) => {
    const harness = await startedHarness(flow);
    await harness.passUntil(step);
    harness.actions().cancelTest();
    expect(harness.step()).toBe('none');
    await harness.runner().settled();
    expect(countOf(harness, 'removeDevice')).toBe(isFreedAt(flow, step) ? 1 : 0);
    await harness.actions().startTest(flow);
    expect([harness.step(), countOf(harness, 'createTestId')]).toEqual(['intro-welcome', 2]);
  },
);

it.each(STEPS.filter(({ step }) => step !== 'reporting-information'))(
  'a network that is away in the $flow flow at $step loses nothing, and nothing is sent twice',
  async ({ flow, step }) => {
    const harness = await startedHarness(flow);
    await harness.passUntil(step);
    harness.backend.setOnline(false);
    await harness.passStep();
    // A cassette that could not be checked is scanned again.
    if (step === 'first-scan') harness.actions().dismissScanMessage();
    await emptyOutbox(harness);
    await harness.passUntil('reporting-information');
    await emptyOutbox(harness);
    expect(harness.state().session).toMatchObject({ result: 'negative', submittedAt: expect.any(Number) as number });
    const calls = ['createTestId', 'checkDevice', 'saveDevice', 'createGuestResult', 'postProgress'] as const;
    const counts = calls.map((call) => countOf(harness, call));
    expect(counts).toEqual([1, 1, 1, 1, guestSteps(flow).length]);
  },
);
