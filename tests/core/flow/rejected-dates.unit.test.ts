import { describe, expect, it } from 'vitest';
import type { GuestSubmission } from '../../../core/api/payloads.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const MINUTE = 60_000;

function lastPayload(harness: FlowHarness, name: string): unknown {
  return harness.backend.calls.findLast((call) => call.name === name)?.payload;
}

describe('a submission whose dates are rejected', () => {
  const rejected = (field: string, code: ErrorCode) => ({ fields: [{ field, code }] });

  it.each([
    ['testDate', 'FUTURE_DATE', 'WRONG_TEST_TIME'],
    ['collectedAt', 'BEFORE_MANUFACTURE', 'WRONG_TEST_TIME'],
    ['symptomOnsetDate', 'EMPTY_DATE', 'ONSET_AFTER_TEST'],
    ['guestInfo.dateOfBirth', 'INVALID_AGE', 'TESTED_TOO_YOUNG'],
    ['deviceId', 'INVALID_REQUEST', 'TEST_SUBMIT_FAILED'],
  ] as const)('says what to put right where %s is %s, and stays with the test', async (field, code, shown) => {
    const harness = await startedHarness('testing');
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    harness.backend.failNext('POST /test-results/guest-create', 422, rejected(field, code));
    await harness.actions().pressNext();
    expect(harness.state().view.errors.map((error) => error.code)).toEqual([shown]);
    expect(harness.step()).toBe('submit-report');
    await harness.actions().pressNext();
    expect(harness.step()).toBe('dispose-kit');
  });

  it('is shown as rejected even after the result waited for the network', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    harness.backend.setOnline(false);
    await harness.actions().pressNext();
    harness.backend.setOnline(true);
    harness.backend.failNext('POST /test-results/guest-create', 422, rejected('testDate', 'FUTURE_DATE'));
    harness.runner().send({ type: 'sendingDue' });
    await harness.runner().settled();
    expect(harness.state().outbox.refused).toMatchObject([{ error: { code: 'WRONG_TEST_TIME' } }]);
  });

  it('does not happen after symptoms that began later than the swab, by a clock that was a day ahead', async () => {
    const harness = await startedHarness('testing');
    const dayAhead = 24 * 60 * MINUTE;
    await harness.passUntil('health-questionnaire');
    harness.clock.advance(dayAhead);
    harness.runner().send({ type: 'symptomsAnswered', answer: 'yes' });
    harness.runner().send({ type: 'onsetTyped', text: '11/21/2026' });
    await harness.actions().pressNext();
    harness.clock.advance(-dayAhead);
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    expect(harness.state().view.errors).toEqual([]);
    expect(lastPayload(harness, 'POST /test-results/guest-create')).toMatchObject({ symptomOnsetDate: '2026-11-20' });
  });

  it('succeeds after a wrong clock is corrected: the reading is now, and the time between swab and reading does not change', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('submit-report');
    const { analysedAt, collectedAt } = harness.state().session;
    const testMs = (analysedAt ?? 0) - (collectedAt ?? 0);
    harness.clock.advance(-48 * 60 * MINUTE);
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    const { testDate, collectedAt: sentSwab } = lastPayload(
      harness,
      'POST /test-results/guest-create',
    ) as GuestSubmission;
    expect(Date.parse(testDate)).toBe(harness.clock.now());
    expect(Date.parse(testDate) - Date.parse(sentSwab ?? '')).toBe(testMs);
    expect(testMs).toBeGreaterThanOrEqual(15 * MINUTE);
  });
});
