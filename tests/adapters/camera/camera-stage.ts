import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../../support/fake-camera.ts';
import { openPage } from './camera-acts.ts';
import { serveCameraPage } from './camera-page.ts';

/** The page that has the camera, served. */
export interface ServedPage {
  readonly url: string;
}

/** What each camera test gets: its own page, and a camera that shows nothing yet. */
export interface CameraStage extends ServedPage {
  readonly browser: Browser;
  readonly camera: FakeCamera;
  readonly page: Page;
}

/** Serves the camera's page for the tests of the file that calls it. It is served before the first test runs. */
export function useServedPage(): ServedPage {
  let served: Awaited<ReturnType<typeof serveCameraPage>>;
  beforeAll(async () => {
    served = await serveCameraPage();
  });
  afterAll(() => served.close());
  return {
    get url() {
      return served.url;
    },
  };
}

/** Has a browser with a fake camera, and a new page before each test around the call. `args`: more switches of the browser. */
export function useCamera(served: ServedPage, args: readonly string[] = []): CameraStage {
  let browser: Browser;
  let camera: FakeCamera;
  let page: Page;
  beforeAll(async () => {
    camera = await makeFakeCamera();
    browser = await launchBrowser({ args: [...camera.launchArgs, ...args] });
  });
  afterAll(async () => {
    await browser.close();
    await camera.dispose();
  });
  beforeEach(async () => {
    await camera.showNothing();
    page = await openPage(browser, served.url);
  });
  afterEach(() => page.close());
  return {
    get url() {
      return served.url;
    },
    get browser() {
      return browser;
    },
    get camera() {
      return camera;
    },
    get page() {
      return page;
    },
  };
}
