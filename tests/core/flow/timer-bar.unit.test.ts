import { beforeEach, describe, expect, it } from 'vitest';
import { timerBar } from '../../../core/flow/timer-bar.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let harness: FlowHarness;

const bar = () => timerBar(harness.state(), harness.clock.now());

beforeEach(async () => {
  harness = await startedHarness('testing');
});

describe('the bar of a running timer', () => {
  it('is shown from the start of the wait until the result, and at no other step', async () => {
    await harness.passUntil('process-2');
    expect(bar()).toBeNull();
    await harness.passUntil('countdown');
    expect(bar()).toEqual({ phase: 'waiting', words: 'waiting', secondsLeft: 900, leadsBack: true });
    await harness.passUntil('confirm-result');
    expect(bar()).toMatchObject({ phase: 'reading' });
    await harness.passUntil('result-details');
    expect(bar()).toBeNull();
  });

  it('warns when little time is left to read, and when it is over', async () => {
    await harness.passUntil('countdown');
    harness.wait(15 * MINUTE);
    expect(bar()).toEqual({ phase: 'reading', words: 'reading', secondsLeft: 900, leadsBack: true });
    harness.wait(14 * MINUTE);
    expect(bar()).toEqual({ phase: 'closing', words: 'closing', secondsLeft: 60, leadsBack: true });
    harness.wait(MINUTE - SECOND);
    expect(bar()).toMatchObject({ phase: 'closing', secondsLeft: 1 });
    harness.wait(SECOND);
    expect(bar()).toEqual({ phase: 'expired', words: 'expired', secondsLeft: null, leadsBack: true });
    harness.actions().goHome();
    expect(bar()).toBeNull();
  });

  it('does not say that the time is over while the clock is in doubt', async () => {
    await harness.passUntil('countdown');
    harness.wait(30 * MINUTE);
    const state = harness.state();
    const doubtful = { ...state, session: { ...state.session, clockNotice: 'unsure' } } as const;
    expect(timerBar(doubtful, harness.clock.now())).toMatchObject({ phase: 'expired', words: 'expiredUnsure' });
  });

  it('is shown only to the person who is testing', async () => {
    await harness.passUntil('countdown');
    const { identity, ...rest } = harness.state();
    expect(identity.isGuestLogin).toBe(true);
    expect(timerBar({ ...rest, identity: { ...identity, isGuestLogin: false } }, harness.clock.now())).toBeNull();
    harness.actions().logOut();
    expect(bar()).toBeNull();
  });

  it('does not link to the test while a new account has no profile for it', async () => {
    await harness.passUntil('countdown');
    const state = harness.state();
    const asked = { ...state, account: { ...state.account, isAfterGuest: true } };
    expect(timerBar(asked, harness.clock.now())).toEqual({
      phase: 'waiting',
      words: 'waiting',
      secondsLeft: 900,
      leadsBack: false,
    });
  });
});
