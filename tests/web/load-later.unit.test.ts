import { afterEach, describe, expect, it, vi } from 'vitest';
import { withRecovery } from '../../web/load-later.ts';
import { LOADING_MARK } from '../../web/loading-mark.ts';

/** The attributes of the page. */
const marks = new Set<string>();

/** As much of a page as a recovery looks at. */
function aPage({ answers, isTimerShown = false }: { readonly answers: boolean; readonly isTimerShown?: boolean }) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const toggleAttribute = (name: string, isSet: boolean) => (isSet ? marks.add(name) : marks.delete(name));
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
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

it('the page is marked until the last of what is being loaded has come, or has failed', async () => {
  aPage({ answers: false });
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const loads = [first, second].map(({ promise }) => withRecovery(() => promise));
  expect([...marks]).toEqual([LOADING_MARK]);
  first.resolve('there');
  await loads[0];
  expect([...marks]).toEqual([LOADING_MARK]);
  second.reject(new TypeError('Failed to fetch'));
  await expect(loads[1]).rejects.toThrow('Failed to fetch');
  expect([...marks]).toEqual([]);
});

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
