import { describe, expect, it } from 'vitest';
import { deviceIdOf } from '../../../core/domain/device.ts';
import { aDevice } from '../../support/samples.ts';
import { startedHarness } from '../../support/flow-harness.ts';

const MINUTE = 60_000;

describe('the same event a second time', () => {
  it('an accepted submission keeps the time of the first one', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('dispose-kit');
    const { submittedAt, reportOption } = harness.state().session;
    expect(submittedAt).toBe(harness.clock.now());
    harness.wait(MINUTE);
    harness.runner().send({ type: 'testSubmitted', fromStep: 'submit-report', reportOption });
    expect(harness.state().session.submittedAt).toBe(submittedAt);
  });

  it('the same answer about a line keeps the result that was chosen by hand', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('confirm-result');
    harness.runner().send({ type: 'resultChosen', result: 'invalid' });
    harness.actions().pressBack();
    const { testLineResult: answer } = harness.state().session;
    if (answer === null) throw new Error('The test line was not read.');
    harness.runner().send({ type: 'lineRead', line: 'test', answer });
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.result]).toEqual(['confirm-result', 'invalid']);
  });

  it('another answer about a line drops it', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('confirm-result');
    harness.runner().send({ type: 'resultChosen', result: 'invalid' });
    harness.actions().pressBack();
    harness.runner().send({ type: 'lineRead', line: 'test', answer: 'yes' });
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.result]).toEqual(['confirm-result', 'positive']);
  });

  it('a second scan passes with the cassette of the first one only', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('second-scan');
    harness.runner().send({ type: 'cassetteMatched', deviceId: deviceIdOf(aDevice()) });
    expect(harness.step()).toBe('second-scan');
    harness.runner().send({ type: 'cassetteMatched', deviceId: harness.state().session.deviceId ?? '' });
    expect(harness.step()).toBe('result-questionnaire');
  });
});
