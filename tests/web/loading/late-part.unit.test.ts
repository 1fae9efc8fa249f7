import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latePart } from '../../../web/loading/late-part.ts';
import { LOADING_MARK } from '../../../web/loading/loading-mark.ts';

/** The attributes of the page's root element. */
const marks = new Set<string>();

beforeEach(() => {
  const toggleAttribute = (name: string, isSet: boolean) => (isSet ? marks.add(name) : marks.delete(name));
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
});

/** The part of a page that a recovery uses. */
function aPage({ answers, isTimerShown = false }: { readonly answers: boolean; readonly isTimerShown?: boolean }) {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('window', {
    location: { href: 'https://clearline.example/home', pathname: '/home', reload },
    history: { state: null },
    fetch: () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed to fetch'))),
    document: { querySelector: () => (isTimerShown ? {} : null) },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
  return reload;
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => void vi.unstubAllGlobals());

describe('a part of the app that is loaded late', () => {
  it('is not loaded before the first call, and once for all callers', async () => {
    let loads = 0;
    const part = latePart(() => Promise.resolve((loads += 1)));
    expect([loads, part.current()]).toEqual([0, null]);

    const calls = [part(), part()];
    expect(part.current()).toBeNull();
    expect(await Promise.all([...calls, part()])).toEqual([1, 1, 1]);
    expect(part.current()).toBe(1);
  });

  it('notifies its listeners once it is loaded', async () => {
    const part = latePart(() => Promise.resolve('there'));
    const heard: (string | null)[] = [];
    part.subscribe(() => heard.push(part.current()));
    const end = part.subscribe(() => heard.push('ended'));
    end();
    await part();
    await part();
    expect(heard).toEqual(['there']);
  });

  it('marks the page until the last part has been loaded or has failed', async () => {
    aPage({ answers: false });
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const loads = [first, second].map(({ promise }) => latePart(() => promise)());
    expect([...marks]).toEqual([LOADING_MARK]);
    first.resolve('there');
    await loads[0];
    expect([...marks]).toEqual([LOADING_MARK]);
    second.reject(new TypeError('Failed to fetch'));
    await expect(loads[1]).rejects.toThrow('Failed to fetch');
    expect([...marks]).toEqual([]);
  });

  it('is loaded again for the next caller after a failure', async () => {
    aPage({ answers: false });
    const load = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = latePart(load);
    await expect(part()).rejects.toThrow('Failed to fetch');
    expect(part.current()).toBeNull();
    expect([await part(), await part(), part.current()]).toEqual(['there', 'there', 'there']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is prefetched with one try, which a later call joins', async () => {
    const reload = aPage({ answers: true });
    const load = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = latePart(load);
    part.prefetch();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    part.prefetch();
    expect(await part()).toBe('there');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  });
});

describe('a part of the app that cannot be loaded', () => {
  it('is retried once if the server responds', async () => {
    const reload = aPage({ answers: true });
    const load = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await latePart(load)()).toBe('there');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  });

  it('fails, without reloading the page, if the server does not respond', async () => {
    const reload = aPage({ answers: false });
    const load = vi.fn(gone);
    await expect(latePart(load)()).rejects.toThrow('Failed to fetch');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('causes the page to be reloaded, but only once', async () => {
    const reload = aPage({ answers: true });
    await expect(latePart(gone)()).rejects.toThrow('Failed to fetch');
    await expect(latePart(gone)()).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not silence the alarm of a running timer by an automatic reload', async () => {
    const reload = aPage({ answers: true, isTimerShown: true });
    await expect(latePart(gone)()).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });
});
