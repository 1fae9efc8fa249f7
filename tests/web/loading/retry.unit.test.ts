import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryUntilLoaded } from '../../../web/loading/retry.ts';

const MINUTE = 60_000;

/** The part of a page that is listened to. */
function aPage(): Window {
  return Object.assign(new EventTarget(), { setTimeout, clearTimeout }) as unknown as Window;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading in the background', () => {
  it('is retried until it succeeds, and immediately when the network is back', async () => {
    const page = aPage();
    const load = vi.fn(() => Promise.resolve('there'));
    load.mockRejectedValueOnce(new Error('No network.')).mockRejectedValueOnce(new Error('No network.'));
    const loading = retryUntilLoaded(load, undefined, page);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(load).toHaveBeenCalledTimes(2);
    page.dispatchEvent(new Event('online'));
    expect(await loading).toBe('there');
    expect([load.mock.calls.length, vi.getTimerCount()]).toEqual([3, 0]);
  });

  it('stops when it is no longer wanted', async () => {
    const page = aPage();
    const leaving = new AbortController();
    const load = vi.fn(() => Promise.reject(new Error('No network.')));
    const loading = retryUntilLoaded(load, leaving.signal, page);
    const ended = expect(loading).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(MINUTE);
    const attempts = load.mock.calls.length;
    leaving.abort();
    await ended;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([load.mock.calls.length, vi.getTimerCount()]).toEqual([attempts, 0]);
  });
});
