import type { TabChannel, TabMessage } from '../../core/ports/tab-channel.ts';

/** Connects simulated tabs. */
export interface MemoryTabHub {
  /** Opens the channel of another tab. */
  open(): TabChannel;
}

/** Makes a hub without tabs. Messages arrive asynchronously, as between real tabs. */
export function makeMemoryTabHub(): MemoryTabHub {
  const tabs = new Set<Set<(message: TabMessage) => void>>();
  let opened = 0;
  return {
    open: () => {
      const listeners = new Set<(message: TabMessage) => void>();
      tabs.add(listeners);
      opened += 1;
      return {
        tabId: `tab-${String(opened)}`,
        post: (message) => {
          const others = [...tabs].filter((tab) => tab !== listeners);
          void Promise.resolve().then(() => others.forEach((tab) => tab.forEach((listener) => listener(message))));
        },
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
