import { describe, expect, it } from 'vitest';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../../../core/domain/guest-info.ts';
import { GUEST_PAGES } from '../../../core/domain/guest-pages.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

function guestInfosSent({ backend }: FlowHarness): readonly unknown[] {
  return backend.calls
    .filter(({ name }) => name === 'POST /test-results/guest-create')
    .map(({ payload }) => (payload as { readonly guestInfo: unknown }).guestInfo);
}

async function notReported(harness: FlowHarness): Promise<void> {
  await harness.passUntil('submit-report');
  harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
  await harness.actions().pressNext();
}

describe("a guest's second test", () => {
  it('has no data of the person whom the first one was reported for', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('reporting-information');
    harness.actions().goHome();
    harness.actions().cancelTest();
    await harness.actions().startTest('reporting');
    const { session } = harness.state();
    const { testId, currentStep, isReportingResult } = session;
    expect(session).toEqual({ ...EMPTY_SESSION, testId, currentStep, isReportingResult });
    const { guestUser, guestForm } = harness.state().identity;
    expect({ guestUser, guestForm }).toEqual({ guestUser: EMPTY_GUEST_INFO, guestForm: EMPTY_GUEST_FORM });
    harness.reload();
    expect(harness.state().identity.guestForm).toEqual(EMPTY_GUEST_FORM);
  });
});

describe('a guest who reports nothing', () => {
  it('sends no personal data, although the form was filled in before that choice', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('review-profile');
    harness.backend.failNext('POST /test-results/guest-create', 503);
    await harness.passStep();
    expect(harness.step()).toBe('review-profile');
    for (const _page of GUEST_PAGES) {
      harness.actions().pressBack();
      await harness.runner().settled();
    }
    await notReported(harness);
    expect(harness.step()).toBe('dispose-kit');
    expect(guestInfosSent(harness).at(-1)).toEqual(EMPTY_GUEST_INFO);
    await harness.passUntil('reporting-information');
    await harness.actions().pressNext();
    await harness.actions().declineAccount();
    expect(guestInfosSent(harness).at(-1)).toEqual(EMPTY_GUEST_INFO);
  });
});
