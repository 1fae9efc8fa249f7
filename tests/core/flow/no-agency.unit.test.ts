import { describe, expect, it } from 'vitest';
import { makeFlowHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { storedSession, storeInTest } from '../../support/stored-test.ts';

/** A guest whose test began when no health agency took reports. */
async function guestWithoutAgency(flow: 'testing' | 'reporting'): Promise<FlowHarness> {
  const harness = makeFlowHarness();
  harness.backend.endAgency();
  await harness.actions().startTest(flow);
  return harness;
}

describe.each(['testing', 'reporting'] as const)('without a health agency, the %s flow', (flow) => {
  it('asks no one to report: the result is saved, and no form is filled in', async () => {
    const harness = await guestWithoutAgency(flow);
    await harness.passUntil('submit-report');
    expect(harness.state().session.reportOption).toBe('doNotReport');
    harness.runner().send({ type: 'reportOptionChosen', option: 'reportToAims' });
    expect(harness.state().session.reportOption).toBe('doNotReport');
    await harness.actions().pressNext();
    expect(harness.step()).toBe(flow === 'testing' ? 'dispose-kit' : 'reporting-information');
    const sent = harness.backend.calls.findLast(({ name }) => name === 'POST /test-results/guest-create');
    expect(sent?.payload).toMatchObject({ sendToAims: false });
  });

  it('still knows so after a reload', async () => {
    const harness = await guestWithoutAgency(flow);
    expect(storedSession(harness.storage)?.hasAgency).toBe(false);
    storeInTest(harness.storage, { hasAgency: undefined });
    expect(storedSession(harness.storage)?.hasAgency).toBe(true);
  });
});
