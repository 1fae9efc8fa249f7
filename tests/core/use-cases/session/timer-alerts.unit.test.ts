import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryChime, type MemoryChime } from '../../../support/memory-chime.ts';
import { makeMemoryNotifier, type MemoryNotifier } from '../../../support/memory-notifier.ts';
import { makeMemoryStorage } from '../../../../adapters/memory/memory-storage.ts';
import { makeTimerAlerts, type TimerAlerts } from '../../../../core/use-cases/session/timer-alerts.ts';
import { startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const MINUTE = 60_000;

let harness: FlowHarness;
let chime: MemoryChime;
let notifier: MemoryNotifier;
let alerts: TimerAlerts;
let storage = makeMemoryStorage();
let shaken = 0;
let warned = 0;
let isAwake = false;
let isVisible = true;

function open(): void {
  chime = makeMemoryChime();
  notifier = makeMemoryNotifier('askable');
  alerts = makeTimerAlerts({
    chime,
    notifier,
    storage,
    vibrator: { vibrate: ([first]) => void (first === 150 ? (warned += 1) : (shaken += 1)) },
    wakeLock: { isAvailable: () => true, hold: () => void (isAwake = true), release: () => void (isAwake = false) },
  });
}

function observe(): void {
  const context = { isVisible, noticeFor: (alert: string) => ({ title: 'Clearline', text: alert }) };
  alerts.observe({ session: harness.state().session, now: harness.clock.now() }, context);
}

function wait(milliseconds: number): void {
  harness.wait(milliseconds);
  observe();
}

/** Resolves when what was observed has had its effects. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

beforeEach(async () => {
  harness = await startedHarness('testing');
  await harness.passUntil('countdown');
  storage = makeMemoryStorage();
  shaken = 0;
  isAwake = false;
  isVisible = true;
  open();
  observe();
});

describe('the alerts', () => {
  it('announce once the end of the wait, the last minute and the end of the window', async () => {
    await alerts.notePress();
    wait(14 * MINUTE);
    expect(chime.rung).toEqual([]);
    wait(MINUTE);
    wait(MINUTE);
    expect(chime.rung).toEqual(['ready']);
    wait(13 * MINUTE);
    wait(1_000);
    expect(chime.rung).toEqual(['ready', 'closing']);
    wait(MINUTE);
    wait(MINUTE);
    expect(chime.rung).toEqual(['ready', 'closing', 'expired']);
    expect(shaken).toBe(3);
  });

  it('take back the sound that a phone call took, before the wait ends', async () => {
    await alerts.notePress();
    chime.interrupt();
    observe();
    await settled();
    expect([alerts.settings().sound, chime.isReady()]).toEqual(['on', true]);
  });

  it.each([
    ['hidden', false, { title: 'Clearline', text: 'silent' }],
    ['visible', true, null],
  ])('tell on a %s page, before the wait ends, that the sound cannot be had', async (_words, isShown, notice) => {
    await alerts.setSound(true);
    await alerts.setNotices(true);
    await settled();
    [isVisible, warned] = [isShown, 0];
    chime.interrupt({ forGood: true });
    wait(MINUTE);
    await settled();
    expect([alerts.settings().missing, warned, notifier.shown]).toEqual(['sound', 1, notice]);
    wait(MINUTE);
    await settled();
    expect(warned).toBe(1);
    await alerts.notePress();
    expect(alerts.settings().missing).toBeNull();
  });

  it.each([
    ['does not want it', () => alerts.setSound(false)],
    ['is not waiting', () => Promise.resolve(alerts.rest())],
  ])('do not miss the sound where the person %s', async (_words, act) => {
    observe();
    await settled();
    expect(alerts.settings().missing).toBe('sound');
    await act();
    expect(alerts.settings().missing).toBeNull();
  });

  it.each(['refused', 'askable'] as const)('tell that the permission for messages is %s since', async (since) => {
    await alerts.notePress();
    await alerts.setNotices(true);
    await settled();
    warned = 0;
    notifier.become(since);
    wait(1_000);
    expect([alerts.settings().missing, warned]).toEqual(['notices', 1]);
    notifier.become('allowed');
    wait(1_000);
    expect(alerts.settings().missing).toBeNull();
  });

  it('do not announce what a returning person already sees', () => {
    wait(16 * MINUTE);
    const rung = shaken;
    open();
    observe();
    wait(1_000);
    expect(shaken).toBe(rung);
  });

  it('are silent for a test that was cancelled, and for the next one', async () => {
    harness.actions().cancelTest();
    await harness.actions().startTest('testing');
    observe();
    expect(shaken).toBe(0);
  });

  it('keep the screen awake from the wait to the end of the window, and not while the test is hidden', () => {
    expect(isAwake).toBe(true);
    wait(16 * MINUTE);
    expect(isAwake).toBe(true);
    alerts.rest();
    expect(isAwake).toBe(false);
    observe();
    expect(isAwake).toBe(true);
    wait(15 * MINUTE);
    expect(isAwake).toBe(false);
  });
});

describe('the sound', () => {
  it('is on by default, waits for a press, and is remembered when it is turned off', async () => {
    expect(alerts.settings().sound).toBe('locked');
    await alerts.notePress();
    expect(alerts.settings().sound).toBe('on');
    await alerts.setSound(false);
    open();
    await alerts.notePress();
    expect([alerts.settings().sound, chime.isReady()]).toEqual(['off', false]);
    wait(15 * MINUTE);
    expect(chime.rung).toEqual([]);
  });

  it('plays when it is turned on', async () => {
    await alerts.setSound(true);
    expect(chime.rung).toEqual(['closing']);
  });

  it('notifies listeners of its setting', async () => {
    const seen: string[] = [];
    const stop = alerts.subscribe(() => seen.push(alerts.settings().sound));
    await alerts.notePress();
    await alerts.setSound(false);
    stop();
    await alerts.setSound(true);
    expect(seen).toEqual(['on', 'off']);
  });
});

describe('notifications', () => {
  it('are requested only when the person turns them on, and show while the page is hidden', async () => {
    await alerts.notePress();
    expect(notifier.asked).toBe(0);
    isVisible = false;
    wait(15 * MINUTE);
    expect(notifier.shown).toBeNull();
    await alerts.setNotices(true);
    expect([notifier.asked, alerts.settings().notices]).toEqual([1, 'on']);
    wait(14 * MINUTE);
    expect(notifier.shown).toEqual({ title: 'Clearline', text: 'closing' });
    isVisible = true;
    wait(1_000);
    expect(notifier.shown).toBeNull();
  });

  it('do not show while the page is visible', async () => {
    await alerts.setNotices(true);
    wait(15 * MINUTE);
    expect(notifier.shown).toBeNull();
  });

  it('are reported as blocked when the person, or the browser, denies them', async () => {
    notifier.answerWith('refused');
    await alerts.setNotices(true);
    expect(alerts.settings().notices).toBe('refused');
    await alerts.setNotices(true);
    expect(notifier.asked).toBe(1);
  });
});
