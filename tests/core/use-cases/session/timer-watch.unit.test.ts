import { beforeEach, describe, expect, it } from 'vitest';
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

describe('a clock that nobody touches', () => {
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

  it('needs no network for that', async () => {
    device.isOnline = false;
    await device.stay(MINUTE);
    await device.sleep(13 * MINUTE);
    await device.reopen(2 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '14:00', notice: null });
  });

  it('is not doubted by a device that runs the page a moment before it tells of its return', async () => {
    device.isOnline = false;
    await device.setClock(16 * MINUTE);
    expect(device.seen.step).toBe('countdown');
    device.harness.clock.advance(SECOND);
    await device.look({ hasReturned: true });
    expect(device.seen).toEqual({ step: 'result-ready', left: '13:59', notice: null });
  });
});

describe.each([
  ['20 minutes', 20 * MINUTE],
  ['3 hours', 3 * HOUR],
  ['2 days', 2 * DAY],
])('a clock that is set by %s', (_words, change) => {
  it.each(['on', 'back'])('%s before an open page changes nothing about the wait and the window', async (way) => {
    await device.stay(5 * MINUTE);
    await device.setClock(way === 'on' ? change : -change);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'corrected' });
    await device.stay(10 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '15:00', notice: 'corrected' });
    await device.stay(15 * MINUTE);
    expect(device.seen.step).toBe('expired');
  });

  it('on while the tab is closed does not end the wait', async () => {
    await device.stay(5 * MINUTE);
    await device.reopen(MINUTE, change);
    expect(device.seen).toEqual({ step: 'countdown', left: '09:00', notice: 'corrected' });
  });

  it('back while the tab is closed makes nobody read too early or too late', async () => {
    await device.stay(5 * MINUTE);
    await device.reopen(MINUTE, -change);
    expect(device.seen).toEqual({ step: 'countdown', left: '09:00', notice: 'corrected' });
  });

  it('on before an open page without a network: the page counts the wait itself', async () => {
    device.isOnline = false;
    await device.stay(5 * MINUTE);
    await device.setClock(change);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'unsure' });
    await device.reopen(0);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'unsure' });
    await device.stay(4 * MINUTE);
    device.isOnline = true;
    await device.look();
    expect(device.seen).toEqual({ step: 'countdown', left: '06:00', notice: 'corrected' });
  });

  it('back before an open page without a network: what was counted holds', async () => {
    device.isOnline = false;
    await device.stay(5 * MINUTE);
    await device.setClock(-change);
    expect(device.seen).toEqual({ step: 'countdown', left: '10:00', notice: 'corrected' });
  });

  it('back while the tab is closed without a network: nobody reads before the server said what time it is', async () => {
    device.isOnline = false;
    await device.stay(20 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '10:00', notice: null });
    await device.reopen(MINUTE, -change);
    expect(device.seen).toMatchObject({ step: 'expired', notice: 'unsure' });
    device.isOnline = true;
    await device.look();
    expect(device.seen).toEqual({ step: 'result-ready', left: '09:00', notice: 'corrected' });
  });
});

describe('a clock that was set back unseen by less than the tab was closed', () => {
  it('makes the wait longer, since the longer wait wins, and the window not', async () => {
    await device.reopen(10 * MINUTE, -4 * MINUTE);
    expect(device.seen).toEqual({ step: 'countdown', left: '09:00', notice: 'corrected' });
    await device.stay(9 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '11:00', notice: 'corrected' });
  });
});

describe("a server's clock that was set back", () => {
  it('is not believed by a page that has counted more', async () => {
    await device.stay(10 * MINUTE);
    device.serverSetBack = 8 * MINUTE;
    await device.stay(2 * MINUTE);
    expect(device.seen).toEqual({ step: 'countdown', left: '03:00', notice: null });
    await device.setClock(HOUR);
    expect(device.seen).toEqual({ step: 'countdown', left: '03:00', notice: 'corrected' });
  });

  it('is not believed by a page that was opened while the person reads, either', async () => {
    await device.reopen(20 * MINUTE);
    device.serverSetBack = 3 * MINUTE;
    await device.stay(4 * MINUTE);
    expect(device.seen).toEqual({ step: 'result-ready', left: '06:00', notice: null });
  });
});

describe('lines that were read too early', () => {
  it('are forgotten, and the person waits on', async () => {
    await device.stay(MINUTE);
    device.isOnline = false;
    await device.reopen(0, 20 * MINUTE);
    await device.harness.passUntil('test-line');
    expect(device.harness.state().session.controlLineResult).toBe('yes');
    device.isOnline = true;
    await device.look();
    expect(device.seen).toEqual({ step: 'countdown', left: '14:00', notice: 'corrected' });
    expect(device.harness.state().session.controlLineResult).toBeNull();
  });
});

describe('the server', () => {
  it('is asked when a page comes back, and once a minute, and not without a timer', async () => {
    const harness = await startedHarness('testing');
    let calls = 0;
    const watch = makeTimerWatch({
      runner: harness.runner(),
      clock: harness.clock,
      storage: harness.storage,
      serverTime: {
        now: () => {
          calls += 1;
          return harness.backend.serverTime.now();
        },
      },
    });
    const look = async (hasReturned = false) => {
      watch.look({ isInSight: true, hasReturned, isOnline: true });
      await watch.settled();
    };
    await look(true);
    expect(calls).toBe(0);
    await harness.passUntil('countdown');
    await look();
    expect(calls).toBe(1);
    for (let second = 0; second < 120; second += 1) {
      harness.clock.advance(SECOND);
      await look();
    }
    expect(calls).toBe(3);
    await look(true);
    expect(calls).toBe(4);
  });
});
