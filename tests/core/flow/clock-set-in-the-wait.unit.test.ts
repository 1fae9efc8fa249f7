import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { TestFacts } from '../../../core/api/payloads.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const HOUR = 60 * 60_000;

/** The device's clock is set back by so much, and the timers are set right after it. */
function setBack(harness: FlowHarness, by: number): void {
  const { countdownTimerEndTime, expirationTimerEndTime } = harness.state().session;
  harness.clock.set(harness.clock.now() - by);
  harness.runner().send({
    type: 'timersCorrected',
    countdownTimerEndTime: (countdownTimerEndTime ?? 0) - by,
    expirationTimerEndTime: (expirationTimerEndTime ?? 0) - by,
    clockNotice: 'corrected',
  });
}

function sent({ backend }: FlowHarness): Partial<TestFacts> {
  return backend.calls.findLast(({ name }) => name === 'POST /test-results/guest-create')?.payload as TestFacts;
}

const instant = (text: string | undefined): number => Date.parse(text ?? '');

describe('a clock that is set back', () => {
  it.each([3, 26])('by %i hours during the wait shifts the time of collection too', async (hours) => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    setBack(harness, hours * HOUR);
    expect(harness.state().session.collectedAt).toBe(harness.clock.now());
    await harness.passUntil('dispose-kit');
    const { collectedAt, analysedAt } = sent(harness);
    expect(instant(analysedAt)).toBe(harness.clock.now());
    expect(instant(analysedAt) - instant(collectedAt)).toBe(KITS[0].waitMs);
  });

  it.each([3, 26])('by %i hours after the reading sends no time in the future', async (hours) => {
    const harness = await startedHarness('testing');
    await harness.passUntil('submit-report');
    harness.clock.set(harness.clock.now() - hours * HOUR);
    await harness.passUntil('dispose-kit');
    const { collectedAt, analysedAt, testDate } = sent(harness);
    expect([instant(analysedAt), instant(testDate)]).toEqual([harness.clock.now(), harness.clock.now()]);
    expect(instant(analysedAt) - instant(collectedAt)).toBe(KITS[0].waitMs);
  });

  it('leaves a full wait between collection and reading when the wait became longer', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    const { countdownTimerEndTime, expirationTimerEndTime, collectedAt } = harness.state().session;
    harness.runner().send({
      type: 'timersCorrected',
      countdownTimerEndTime: (countdownTimerEndTime ?? 0) - HOUR,
      expirationTimerEndTime: expirationTimerEndTime ?? 0,
      clockNotice: 'corrected',
    });
    expect(harness.state().session.collectedAt).toBe((collectedAt ?? 0) - HOUR);
  });
});
