import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../support/fake-camera.ts';
import { openServerHost, type ServerHost } from '../support/server-host.ts';

/** A browser with a camera of its own, and the place of its server. */
export interface Lane {
  readonly browser: Browser;
  readonly camera: FakeCamera;
  readonly host: ServerHost;
}

/** Lanes side by side: a scenario mostly waits for its own browser, so two on two cores take little more time than one. */
export interface Lanes {
  /** Runs something on a lane that is free, waiting for one. */
  run<Value>(play: (lane: Lane) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

async function openLane(): Promise<Lane> {
  const camera = await makeFakeCamera();
  return { camera, browser: await launchBrowser({ args: camera.launchArgs }), host: openServerHost() };
}

/** Opens that many lanes. */
export async function openLanes(count: number): Promise<Lanes> {
  const all = await Promise.all(Array.from({ length: count }, openLane));
  const free = [...all];
  const waiting: ((lane: Lane) => void)[] = [];

  function take(): Promise<Lane> {
    const lane = free.pop();
    return lane === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(lane);
  }

  function giveBack(lane: Lane): void {
    const next = waiting.shift();
    if (next === undefined) free.push(lane);
    else next(lane);
  }

  return {
    run: async (play) => {
      const lane = await take();
      try {
        return await play(lane);
      } finally {
        giveBack(lane);
      }
    },
    close: async () => {
      await Promise.all(
        all.map(async ({ browser, camera, host }) => {
          await browser.close();
          await Promise.all([camera.dispose(), host.close()]);
        }),
      );
    },
  };
}
