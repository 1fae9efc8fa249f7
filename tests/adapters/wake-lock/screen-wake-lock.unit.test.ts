import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScreenWakeLock } from '../../../adapters/wake-lock/screen-wake-lock.ts';

/** A page whose screen stays on while a lock is held, and whose browser ends every lock when the page is hidden. */
function aPage() {
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), visibility);
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const battery = { isLow: false };
  const wakeLock = {
    request: () => {
      if (battery.isLow) return Promise.reject(new Error('The battery is low.'));
      const lock = Object.assign(new EventTarget(), {
        released: false,
        release: () => {
          lock.released = true;
          lock.dispatchEvent(new Event('release'));
          return Promise.resolve();
        },
      });
      locks.push(lock);
      return Promise.resolve(lock as unknown as WakeLockSentinel);
    },
  };
  const show = (visibilityState: DocumentVisibilityState): void => {
    document.visibilityState = visibilityState;
    if (visibilityState === 'hidden') locks.forEach((lock) => void lock.release());
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const takeBack = (): void => locks.forEach((lock) => void lock.release());
  return { document, wakeLock, show, battery, takeBack, held: () => locks.filter(({ released }) => !released).length };
}

const passed = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the wake lock', () => {
  it('is requested once, and again when the page is visible again', async () => {
    const page = aPage();
    const lock = makeScreenWakeLock(page);
    lock.hold();
    lock.hold();
    await passed();
    expect(page.held()).toBe(1);
    page.show('hidden');
    await passed();
    expect(page.held()).toBe(0);
    page.show('visible');
    await passed();
    expect(page.held()).toBe(1);
  });

  it('is released, even when the browser grants it afterwards, and is not requested again', async () => {
    const page = aPage();
    const lock = makeScreenWakeLock(page);
    lock.hold();
    lock.release();
    await passed();
    page.show('hidden');
    page.show('visible');
    await passed();
    expect(page.held()).toBe(0);
  });

  it('is requested again after the browser refused or ended it on a visible page, as long as it is wanted', async () => {
    const page = aPage();
    page.battery.isLow = true;
    const lock = makeScreenWakeLock(page);
    lock.hold();
    await passed();
    page.battery.isLow = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.held()).toBe(1);
    page.takeBack();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.held()).toBe(1);
    lock.release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.held(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it.each([
    ['has none', undefined, false],
    ['refuses it', { request: () => Promise.reject(new Error('The battery is low.')) }, true],
  ])('is done without where the browser %s', async (_words, wakeLock, isAvailable) => {
    const lock = makeScreenWakeLock({ document: aPage().document, wakeLock });
    expect(lock.isAvailable()).toBe(isAvailable);
    expect(() => lock.hold()).not.toThrow();
    await passed();
    expect(() => lock.release()).not.toThrow();
  });
});
