import { describe, expect, it } from 'vitest';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import {
  BOX_URL,
  CASSETTE,
  makeFlowHarness,
  OTHER_CASSETTE,
  startedHarness,
  type FlowHarness,
} from '../../support/flow-harness.ts';
import { storeInTest } from '../../support/stored-test.ts';

const MINUTE = 60_000;
const HELD = 'A1B2C3D4COV2600017';
const OTHER_HELD = 'E5F6G7H8COV2600017';

/** A guest who was on a step of the full test, and was led back to the first scan by an earlier version of the app. */
async function backAtFirstScan(from: Parameters<FlowHarness['passUntil']>[0]): Promise<FlowHarness> {
  const harness = await startedHarness('testing');
  await harness.passUntil(from);
  harness.wait(from === 'countdown' ? 5 * MINUTE : 0);
  storeInTest(harness.storage, { currentStep: stepNumber(FLOWS.testing, 'first-scan') });
  harness.reload();
  return harness;
}

describe('a cassette that replaces another', () => {
  it('is rejected while the wait of the first one runs, and the wait continues', async () => {
    const harness = await backAtFirstScan('countdown');
    const { countdownTimerEndTime } = harness.state().session;
    await harness.actions().scanCode(OTHER_CASSETTE);
    expect([harness.step(), harness.state().view.scanOutcome]).toEqual(['first-scan', 'codeIsDifferentThanBefore']);
    expect(harness.backend.isHeld(OTHER_HELD)).toBe(false);
    harness.actions().dismissScanMessage();
    await harness.actions().scanCode(CASSETTE);
    expect(harness.step()).toBe('remove-foil');
    expect(harness.state().session).toMatchObject({ countdownTimerEndTime, deviceId: HELD });
  });

  it('is rejected while the reading window of the first one runs', async () => {
    const harness = await backAtFirstScan('confirm-result');
    await harness.actions().scanCode(OTHER_CASSETTE);
    expect(harness.state().view.scanOutcome).toBe('codeIsDifferentThanBefore');
    harness.runner().send({
      type: 'cassetteAccepted',
      device: { ...harness.state().session.device!, serialNumber: 'E5F6G7H8' },
      kitId: 'covid',
    });
    expect([harness.step(), harness.state().session.deviceId]).toEqual(['first-scan', HELD]);
  });

  it('inherits no times, dates, readings or choices of the first one', async () => {
    const harness = await backAtFirstScan('submit-report');
    await harness.actions().scanCode(OTHER_CASSETTE);
    expect(harness.step()).toBe('remove-foil');
    const { isSelfCollecting, selectedProfileId, isSymptomatic, symptomOnsetDate, testId, currentStep } =
      harness.state().session;
    expect(harness.state().session).toEqual({
      ...EMPTY_SESSION,
      ...{ isFollowingTest: true, isDeviceIdSaved: true, currentStep, testId },
      ...{ isSelfCollecting, selectedProfileId, isSymptomatic, symptomOnsetDate },
      device: { ...harness.state().session.device, serialNumber: 'E5F6G7H8' },
      deviceId: OTHER_HELD,
      kitId: 'covid',
    });
    await harness.passUntil('countdown');
    expect(harness.state().session.countdownTimerEndTime).toBe(harness.clock.now() + 15 * MINUTE);
  });

  it('starts its own wait when the first one is missing from the storage', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    harness.wait(14 * MINUTE);
    storeInTest(harness.storage, { device: null });
    harness.reload();
    expect(harness.step()).toBe('scan-device');
    await harness.actions().scanCode(BOX_URL);
    await harness.actions().scanCode(OTHER_CASSETTE);
    await harness.passUntil('countdown');
    expect(harness.state().session.countdownTimerEndTime).toBe(harness.clock.now() + 15 * MINUTE);
  });

  it('releases the unused earlier one', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('place-tube');
    while (harness.step() !== 'first-scan') harness.actions().pressBack();
    await harness.actions().scanCode(OTHER_CASSETTE);
    await harness.runner().settled();
    expect([harness.backend.isHeld(HELD), harness.backend.isHeld(OTHER_HELD)]).toEqual([false, true]);
  });

  it('has its own result and time in the reporting flow', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('result-questionnaire');
    harness.runner().send({ type: 'testTimeTyped', part: 'date', text: '11/18/2026' });
    await harness.passUntil('confirm-result');
    while (harness.step() !== 'first-scan') harness.actions().pressBack();
    await harness.actions().scanCode(OTHER_CASSETTE);
    expect(harness.state().session).toMatchObject({
      result: null,
      collectedAt: null,
      analysedAt: null,
      takenDateText: '11/20/2026',
    });
  });
});

describe('a wait whose end time is missing from the storage', () => {
  it('is counted from the collection of the sample, and not restarted', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    harness.wait(4 * MINUTE);
    storeInTest(harness.storage, { countdownTimerEndTime: null, expirationTimerEndTime: null });
    harness.reload();
    expect(harness.state().session.countdownTimerEndTime).toBe(harness.clock.now() + 11 * MINUTE);
  });
});

describe('leaving a test', () => {
  it('never releases a cassette whose wait has started, wherever the test was clamped to', async () => {
    for (const leave of ['cancel', 'back'] as const) {
      const harness = await backAtFirstScan('countdown');
      await harness.actions().scanCode(CASSETTE);
      if (leave === 'cancel') harness.actions().cancelTest();
      else while (harness.step() !== 'none') harness.actions().pressBack();
      await harness.runner().settled();
      expect([leave, harness.step(), harness.backend.isHeld(HELD)]).toEqual([leave, 'none', true]);
    }
  });

  it('never releases a cassette whose result was confirmed, wherever the test was clamped to', async () => {
    const harness = await backAtFirstScan('submit-report');
    harness.actions().cancelTest();
    await harness.runner().settled();
    expect(harness.backend.isHeld(HELD)).toBe(true);
  });

  it.each(['first-scan', 'scan-device', 'open-pouch', 'intro-eligibility'] as const)(
    'releases an unused cassette that is still held at %s',
    async (step) => {
      const harness = await startedHarness('testing');
      await harness.passUntil('place-tube');
      while (harness.step() !== step) harness.actions().pressBack();
      harness.actions().cancelTest();
      await harness.runner().settled();
      expect(harness.backend.isHeld(HELD)).toBe(false);
    },
  );

  it('releases an unused cassette before the partner’s site opens', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('place-tube');
    while (harness.step() !== 'scan-device') harness.actions().pressBack();
    await harness.actions().scanCode('https://partner.example/kit');
    await harness.runner().settled();
    expect([harness.step(), harness.backend.isHeld(HELD)]).toEqual(['none', false]);
  });

  it('releases the cassette when the reporting flow is left before the submission', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('submit-report');
    while (harness.step() !== 'confirm-kit') harness.actions().pressBack();
    harness.actions().cancelTest();
    await harness.runner().settled();
    expect(harness.backend.isHeld(HELD)).toBe(false);
  });

  it('releases nothing when nothing was scanned', async () => {
    const harness = makeFlowHarness();
    await harness.actions().startTest('testing');
    harness.actions().cancelTest();
    await harness.runner().settled();
    expect(harness.backend.calls.filter(({ name }) => name === 'DELETE /devices/remove-scan')).toEqual([]);
  });
});
