import { beforeEach, describe, expect, it } from 'vitest';
import { formatTimeLeft } from '../../../../core/flow/timers.ts';
import { makeTimerWatch } from '../../../../core/use-cases/session/timer-watch.ts';
import { startedHarness } from '../../../support/flow-harness.ts';
import { waitingDevice, type Device } from './a-device.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let device: Device;

beforeEach(async () => {
  device = await waitingDevice();
});

describe('an unchanged clock', () => {
  it('counts down through staying, sleeping, reloading and a closed tab', async () => {
    await device.stay(2 * MINUTE);
    await device.sleep(3 * MINUTE);
    await device.reopen(0);
    await device.reopen(4 * MINUTE);
    expect(device.seen).toEqual({ step: 'countdown', left: '06:00', notice: null });
    await device.sleep(7 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '14:00', notice: null });
    await device.reopen(14 * MINUTE);
    expect(device.seen).toEqual({ step: 'expired', left: '00:00', notice: null });
  });

  it('does so without a network', async () => {
    device.isOnline = false;
    await device.stay(MINUTE);
    await device.sleep(13 * MINUTE);
    await device.reopen(2 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '14:00', notice: null });
  });

  it('is trusted when the page runs a moment before the browser reports its return', async () => {
    device.isOnline = false;
    await device.setClock(16 * MINUTE);
    expect(device.seen.step).toBe('countdown');
    device.harness.clock.advance(SECOND);
    await device.check({ hasReturned: true });
    expect(device.seen).toEqual({ step: 'result-ready', left: '13:59', notice: null });
  });
});

describe('a page in the background of a device that sleeps, without a network', () => {
  it('trusts the clock, although it is shown only later', async () => {
    device.isOnline = false;
    const hidden = { isVisible: false };
    await device.check(hidden);
    device.harness.clock.set(device.harness.clock.now() + 16 * MINUTE);
    await device.check(hidden);
    device.harness.clock.advance(10 * SECOND);
    await device.check(hidden);
    expect(device.seen).toEqual({ step: 'result-ready', left: '13:50', notice: null });
    await device.check({ hasReturned: true });
    expect(device.seen).toEqual({ step: 'result-ready', left: '13:50', notice: null });
  });
});

describe('a server whose answers take six seconds', () => {
  /** What is left of the wait by the real time, as the page writes it. */
  const really = ({ passed }: Device): string => formatTimeLeft((15 * MINUTE - passed) / SECOND);

  it('corrects no clock that is right', async () => {
    await device.stay(2 * MINUTE);
    device.answerTakes = 6 * SECOND;
    await device.stay(4 * MINUTE);
    device.answerTakes = 0;
    await device.stay(2 * MINUTE);
    expect(device.seen).toEqual({ step: 'countdown', left: really(device), notice: null });
  });

  it.each([
    ['forward', HOUR],
    ['back', -HOUR],
  ])('sets a clock right that was set %s', async (_way, change) => {
    await device.stay(2 * MINUTE);
    device.answerTakes = 6 * SECOND;
    await device.setClock(change);
    expect(device.seen).toEqual({ step: 'countdown', left: really(device), notice: 'corrected' });
    await device.reopen(MINUTE, change);
    expect(device.seen).toEqual({ step: 'countdown', left: really(device), notice: 'corrected' });
  });
});

describe.each([
  ['20 minutes', 20 * MINUTE],
  ['3 hours', 3 * HOUR],
  ['2 days', 2 * DAY],
])('a clock that is set by %s', (_words, change) => {
  it.each(['forward', 'back'])('%s while the page is open does not change the wait and the window', async (way) => {
    await device.stay(5 * MINUTE);
    await device.setClock(way === 'forward' ? change : -change);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'corrected' });
    await device.stay(10 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '15:00', notice: 'corrected' });
    await device.stay(15 * MINUTE);
    expect(device.seen.step).toBe('expired');
  });

  it('forward while the tab is closed does not end the wait', async () => {
    await device.stay(5 * MINUTE);
    await device.reopen(MINUTE, change);
    expect(device.seen).toEqual({ step: 'countdown', left: '09:00', notice: 'corrected' });
  });

  it('back while the tab is closed allows no reading too early or too late', async () => {
    await device.stay(5 * MINUTE);
    await device.reopen(MINUTE, -change);
    expect(device.seen).toEqual({ step: 'countdown', left: '09:00', notice: 'corrected' });
  });

  it('forward while the page is open offline: the page counts the wait itself', async () => {
    device.isOnline = false;
    await device.stay(5 * MINUTE);
    await device.setClock(change);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'unsure' });
    await device.reopen(0);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'unsure' });
    await device.stay(4 * MINUTE);
    device.isOnline = true;
    await device.check();
    expect(device.seen).toEqual({ step: 'countdown', left: '06:00', notice: 'corrected' });
  });

  it('back while the page is open offline: the counted time is kept', async () => {
    device.isOnline = false;
    await device.stay(5 * MINUTE);
    await device.setClock(-change);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'corrected' });
  });

  it('back while the tab is closed offline: no reading until the server has returned the time', async () => {
    device.isOnline = false;
    await device.stay(20 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '10:00', notice: null });
    await device.reopen(MINUTE, -change);
    expect(device.seen).toMatchObject({ step: 'expired', notice: 'unsure' });
    device.isOnline = true;
    await device.check();
    expect(device.seen).toEqual({ step: 'result-ready', left: '09:00', notice: 'corrected' });
  });
});

describe('a clock that was set back by less than the tab was closed', () => {
  it('makes the wait longer, because the longer wait wins, but not the window', async () => {
    await device.reopen(10 * MINUTE, -4 * MINUTE);
    expect(device.seen).toEqual({ step: 'countdown', left: '09:00', notice: 'corrected' });
    await device.stay(9 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '11:00', notice: 'corrected' });
  });
});

describe("a server's clock that was set back", () => {
  it('is ignored by a page that has counted more', async () => {
    await device.stay(10 * MINUTE);
    device.serverSetBack = 8 * MINUTE;
    await device.stay(2 * MINUTE);
    expect(device.seen).toEqual({ step: 'countdown', left: '03:00', notice: null });
    await device.setClock(HOUR);
    expect(device.seen).toEqual({ step: 'countdown', left: '03:00', notice: 'corrected' });
  });

  it('is ignored by a page that was opened in the reading window, too', async () => {
    await device.reopen(20 * MINUTE);
    device.serverSetBack = 3 * MINUTE;
    await device.stay(4 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '06:00', notice: null });
  });
});

describe('an answer given too early', () => {
  it('is dropped, and the wait continues', async () => {
    await device.stay(MINUTE);
    device.isOnline = false;
    await device.reopen(0, 20 * MINUTE);
    await device.harness.passUntil('test-line');
    expect(device.harness.state().session.controlLineResult).toBe('yes');
    device.isOnline = true;
    await device.check();
    expect(device.seen).toEqual({ step: 'countdown', left: '14:00', notice: 'corrected' });
    expect(device.harness.state().session.controlLineResult).toBeNull();
  });
});

describe('the time of the server', () => {
  it('is requested when a page is visible again, and once a minute, and not without a timer', async () => {
    const harness = await startedHarness('testing');
    let calls = 0;
    const watch = makeTimerWatch({
      runner: harness.runner(),
      clock: harness.clock,
      serverTime: {
        now: () => {
          calls += 1;
          return harness.backend.serverTime.now();
        },
      },
    });
    const check = async (hasReturned = false) => {
      watch.check({ isVisible: true, hasReturned, isOnline: true });
      await watch.settled();
    };
    await check(true);
    expect(calls).toBe(0);
    await harness.passUntil('countdown');
    await check();
    expect(calls).toBe(1);
    for (let second = 0; second < 120; second += 1) {
      harness.clock.advance(SECOND);
      await check();
    }
    expect(calls).toBe(3);
    await check(true);
    expect(calls).toBe(4);
  });
});

describe('a page in the background', () => {
  it.each([0, 1, 2, 3, 4])(
    'follows the time at each of its ticks when it is alone, also when opened %i seconds late',
    async (late) => {
      const harness = await startedHarness('testing');
      await harness.passUntil('countdown');
      const { clock, backend } = harness;
      const watch = makeTimerWatch({ runner: harness.runner(), clock, serverTime: backend.serverTime });
      const tick = (): void => watch.check({ isVisible: false, hasReturned: false, isOnline: false });
      clock.advance(late * SECOND);
      tick();
      for (let passed = late + 1; passed < 15 * 60; passed += 1) {
        clock.advance(SECOND);
        tick();
      }
      expect(harness.step()).toBe('countdown');
      clock.advance(SECOND);
      tick();
      expect(harness.step()).toBe('result-ready');
    },
  );

  /** The tab in front is closed after five minutes; the page in the background is woken each minute. */
  it('ends the wait when no other tab does so any more', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    const { clock, backend } = harness;
    const watches = [harness.runner(), harness.openTab().runner].map((runner) =>
      makeTimerWatch({ runner, clock, serverTime: backend.serverTime }),
    );
    const minute = async (open: readonly boolean[]): Promise<void> => {
      clock.advance(MINUTE);
      for (const [place, watch] of watches.entries()) {
        if (open[place] === true) watch.check({ isVisible: place === 0, hasReturned: false, isOnline: true });
        await watch.settled();
      }
    };
    for (let passed = 0; passed < 5; passed += 1) await minute([true, true]);
    for (let passed = 5; passed < 14; passed += 1) await minute([false, true]);
    expect(harness.step()).toBe('countdown');
    await minute([false, true]);
    expect(harness.step()).toBe('result-ready');
  });
});
