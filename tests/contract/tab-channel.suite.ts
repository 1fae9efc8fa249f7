import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TabChannel, TabMessage } from '../../core/ports/tab-channel.ts';

/** The tabs of one browser. */
export interface Tabs {
  open(): TabChannel;
  close(): void;
}

const LOGGED_OUT: TabMessage = { type: 'loggedOut' };

function listening(channel: TabChannel) {
  const heard: TabMessage[] = [];
  const stop = channel.subscribe((message) => heard.push(message));
  return { heard, stop };
}

/** The contract of every TabChannel (product.md section 4, "Session"). */
export function describeTabChannel(name: string, openTabs: () => Tabs): void {
  describe(`Tabs over ${name}`, () => {
    let tabs: Tabs;
    beforeEach(() => {
      tabs = openTabs();
    });
    afterEach(() => tabs.close());

    test('a message reaches every other tab once, and not the sender', async () => {
      const [speaker, second, third] = [tabs.open(), tabs.open(), tabs.open()];
      const [own, others] = [listening(speaker), [second, third].map(listening)];
      speaker.post(LOGGED_OUT);
      await vi.waitFor(() => expect(others.map(({ heard }) => heard)).toEqual([[LOGGED_OUT], [LOGGED_OUT]]));
      second.post(LOGGED_OUT);
      await vi.waitFor(() => expect(own.heard).toEqual([LOGGED_OUT]));
      expect(others[0]?.heard).toEqual([LOGGED_OUT]);
    });

    test('each message arrives unchanged', async () => {
      const [speaker, other] = [tabs.open(), tabs.open()];
      const { heard } = listening(other);
      speaker.post({ type: 'kept' });
      await vi.waitFor(() => expect(heard).toEqual([{ type: 'kept' }]));
      speaker.post(LOGGED_OUT);
      await vi.waitFor(() => expect(heard).toEqual([{ type: 'kept' }, LOGGED_OUT]));
    });

    test('every listener of a tab receives it', async () => {
      const [speaker, other] = [tabs.open(), tabs.open()];
      const listeners = [listening(other), listening(other)];
      speaker.post(LOGGED_OUT);
      await vi.waitFor(() => expect(listeners.map(({ heard }) => heard.length)).toEqual([1, 1]));
    });

    test('a removed listener receives nothing more', async () => {
      const [speaker, other] = [tabs.open(), tabs.open()];
      const [stopped, still] = [listening(other), listening(other)];
      stopped.stop();
      speaker.post(LOGGED_OUT);
      await vi.waitFor(() => expect(still.heard).toHaveLength(1));
      expect(stopped.heard).toEqual([]);
    });

    test('the same message sent twice is received twice', async () => {
      const [speaker, other] = [tabs.open(), tabs.open()];
      const { heard } = listening(other);
      speaker.post(LOGGED_OUT);
      speaker.post(LOGGED_OUT);
      await vi.waitFor(() => expect(heard).toHaveLength(2));
    });
  });
}
