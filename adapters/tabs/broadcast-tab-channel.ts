import type { TabChannel, TabMessage } from '../../core/ports/tab-channel.ts';

const NAME = 'clearline.tabs';

/** What of the browser is used; tests put their own in its place. */
export interface TabSurroundings {
  /** Undefined in browsers that have none. */
  readonly BroadcastChannel: typeof globalThis.BroadcastChannel | undefined;
  /** May throw at the mere look at it, where the browser forbids any storage. */
  readonly storage: () => Pick<Storage, 'setItem' | 'removeItem'>;
  /** Hears the changes that other tabs make to the storage. */
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** What another tab said; null where it is no message of ours. */
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

function overBroadcast(Channel: typeof globalThis.BroadcastChannel): TabChannel {
  const channel = new Channel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const message = asTabMessage(data);
        if (message !== null) listener(message);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

function overStorage({ storage, window }: Pick<TabSurroundings, 'storage' | 'window'>): TabChannel {
  return {
    post: (message) => {
      try {
        const area = storage();
        // Taken away at once: the change itself is what the other tabs hear, and nothing is left behind.
        area.setItem(NAME, JSON.stringify(message));
        area.removeItem(NAME);
      } catch {
        // Without a storage there is no way to the other tabs; each finds out with its next call.
      }
    },
    subscribe: (listener) => {
      const hear = (event: Event) => {
        const { key, newValue } = event as StorageEvent;
        const message = key === NAME && newValue !== null ? asTabMessage(parse(newValue)) : null;
        if (message !== null) listener(message);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
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
 * The other tabs over a BroadcastChannel, or over storage events in a browser that has none. Reaches no tab of another origin. Word of
 * what is kept goes over storage events alone: only they come after the other tab can read what was written.
 */
export function makeBroadcastTabChannel(surroundings: TabSurroundings = ownSurroundings()): TabChannel {
  const { BroadcastChannel: Channel } = surroundings;
  const kept = overStorage(surroundings);
  if (Channel === undefined) return kept;
  const others = overBroadcast(Channel);
  return {
    post: (message) => (message.type === 'kept' ? kept : others).post(message),
    subscribe: (listener) => {
      const ends = [kept.subscribe(listener), others.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}
