import { makeMemoryTabHub } from '../../adapters/memory/memory-tab-channel.ts';
import { makeBroadcastTabChannel } from '../../adapters/tabs/broadcast-tab-channel.ts';
import { makeStorageTabs } from '../support/storage-tabs.ts';
import { describeTabChannel } from './tab-channel.suite.ts';

describeTabChannel('memory', () => {
  const hub = makeMemoryTabHub();
  return { open: () => hub.open(), close: () => undefined };
});

describeTabChannel('a BroadcastChannel', () => {
  const opened: BroadcastChannel[] = [];
  /** An open channel would keep the process alive. */
  class ClosingChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  }
  const tabs = makeStorageTabs();
  return {
    open: () => makeBroadcastTabChannel({ ...tabs.open(), BroadcastChannel: ClosingChannel }),
    close: () => opened.forEach((channel) => channel.close()),
  };
});

describeTabChannel('storage events', () => {
  const tabs = makeStorageTabs();
  return { open: () => makeBroadcastTabChannel(tabs.open()), close: () => undefined };
});
