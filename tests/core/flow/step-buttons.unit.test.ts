import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../core/domain/current-user.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { SCAN_OUTCOMES } from '../../../core/domain/scan-outcome.ts';
import { INITIAL_STATE, QUIET_VIEW, type AppState, type View } from '../../../core/flow/app-state.ts';
import { failureButton, scanRejection, stepButtons } from '../../../core/flow/step-buttons.ts';
import { CASSETTE, startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const HOUR = 3_600_000;

const buttonsOf = (harness: FlowHarness, view: Partial<View> = {}) => {
  const state = harness.state();
  return stepButtons({ ...state, view: { ...state.view, ...view } }, harness.runner().moment());
};

const failed = (code: ErrorCode): Pick<View, 'errors'> => ({ errors: [{ code }] });

describe('the buttons of a step', () => {
  it('are Next, and Back where the step can go back', async () => {
    const harness = await startedHarness('testing');
    expect(buttonsOf(harness)).toEqual(['next', 'back']);
    await harness.passUntil('result-ready');
    expect(buttonsOf(harness)).toEqual(['next']);
  });

  it.each(['first-scan', 'countdown'] as const)('have no Next at %s, which is left otherwise', async (step) => {
    const harness = await startedHarness('testing');
    await harness.passUntil(step);
    expect(buttonsOf(harness)).not.toContain('next');
  });

  it('are those of the message while a scan was rejected, and Back', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    expect(buttonsOf(harness, { scanOutcome: 'expired' })).toEqual(['back', 'scan-ok', 'scan-leave']);
    const unchecked = { scanOutcome: 'requestError', uncheckedCode: CASSETTE, ...failed('UNKNOWN') } as const;
    expect(buttonsOf(harness, unchecked)).toEqual(['back', 'try-again', 'scan-ok', 'scan-leave']);
    expect(buttonsOf(harness, { scanOutcome: 'accepted' })).toEqual(['back']);
  });

  it('are a retry or home after a failed call', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('review-profile');
    expect(buttonsOf(harness, failed('UNKNOWN'))).toEqual(['next', 'back', 'try-again']);
    expect(buttonsOf(harness, failed('PREVIOUSLY_USED_DEVICE'))).toEqual(['next', 'back', 'home']);
  });

  it('are only the answers while the guest is asked about an account', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('reporting-information');
    const asked = { accountPrompt: true };
    expect(buttonsOf(harness, asked)).toEqual(['create-account', 'decline-account']);
    expect(buttonsOf(harness, { ...asked, ...failed('UNKNOWN') })).toEqual([
      'create-account',
      'decline-account',
      'try-again',
    ]);
  });

  it('are only home once the lines can no longer be read, and none without a test', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('control-line');
    harness.wait(HOUR);
    expect(buttonsOf(harness)).toEqual(['home']);
    expect(stepButtons(INITIAL_STATE, harness.runner().moment())).toEqual([]);
  });
});

describe('a failed call', () => {
  const state = (view: Partial<View>, userGroups: readonly string[] = ['group']): AppState => ({
    ...INITIAL_STATE,
    identity: { ...INITIAL_STATE.identity, currentUser: { user_groups: userGroups } as CurrentUser },
    view: { ...QUIET_VIEW, ...view },
  });

  it.each([
    ['UNKNOWN', 'try-again'],
    ['NETWORK_REQUEST_FAILED', 'try-again'],
    ['PREVIOUSLY_USED_DEVICE', 'home'],
    ['RESULT_ALREADY_SAVED', 'home'],
  ] as const)('with %s offers %s', (code, button) => {
    expect(failureButton(state(failed(code)))).toBe(button);
  });

  it('offers nothing to an account that can make no call, nor does a call that succeeded', () => {
    expect(failureButton(state(failed('UNKNOWN'), []))).toBeNull();
    expect(failureButton(state({}))).toBeNull();
  });
});

describe('the message of a scan', () => {
  it('shows for every outcome but an accepted scan', () => {
    const shown = SCAN_OUTCOMES.filter((scanOutcome) => scanRejection({ scanOutcome }) === scanOutcome);
    expect(SCAN_OUTCOMES.filter((outcome) => !shown.includes(outcome))).toEqual(['accepted']);
    expect(scanRejection({ scanOutcome: 'accepted' })).toBeNull();
    expect(scanRejection({ scanOutcome: null })).toBeNull();
  });
});
