import { describe, expect, it } from 'vitest';
import type { GuestSubmission } from '../../../core/api/payloads.ts';
import { flowOf, lastStep, rowOf } from '../../../core/flow/flows.ts';
import { canGoBack, nextObstacle, shownFieldErrors } from '../../../core/flow/selectors.ts';
import { formatTimeLeft, secondsLeft } from '../../../core/flow/timers.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import {
  BOX_URL,
  CASSETTE,
  OTHER_CASSETTE,
  START,
  makeFlowHarness,
  startedHarness,
  type FlowHarness,
} from '../../support/flow-harness.ts';

const MINUTE = 60_000;

function lastPayload(harness: FlowHarness, name: string): unknown {
  return harness.backend.calls.findLast((call) => call.name === name)?.payload;
}

function canBack(harness: FlowHarness): boolean {
  const { session, identity } = harness.state();
  return canGoBack({ session, identity, moment: harness.runner().moment() });
}

function timer(harness: FlowHarness): string {
  const left = secondsLeft(harness.state().session, harness.clock.now());
  return left === null ? 'none' : formatTimeLeft(left);
}

describe.each(['testing', 'reporting'] as const)('a guest in the %s flow', (flow) => {
  it('can pass every step up to the last by giving the answers it asks for', async () => {
    const harness = await startedHarness(flow);
    const seen: string[] = [];
    for (let step = harness.step(); step !== 'reporting-information'; step = harness.step()) {
      seen.push(step);
      await harness.passStep();
      expect(harness.step(), `leaving ${step}`).not.toBe(step);
    }
    const rows = flowOf(harness.state().session).map((row) => row.id);
    expect([...seen, 'reporting-information']).toEqual(rows.filter((id) => id !== 'profile-selection'));
  });

  it('posts the progress name of every entered step', async () => {
    const harness = await startedHarness(flow);
    await harness.passUntil('reporting-information');
    await harness.runner().settled();
    const posted = harness.backend.calls
      .filter((call) => call.name === 'POST /test-results/post-test-progress')
      .map((call) => (call.payload as { testProgress: string }).testProgress);
    const rows = flowOf(harness.state().session).filter((row) => row.id !== 'profile-selection');
    expect(posted).toEqual(rows.map((row) => row.progress));
  });

  it('submits once, with report, and with separate times for collection and reading', async () => {
    const harness = await startedHarness(flow);
    await harness.passUntil('reporting-information');
    const sent = harness.backend.calls.filter((call) => call.name === 'POST /test-results/guest-create');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.payload).toMatchObject({
      result: 'negative',
      sendToAims: true,
      submitToCloud: false,
      deviceId: 'A1B2C3D4COV2600017',
      isSymptomatic: 'no',
      symptomOnsetDate: 'n/a',
      utcOffset: -480,
      guestInfo: { firstName: 'Ana', lastName: 'Ruiz', zipCode: '94110' },
    });
  });

  it('resumes at the same step after a reload, or at the earliest unmet one', async () => {
    const harness = await startedHarness(flow);
    for (let step = harness.step(); step !== 'reporting-information'; step = harness.step()) {
      harness.reload();
      const expected = step === 'first-scan' ? 'scan-device' : step;
      expect(harness.step(), `reloading ${step}`).toBe(expected);
      if (expected !== step) await harness.passStep();
      await harness.passStep();
    }
  });
});

describe('the guest at the end', () => {
  it('is offered an account, declines with the declined flag, and is logged out', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('reporting-information');
    await harness.actions().pressNext();
    expect(harness.state().view.accountPrompt).toBe(true);
    await harness.actions().declineAccount();
    expect(lastPayload(harness, 'POST /test-results/guest-create')).toMatchObject({
      sendToAims: false,
      submitToCloud: true,
    });
    expect(harness.state().identity.isGuestLogin).toBe(false);
    expect(harness.step()).toBe('none');
    expect(harness.navigator.current()).toBe('/');
  });

  it('goes to the terms to create one, and keeps the test', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('reporting-information');
    await harness.actions().pressNext();
    harness.actions().createAccount();
    expect(harness.navigator.current()).toBe('/terms-of-use-agreement');
    expect(harness.step()).toBe('reporting-information');
  });

  it('keeps showing the question when the server rejects the declining call', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('reporting-information');
    await harness.actions().pressNext();
    harness.backend.failNext('POST /test-results/guest-create', 500);
    await harness.actions().declineAccount();
    expect(harness.state().view.errors.map((error) => error.code)).toEqual(['TEST_SUBMIT_FAILED']);
    expect(harness.state().identity.isGuestLogin).toBe(true);
  });
});

describe('a guest who does not report', () => {
  it('submits at the report step and skips the review step', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    expect(harness.step()).toBe('dispose-kit');
    const sent = lastPayload(harness, 'POST /test-results/guest-create') as GuestSubmission;
    expect(sent).toMatchObject({ sendToAims: false, submitToCloud: false });
    expect(sent.guestInfo).toMatchObject({ firstName: '', age: -1, sex: 'default', zipCode: '' });
  });

  it('skips two steps in the reporting flow', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('submit-report');
    const { currentStep } = harness.state().session;
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    expect(harness.state().session.currentStep).toBe(currentStep + 2);
  });
});

describe('starting', () => {
  it('does not start a test without a test id, and shows the error', async () => {
    const harness = makeFlowHarness();
    harness.backend.failNext('GET /test-results/create-test-id', 500);
    await harness.actions().startTest('testing');
    expect(harness.step()).toBe('none');
    expect(harness.state().view.errors).toEqual([{ code: 'TEST_ID_FETCH_FAILED', status: 500 }]);
    await harness.actions().startTest('testing');
    expect(harness.step()).toBe('intro-welcome');
    expect(harness.state().view.errors).toEqual([]);
    expect(harness.navigator.current()).toBe('/test-steps');
  });

  it('shows the missing network as the cause', async () => {
    const harness = makeFlowHarness();
    harness.backend.setOnline(false);
    await harness.actions().startTest('reporting');
    expect(harness.state().view.errors.map((error) => error.code)).toEqual([
      'TEST_ID_FETCH_FAILED',
      'NETWORK_REQUEST_FAILED',
    ]);
  });

  it('happens once when pressed twice', async () => {
    const harness = makeFlowHarness();
    await Promise.all([harness.actions().startTest('testing'), harness.actions().startTest('testing')]);
    expect(harness.backend.calls.filter((call) => call.name === 'GET /test-results/create-test-id')).toHaveLength(1);
  });
});

describe('the timers', () => {
  it('count 15 minutes, advance automatically, and count 15 more', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('process-2');
    expect(timer(harness)).toBe('none');
    await harness.actions().pressNext();
    expect([harness.step(), timer(harness)]).toEqual(['countdown', '15:00']);
    harness.wait(15 * MINUTE - 1000);
    expect([harness.step(), timer(harness)]).toEqual(['countdown', '00:01']);
    harness.reload();
    harness.wait(1000);
    expect([harness.step(), timer(harness)]).toEqual(['result-ready', '15:00']);
    harness.wait(15 * MINUTE - 1);
    expect([harness.step(), timer(harness)]).toEqual(['result-ready', '00:01']);
    harness.wait(1);
    expect(harness.step()).toBe('expired');
  });

  it('count the reading window from the end of the wait, not from the return', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    harness.clock.advance(20 * MINUTE);
    harness.reload();
    expect([harness.step(), timer(harness)]).toEqual(['result-ready', '10:00']);
  });

  it('reject a reading after the window', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('control-line');
    harness.clock.advance(16 * MINUTE);
    harness.runner().send({ type: 'lineRead', line: 'control', answer: 'yes' });
    await harness.actions().pressNext();
    expect(harness.step()).toBe('expired');
    expect(harness.state().session.controlLineResult).toBeNull();
    expect(canBack(harness)).toBe(false);
  });

  it('release no cassette when an expired test is left', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('result-ready');
    harness.wait(15 * MINUTE);
    harness.actions().goHome();
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
    expect(harness.backend.isHeld('A1B2C3D4COV2600017')).toBe(true);
  });

  it('are cleared at the result details', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('result-details');
    const { countdownTimerEndTime, expirationTimerEndTime } = harness.state().session;
    expect([countdownTimerEndTime, expirationTimerEndTime]).toEqual([null, null]);
    harness.wait(60 * MINUTE);
    expect(harness.step()).toBe('result-details');
  });

  it('store the sample time and the reading time for the report', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('confirm-result');
    harness.wait(2 * MINUTE);
    await harness.passUntil('dispose-kit');
    expect(lastPayload(harness, 'POST /test-results/guest-create')).toMatchObject({
      collectedAt: new Date(START).toISOString(),
      analysedAt: new Date(START + 17 * MINUTE).toISOString(),
      testDate: new Date(START + 17 * MINUTE).toISOString(),
    });
  });
});

describe('the back arrow', () => {
  const WITHOUT: readonly StepId[] = [
    'countdown',
    'result-ready',
    'result-details',
    'dispose-kit',
    'reporting-information',
  ];

  it('is hidden exactly where going back would do harm', async () => {
    const harness = await startedHarness('testing');
    for (;;) {
      const step = harness.step();
      expect(canBack(harness), step).toBe(!WITHOUT.includes(step as StepId));
      if (step === 'reporting-information') return;
      await harness.passStep();
    }
  });

  it('takes a guest home from the health questionnaire, and ends the test', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('health-questionnaire');
    harness.actions().pressBack();
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
    expect(harness.state().session.testId).toBeNull();
  });

  it('goes home from the first step', async () => {
    const harness = await startedHarness('reporting');
    harness.actions().pressBack();
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
    expect(harness.state().session.isReportingResult).toBe(true);
  });

  it.each(['testing', 'reporting'] as const)('releases a scanned cassette when the %s flow is left', async (flow) => {
    const harness = await startedHarness(flow);
    await harness.passUntil(flow === 'testing' ? 'remove-foil' : 'result-questionnaire');
    expect(harness.backend.isHeld('A1B2C3D4COV2600017')).toBe(true);
    while (harness.step() !== 'none') harness.actions().pressBack();
    await harness.runner().settled();
    expect(harness.navigator.current()).toBe('/home');
    expect(harness.backend.isHeld('A1B2C3D4COV2600017')).toBe(false);
  });

  it('goes one step back elsewhere', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('warnings');
    harness.actions().pressBack();
    expect(harness.step()).toBe('intro-eligibility');
  });
});

describe('cancelling', () => {
  it.each([
    ['testing', 'open-pouch', 'nothing saved'],
    ['testing', 'remove-foil', 'freed'],
    ['testing', 'process-2', 'freed'],
    ['testing', 'countdown', 'kept'],
    ['testing', 'submit-report', 'kept'],
    ['reporting', 'result-questionnaire', 'freed'],
    ['reporting', 'review-profile', 'freed'],
    ['reporting', 'reporting-information', 'kept'],
  ] as const)('in the %s flow at %s leaves the cassette %s', async (flow, step, outcome) => {
    const harness = await startedHarness(flow);
    await harness.passUntil(step);
    harness.actions().goHome();
    harness.actions().cancelTest();
    await harness.runner().settled();
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
    expect(harness.backend.isHeld('A1B2C3D4COV2600017')).toBe(outcome === 'kept');
  });
});

describe('scanning', () => {
  async function atFirstScan(): Promise<FlowHarness> {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    return harness;
  }

  it('advances only when check and save both succeed', async () => {
    const harness = await atFirstScan();
    harness.backend.failNext('POST /devices/save-device', 500);
    await harness.actions().scanCode(CASSETTE);
    expect([harness.step(), harness.state().view.scanOutcome]).toEqual(['first-scan', 'requestError']);
    harness.actions().dismissScanMessage();
    await harness.actions().scanCode(CASSETTE);
    expect(harness.step()).toBe('remove-foil');
  });

  it('reports a cassette that another test used', async () => {
    const harness = await atFirstScan();
    harness.backend.failNext('POST /devices/check-id', 409);
    await harness.actions().scanCode(CASSETTE);
    expect(harness.state().view.scanOutcome).toBe('deviceHasBeenUsedBefore');
    expect(harness.state().view.errors.map((error) => error.code)).toEqual(['PREVIOUSLY_USED_DEVICE']);
  });

  it('accepts no scan while a message is shown', async () => {
    const harness = await atFirstScan();
    await harness.actions().scanCode('rubbish');
    expect(harness.state().view.scanOutcome).toBe('scanFailed');
    await harness.actions().scanCode(CASSETTE);
    expect(harness.step()).toBe('first-scan');
  });

  it('accepts the test’s own cassette again after going back', async () => {
    const harness = await atFirstScan();
    await harness.actions().scanCode(CASSETTE);
    harness.actions().pressBack();
    await harness.actions().scanCode(CASSETTE);
    expect(harness.step()).toBe('remove-foil');
  });

  it('requires the same cassette at the second scan', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('second-scan');
    const before = harness.backend.calls.filter((call) => call.name.includes('/devices/')).length;
    await harness.actions().scanCode(OTHER_CASSETTE);
    expect(harness.state().view.scanOutcome).toBe('codeIsDifferentThanBefore');
    harness.actions().dismissScanMessage();
    await harness.actions().scanCode(CASSETTE);
    expect(harness.step()).toBe('result-questionnaire');
    expect(harness.backend.calls.filter((call) => call.name.includes('/devices/'))).toHaveLength(before);
  });

  it('releases a cassette whose response arrives after the step was left', async () => {
    const harness = await atFirstScan();
    const scan = harness.actions().scanCode(CASSETTE);
    harness.actions().pressBack();
    await scan;
    await harness.runner().settled();
    expect(harness.step()).toBe('scan-device');
    expect(harness.backend.isHeld('A1B2C3D4COV2600017')).toBe(false);
  });

  it('ends the test and opens the partner’s site', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('scan-device');
    await harness.actions().scanCode('HTTPS://www.Partner.example/kit/');
    expect(harness.navigator.leftFor()).toBe('https://partner.example/sign-in');
    expect(harness.step()).toBe('none');
  });

  it('opens the partner’s site only after the unused cassette was released', async () => {
    const harness = await atFirstScan();
    await harness.actions().scanCode(CASSETTE);
    harness.actions().pressBack();
    harness.actions().pressBack();
    const scan = harness.actions().scanCode('https://partner.example/kit');
    expect([harness.step(), harness.navigator.leftFor()]).toEqual(['none', null]);
    await scan;
    expect(harness.backend.isHeld('A1B2C3D4COV2600017')).toBe(false);
    expect(harness.navigator.leftFor()).toBe('https://partner.example/sign-in');
  });

  it('rejects any other box code', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('scan-device');
    await harness.actions().scanCode(CASSETTE);
    expect([harness.step(), harness.state().view.scanOutcome]).toEqual(['scan-device', 'scanFailed']);
    harness.actions().dismissScanMessage();
    await harness.actions().scanCode(BOX_URL);
    expect([harness.step(), harness.state().view.scanOutcome]).toEqual(['first-scan', 'accepted']);
  });
});

describe('Next', () => {
  it.each([
    ['health-questionnaire', ['EMPTY_RADIO_FIELD']],
    ['ready-check', []],
    ['collection-method', ['EMPTY_RADIO_FIELD']],
    ['control-line', ['EMPTY_RADIO_FIELD']],
    ['test-line', ['EMPTY_RADIO_FIELD']],
    ['submit-report', ['EMPTY_RADIO_FIELD']],
  ] as const)('stays on %s while something is missing', async (step, codes) => {
    const harness = await startedHarness('testing');
    await harness.passUntil(step);
    await harness.actions().pressNext();
    expect(harness.step()).toBe(step);
    expect(harness.state().view.attempted).toBe(true);
    const { session, identity } = harness.state();
    const obstacle = nextObstacle({ session, identity, moment: harness.runner().moment() });
    expect([obstacle?.kind, obstacle?.code === null ? [] : [obstacle?.code]]).toEqual(['unavailable', codes]);
  });

  it.each([
    ['', 'EMPTY_DATE'],
    ['13/40/2026', 'INVALID_DATE'],
    ['11/21/2026', 'FUTURE_DATE'],
  ])('asks for the onset date when it is %j', async (text, code) => {
    const harness = await startedHarness('testing');
    await harness.passUntil('health-questionnaire');
    harness.runner().send({ type: 'symptomsAnswered', answer: 'yes' });
    harness.runner().send({ type: 'onsetTyped', text });
    const { session, identity } = harness.state();
    expect(nextObstacle({ session, identity, moment: harness.runner().moment() })).toMatchObject({
      kind: 'fields',
      fields: [{ field: 'symptomOnsetDate', code }],
    });
  });

  it('shows no error under a field that an answer has just revealed, until Next is pressed again', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('health-questionnaire');
    await harness.actions().pressNext();
    const codes = (): readonly string[] =>
      shownFieldErrors(harness.state(), harness.runner().moment()).map(({ code }) => code);
    expect(codes()).toEqual(['EMPTY_RADIO_FIELD']);
    harness.runner().send({ type: 'symptomsAnswered', answer: 'yes' });
    expect(codes()).toEqual([]);
    harness.runner().send({ type: 'onsetTyped', text: '11/' });
    expect(codes()).toEqual([]);
    await harness.actions().pressNext();
    expect(codes()).toEqual(['INVALID_DATE']);
    harness.runner().send({ type: 'onsetTyped', text: '' });
    expect(codes()).toEqual(['EMPTY_DATE']);
  });

  it('preselects the result from the lines, and again when an answer changes', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('confirm-result');
    expect(harness.state().session.result).toBe('negative');
    harness.runner().send({ type: 'resultChosen', result: 'invalid' });
    harness.actions().pressBack();
    harness.runner().send({ type: 'lineRead', line: 'test', answer: 'yes' });
    await harness.actions().pressNext();
    expect(harness.state().session.result).toBe('positive');
  });

  it('stays on the step and shows why when a submission fails, and resends it on the next press', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('review-profile');
    harness.backend.failNext('POST /test-results/guest-create', 500);
    await harness.passStep();
    expect(harness.step()).toBe('review-profile');
    expect(harness.state().view.errors.map((error) => error.code)).toEqual(['TEST_SUBMIT_FAILED']);
    await harness.actions().pressNext();
    expect(harness.step()).toBe('dispose-kit');
  });
});

describe('resuming after a reload', () => {
  it('uses the last step when the stored one is beyond it', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('reporting-information');
    harness.reload();
    const { session } = harness.state();
    expect(session.currentStep).toBe(lastStep(flowOf(session)));
    expect(rowOf(session)?.id).toBe('reporting-information');
  });
});
