import type { Page } from '@playwright/test';

/** Counts of what the page requested from the browser. */
export interface AlertCalls {
  tones: number;
  shakes: number;
  locks: number;
  notices: string[];
}

/** Runs in the page before anything else: fakes browser APIs that record requests, and a user who allows notifications. */
export function recordAlerts(): void {
  const alertCalls: AlertCalls = { tones: 0, shakes: 0, locks: 0, notices: [] };
  class Notice {
    static permission: NotificationPermission = 'default';
    static requestPermission = (): Promise<NotificationPermission> => {
      Notice.permission = 'granted';
      return Promise.resolve('granted');
    };
    constructor(title: string, options: NotificationOptions = {}) {
      if (Notice.permission === 'granted') alertCalls.notices.push(`${title}: ${options.body ?? ''}`);
    }
    close(): void {
      // The fake shows nothing.
    }
  }
  const make = (context: AudioContext, create: () => OscillatorNode): OscillatorNode => {
    alertCalls.tones += 1;
    return create.call(context);
  };
  const { createOscillator } = { ...Object.getOwnPropertyDescriptors(BaseAudioContext.prototype) };
  BaseAudioContext.prototype.createOscillator = function count(this: AudioContext) {
    return make(this, createOscillator.value as () => OscillatorNode);
  };
  const request = (): Promise<unknown> => {
    alertCalls.locks += 1;
    return Promise.resolve({ released: true, release: () => Promise.resolve(), addEventListener: () => undefined });
  };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(window, 'Notification', Notice);
  define(navigator, 'wakeLock', { request });
  define(navigator, 'vibrate', () => (alertCalls.shakes += 1) > 0);
  define(window, 'alertCalls', alertCalls);
}

/** What a page with `recordAlerts` installed has requested so far. */
export const alertCalls = (page: Page): Promise<AlertCalls> =>
  page.evaluate(() => (window as unknown as { readonly alertCalls: AlertCalls }).alertCalls);
