import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTimerWatch, type TimerWatch } from '../../../core/use-cases/session/timer-watch.ts';
import { SessionStore } from '../../../web/stores/session-store.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The part of a page that the store listens to. */
function aPage() {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const page = Object.assign(new EventTarget(), { document, navigator: { onLine: true }, setTimeout, clearTimeout });
  return { page: page as unknown as Window, document };
}

let harness: FlowHarness;
let store: SessionStore;
let watch: TimerWatch;

/** Advances the clock and the timers together, as in a visible page. */
function runFor(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    harness.clock.advance(100);
    vi.advanceTimersByTime(100);
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  harness = await startedHarness('testing');
  store = new SessionStore(harness.runner());
  const { clock, backend } = harness;
  watch = makeTimerWatch({ runner: harness.runner(), clock, serverTime: backend.serverTime });
});
afterEach(() => vi.useRealTimers());

describe('the session store', () => {
  it("shows the core's state immediately after a change", async () => {
    const seen: (string | null)[] = [];
    const stop = autorun(() => seen.push(store.shownStep));
    const pressed = harness.actions().pressNext();
    stop();
    expect(seen).toEqual(['intro-welcome', 'intro-how-it-works']);
    await pressed;
  });

  it('never shows more time than is left when a timer starts between two ticks', async () => {
    await harness.passUntil('process-2');
    store.mirror();
    harness.clock.advance(700);
    await harness.actions().pressNext();
    expect(store.timeLeft).toBe('15:00');
  });

  it('notifies no observer when a repaint does not change what is observed', () => {
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([store.obstacle, store.fieldErrors]));
    harness.clock.advance(SECOND);
    store.mirror();
    stop();
    expect(seen).toHaveLength(1);
  });
});

describe('ticking', () => {
  it('repaints at each second of the timer, and continues at zero', async () => {
    await harness.passUntil('countdown');
    const seen: (string | null)[] = [];
    const stopTicking = store.startTicking(aPage().page, watch);
    const stop = autorun(() => seen.push(store.timeLeft));
    runFor(3 * SECOND);
    expect(seen).toEqual(['15:00', '14:59', '14:58', '14:57']);
    runFor(15 * MINUTE - 3 * SECOND);
    expect(store.shownStep).toBe('result-ready');
    stop();
    stopTicking();
  });

  it('continues immediately when a page whose timers were suspended becomes visible', async () => {
    await harness.passUntil('countdown');
    const { page, document } = aPage();
    const stopTicking = store.startTicking(page, watch);
    harness.clock.advance(16 * MINUTE);
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.shownStep).toBe('countdown');
    document.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect({ step: store.shownStep, left: store.timeLeft }).toEqual({ step: 'result-ready', left: '14:00' });
    stopTicking();
  });

  it("continues immediately when a page is restored from the browser's cache", async () => {
    await harness.passUntil('countdown');
    const { page } = aPage();
    const stopTicking = store.startTicking(page, watch);
    harness.clock.advance(31 * MINUTE);
    page.dispatchEvent(new Event('pageshow'));
    expect(store.shownStep).toBe('expired');
    stopTicking();
  });

  it('ends when it is stopped', async () => {
    await harness.passUntil('countdown');
    const { page } = aPage();
    store.startTicking(page, watch)();
    runFor(MINUTE);
    page.dispatchEvent(new Event('pageshow'));
    expect(store.timeLeft).toBe('15:00');
    expect(vi.getTimerCount()).toBe(0);
  });
});
