import { beforeEach, describe, expect, it } from 'vitest';
import { isStillValid, timerAnnouncement } from '../../../core/flow/timer-announcement.ts';
import type { TimerMoment } from '../../../core/flow/timer-alerts.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let harness: FlowHarness;
let last: TimerMoment;

const moment = (): TimerMoment => ({ session: harness.state().session, now: harness.clock.now() });

/** What is announced when time passes second by second. */
function announcedIn(milliseconds: number, tick = SECOND): readonly (string | null)[] {
  const announced: (string | null)[] = [];
  for (let passed = 0; passed < milliseconds; passed += tick) {
    harness.wait(tick);
    announced.push(timerAnnouncement(last, moment()));
    last = moment();
  }
  return announced.filter((one) => one !== null);
}

beforeEach(async () => {
  harness = await startedHarness('testing');
  await harness.passUntil('countdown');
  last = moment();
});

describe('timer announcements', () => {
  it('cover the moments that matter, each once', () => {
    expect(announcedIn(15 * MINUTE)).toEqual(['tenMinutes', 'fiveMinutes', 'oneMinute', 'ready']);
    expect(announcedIn(20 * MINUTE)).toEqual(['sixtySeconds', 'thirtySeconds', 'tenSeconds', 'expired']);
  });

  it('leave out a mark that passed long ago while the page slept', () => {
    expect(announcedIn(14 * MINUTE, 7 * MINUTE)).toEqual(['oneMinute']);
    expect(announcedIn(20 * MINUTE, 20 * MINUTE)).toEqual(['expired']);
  });

  it('do not say that the time is over while the clock is in doubt', () => {
    const doubtful = (): TimerMoment => ({
      ...moment(),
      session: { ...moment().session, clockNotice: 'unsure' },
    });
    harness.wait(29 * MINUTE);
    const before = doubtful();
    harness.wait(MINUTE);
    expect(timerAnnouncement(before, doubtful())).toBe('expiredUnsure');
    expect([isStillValid('expiredUnsure', doubtful()), isStillValid('expired', doubtful())]).toEqual([true, false]);
    expect([isStillValid('expiredUnsure', moment()), isStillValid('expired', moment())]).toEqual([false, true]);
  });

  it('ignore another test', () => {
    const other = { ...last, session: { ...last.session, testId: 'another' } };
    harness.wait(5 * MINUTE);
    expect(timerAnnouncement(last, moment())).toBe('tenMinutes');
    expect(timerAnnouncement(other, moment())).toBeNull();
  });

  it('disappear when they no longer apply', async () => {
    expect([isStillValid('oneMinute', moment()), isStillValid('ready', moment())]).toEqual([true, false]);
    harness.wait(15 * MINUTE);
    expect([isStillValid('oneMinute', moment()), isStillValid('ready', moment())]).toEqual([false, true]);
    await harness.passUntil('result-details');
    expect(isStillValid('ready', moment())).toBe(false);
  });

  it('announce the end instead of the last seconds once the window is over', () => {
    harness.wait(29 * MINUTE);
    expect(isStillValid('tenSeconds', moment())).toBe(true);
    harness.wait(MINUTE);
    expect([isStillValid('tenSeconds', moment()), isStillValid('expired', moment())]).toEqual([false, true]);
  });
});
