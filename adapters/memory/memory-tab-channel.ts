import type { TabChannel, TabMessage } from '../../core/ports/tab-channel.ts';

/** Connects simulated tabs. */
export interface MemoryTabHub {
  /** Opens the channel of another tab. */
  open(): TabChannel;
}

/** Makes a hub without tabs. Messages arrive asynchronously, as between real tabs. */
export function makeMemoryTabHub(): MemoryTabHub {
  const tabs = new Set<Set<(message: TabMessage) => void>>();
  return {
    open: () => {
      const listeners = new Set<(message: TabMessage) => void>();
      tabs.add(listeners);
      return {
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
