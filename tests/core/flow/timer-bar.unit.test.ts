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
    expect(bar()).toEqual({ phase: 'waiting', words: 'waiting', secondsLeft: 900, isOwn: true, leadsBack: true });
    await harness.passUntil('confirm-result');
    expect(bar()).toMatchObject({ phase: 'reading' });
    await harness.passUntil('result-details');
    expect(bar()).toBeNull();
  });

  it('warns when little time is left to read, and when it is over', async () => {
    await harness.passUntil('countdown');
    harness.wait(15 * MINUTE);
    expect(bar()).toEqual({ phase: 'reading', words: 'reading', secondsLeft: 900, isOwn: true, leadsBack: true });
    harness.wait(14 * MINUTE);
    expect(bar()).toEqual({ phase: 'closing', words: 'closing', secondsLeft: 60, isOwn: true, leadsBack: true });
    harness.wait(MINUTE - SECOND);
    expect(bar()).toMatchObject({ phase: 'closing', secondsLeft: 1 });
    harness.wait(SECOND);
    expect(bar()).toEqual({ phase: 'expired', words: 'expired', secondsLeft: null, isOwn: true, leadsBack: true });
    harness.actions().goHome();
    expect(bar()).toBeNull();
  });

  it('does not say that the time is over while the clock is in doubt', async () => {
    await harness.passUntil('countdown');
    harness.wait(30 * MINUTE);
    const state = harness.state();
    if (state.timed === null) throw new Error('No timer runs.');
    const session = { ...state.timed.session, clockNotice: 'unsure' } as const;
    const doubtful = { ...state, timed: { ...state.timed, session } };
    expect(timerBar(doubtful, harness.clock.now())).toMatchObject({ phase: 'expired', words: 'expiredUnsure' });
  });

  it('is shown to others without a way to the test, as long as it runs', async () => {
    await harness.passUntil('countdown');
    const state = harness.state();
    if (state.timed === null) throw new Error('No timer runs.');
    const toAnother = { ...state, timed: { ...state.timed, isOwn: false } };
    expect(timerBar(toAnother, harness.clock.now())).toMatchObject({ isOwn: false, leadsBack: false });
    harness.wait(15 * MINUTE);
    const reading = harness.state().timed;
    const over = { ...state, timed: reading && { ...reading, isOwn: false } };
    expect(timerBar(over, harness.clock.now() + 15 * MINUTE)).toBeNull();
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
      isOwn: true,
      leadsBack: false,
    });
  });
});
