import { afterEach, describe, expect, it, vi } from 'vitest';
import { withRecovery } from '../../../web/loading/load-later.ts';

/** As much of a page as a recovery looks at. */
function aPage({ answers, isTimerShown = false }: { readonly answers: boolean; readonly isTimerShown?: boolean }) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('window', {
    location: { href: 'https://clearline.example/home', pathname: '/home', reload },
    history: { state: null },
    fetch: () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed to fetch'))),
    document: { querySelector: () => (isTimerShown ? {} : null) },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  return reload;
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => void vi.unstubAllGlobals());

describe('a part of the app that does not come', () => {
  it('is tried once more where the server answers', async () => {
    const reload = aPage({ answers: true });
    const load = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await withRecovery(load)).toBe('there');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  });

  it('fails, and leaves the page alone, where the server does not answer', async () => {
    const reload = aPage({ answers: false });
    const load = vi.fn(gone);
    await expect(withRecovery(load)).rejects.toThrow('Failed to fetch');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('has the page loaded again, and not a second time', async () => {
    const reload = aPage({ answers: true });
    await expect(withRecovery(gone)).rejects.toThrow('Failed to fetch');
    await expect(withRecovery(gone)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not silence the alarm of a running timer by a reload that the person did not ask for', async () => {
    const reload = aPage({ answers: true, isTimerShown: true });
    await expect(withRecovery(gone)).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });
});
