import type { TabSurroundings } from '../../adapters/tabs/broadcast-tab-channel.ts';

/** Storage events as a browser sends them: to every other tab, and only when a value changes. */
export function makeStorageTabs() {
  const windows: EventTarget[] = [];
  const kept = new Map<string, string>();

  function change(speaker: EventTarget, key: string, newValue: string | null): void {
    const before = kept.get(key) ?? null;
    if (before === newValue) return;
    if (newValue === null) kept.delete(key);
    else kept.set(key, newValue);
    const others = windows.filter((window) => window !== speaker);
    queueMicrotask(() => {
      for (const other of others) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    });
  }

  return {
    kept,
    /** What one more tab finds around it. */
    open(): TabSurroundings & { readonly window: EventTarget } {
      const window = new EventTarget();
      windows.push(window);
      return {
        BroadcastChannel: undefined,
        storage: () => ({
          setItem: (key, value) => change(window, key, value),
          removeItem: (key) => change(window, key, null),
        }),
        window,
      };
    },
  };
}
