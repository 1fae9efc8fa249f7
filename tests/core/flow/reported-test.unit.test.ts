import { describe, expect, it } from 'vitest';
import { START, startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { storeInTest } from '../../support/stored-test.ts';

const MINUTE = 60_000;

describe('a test in the reporting flow', () => {
  const lastPayload = ({ backend }: FlowHarness): unknown =>
    backend.calls.findLast(({ name }) => name === 'POST /test-results/guest-create')?.payload;
  const type = ({ runner }: FlowHarness, part: 'date' | 'time', text: string) =>
    runner().send({ type: 'testTimeTyped', part, text });

  it('has the time at which its page was opened, unless the person changes it', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('result-questionnaire');
    harness.wait(2 * MINUTE);
    await harness.passUntil('reporting-information');
    const at = new Date(START).toISOString();
    expect(lastPayload(harness)).toMatchObject({ testDate: at, collectedAt: at, analysedAt: at });
  });

  it('keeps the typed time, valid or not, over a reload, and the time when going back', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('result-questionnaire');
    type(harness, 'date', '11/1');
    type(harness, 'time', '');
    harness.reload();
    expect(harness.state().session).toMatchObject({ takenDateText: '11/1', takenTimeText: '' });
    await harness.passStep();
    expect(harness.step()).toBe('result-questionnaire');
    type(harness, 'date', '11/19/2026');
    type(harness, 'time', '21:30');
    await harness.passStep();
    type(harness, 'date', '11/01/2026');
    harness.actions().pressBack();
    await harness.passUntil('reporting-information');
    expect(lastPayload(harness)).toMatchObject({ testDate: '2026-11-20T05:30:00.000Z' });
  });

  it('asks for its time when an earlier version of the app did not', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('submit-report');
    storeInTest(harness.storage, { takenDateText: undefined, takenTimeText: undefined, collectedAt: undefined });
    harness.reload();
    expect(harness.step()).toBe('result-questionnaire');
    expect(harness.state().session).toMatchObject({ takenDateText: '11/20/2026', takenTimeText: '10:00' });
  });
});
