import type { Page } from 'playwright-core';

/** Counts of what the page requested from the browser. */
export interface Asked {
  tones: number;
  shakes: number;
  locks: number;
  notices: string[];
}

/** Runs in the page before anything else: fakes browser APIs that record requests, and a user who allows notifications. */
export function listen(): void {
  const asked: Asked = { tones: 0, shakes: 0, locks: 0, notices: [] };
  class Notice {
    static permission: NotificationPermission = 'default';
    static requestPermission = (): Promise<NotificationPermission> => {
      Notice.permission = 'granted';
      return Promise.resolve('granted');
    };
    constructor(title: string, options: NotificationOptions = {}) {
      if (Notice.permission === 'granted') asked.notices.push(`${title}: ${options.body ?? ''}`);
    }
    close(): void {
      // The fake shows nothing.
    }
  }
  const make = (context: AudioContext, create: () => OscillatorNode): OscillatorNode => {
    asked.tones += 1;
    return create.call(context);
  };
  const { createOscillator } = { ...Object.getOwnPropertyDescriptors(BaseAudioContext.prototype) };
  BaseAudioContext.prototype.createOscillator = function count(this: AudioContext) {
    return make(this, createOscillator.value as () => OscillatorNode);
  };
  const request = (): Promise<unknown> => {
    asked.locks += 1;
    return Promise.resolve({ released: true, release: () => Promise.resolve() });
  };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(window, 'Notification', Notice);
  define(navigator, 'wakeLock', { request });
  define(navigator, 'vibrate', () => (asked.shakes += 1) > 0);
  define(window, 'asked', asked);
}

/** What a page with `listen` installed has requested so far. */
export const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => (window as unknown as { readonly asked: Asked }).asked);
