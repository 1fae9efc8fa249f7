import type { TabSurroundings } from '../../adapters/tabs/broadcast-tab-channel.ts';

/** Storage events as browsers send them: to every other tab, and only when a value changes. */
export function makeStorageTabs() {
  const windows: EventTarget[] = [];
  const stored = new Map<string, string>();

  function change(sender: EventTarget, key: string, newValue: string | null): void {
    const before = stored.get(key) ?? null;
    if (before === newValue) return;
    if (newValue === null) stored.delete(key);
    else stored.set(key, newValue);
    const others = windows.filter((window) => window !== sender);
    queueMicrotask(() => {
      for (const other of others) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    });
  }

  return {
    stored,
    /** The browser APIs of another tab. */
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
