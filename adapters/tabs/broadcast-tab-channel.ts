import type { TabChannel, TabMessage } from '../../core/ports/tab-channel.ts';

/** The name of the channel, and the storage key of its messages. */
export const TAB_CHANNEL = 'clearline.tabs';

/** The browser features that are used; tests replace them. */
export interface TabSurroundings {
  /** Undefined where unsupported. */
  readonly BroadcastChannel: typeof globalThis.BroadcastChannel | undefined;
  /** May throw where the browser forbids storage. */
  readonly storage: () => Pick<Storage, 'setItem' | 'removeItem'>;
  /** Emits `storage` events for changes by other tabs. */
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Parses a message of another tab; null if it is not one of ours. */
function asTabMessage(value: unknown): TabMessage | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  if (value.type === 'kept') return { type: 'kept' };
  if (value.type !== 'loggedOut') return null;
  const visit = 'visit' in value && typeof value.visit === 'number' ? { visit: value.visit } : {};
  return { type: 'loggedOut', ...visit };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function overBroadcast(Channel: typeof globalThis.BroadcastChannel): Omit<TabChannel, 'tabId'> {
  const channel = new Channel(TAB_CHANNEL);
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const onEvent = ({ data }: MessageEvent<unknown>) => {
        const message = asTabMessage(data);
        if (message !== null) listener(message);
      };
      channel.addEventListener('message', onEvent);
      return () => channel.removeEventListener('message', onEvent);
    },
  };
}

function overStorage({ storage, window }: Pick<TabSurroundings, 'storage' | 'window'>): Omit<TabChannel, 'tabId'> {
  return {
    post: (message) => {
      try {
        const area = storage();
        // The storage event is the message, so the value is removed at once.
        area.setItem(TAB_CHANNEL, JSON.stringify(message));
        area.removeItem(TAB_CHANNEL);
      } catch {
        // Without a storage the other tabs cannot be reached; each notices at its next call.
      }
    },
    subscribe: (listener) => {
      const onEvent = (event: Event) => {
        const { key, newValue } = event as StorageEvent;
        const message = key === TAB_CHANNEL && newValue !== null ? asTabMessage(parse(newValue)) : null;
        if (message !== null) listener(message);
      };
      window.addEventListener('storage', onEvent);
      return () => window.removeEventListener('storage', onEvent);
    },
  };
}

function ownSurroundings(): TabSurroundings {
  return {
    BroadcastChannel: typeof BroadcastChannel === 'undefined' ? undefined : BroadcastChannel,
    storage: () => localStorage,
    window,
  };
}

/**
 * Reaches the other tabs of the origin by a BroadcastChannel, or by storage events where unsupported. `kept` messages always use storage
 * events: only these arrive after the other tab can read the persisted state.
 */
export function makeBroadcastTabChannel(surroundings: TabSurroundings = ownSurroundings()): TabChannel {
  const { BroadcastChannel: Channel } = surroundings;
  const storageEvents = overStorage(surroundings);
  const tabId = Math.random().toString(36).slice(2);
  if (Channel === undefined) return { tabId, ...storageEvents };
  const broadcast = overBroadcast(Channel);
  return {
    tabId,
    post: (message) => (message.type === 'kept' ? storageEvents : broadcast).post(message),
    subscribe: (listener) => {
      const ends = [storageEvents.subscribe(listener), broadcast.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}
