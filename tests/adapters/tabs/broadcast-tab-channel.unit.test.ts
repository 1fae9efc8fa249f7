import { describe, expect, test } from 'vitest';
import { makeBroadcastTabChannel } from '../../../adapters/tabs/broadcast-tab-channel.ts';
import { makeStorageTabs } from '../../support/storage-tabs.ts';

describe('A message about stored data', () => {
  test('goes through the storage, after the data, even where there is a BroadcastChannel', () => {
    const posted: unknown[] = [];
    class Channel extends EventTarget {
      postMessage(message: unknown) {
        posted.push(message);
      }
    }
    const written: string[] = [];
    const channel = makeBroadcastTabChannel({
      ...makeStorageTabs().open(),
      BroadcastChannel: Channel as unknown as typeof BroadcastChannel,
      storage: () => ({ setItem: (key) => written.push(key), removeItem: () => undefined }),
    });
    channel.post({ type: 'kept' });
    expect([posted, written]).toEqual([[], ['clearline.tabs']]);
  });
});

describe('Tabs without a BroadcastChannel', () => {
  test('leave no entry in the storage', () => {
    const tabs = makeStorageTabs();
    makeBroadcastTabChannel(tabs.open()).post({ type: 'loggedOut' });
    expect([...tabs.stored]).toEqual([]);
  });

  test('do not throw when storage is forbidden', () => {
    const forbidden = {
      ...makeStorageTabs().open(),
      storage: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    expect(() => makeBroadcastTabChannel(forbidden).post({ type: 'loggedOut' })).not.toThrow();
  });

  test.each([
    ['clearline.session', '{"type":"loggedOut"}'],
    ['clearline.tabs', '{"type":"greeting"}'],
    ['clearline.tabs', 'no JSON'],
    ['clearline.tabs', null],
    [null, null],
  ])('ignore a change of %s to %s', (key, newValue) => {
    const surroundings = makeStorageTabs().open();
    let heard = 0;
    makeBroadcastTabChannel(surroundings).subscribe(() => (heard += 1));
    surroundings.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    expect(heard).toBe(0);
  });
});
