import { test as base } from '@playwright/test';
import { findEngine, type EngineName } from '../../scripts/engines.mjs';
import type { ServerHost } from '../support/server-host.ts';
import { serverHostFixture } from '../support/server-host-fixture.ts';
import type { EngineBrowser } from './engine-tab.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

export interface EngineOptions {
  /** The engine that plays, from the project of playwright.config.ts. */
  readonly engine: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  readonly serverHost: ServerHost;
  readonly engineBrowser: EngineBrowser;
}

async function startEngine(name: EngineName): Promise<EngineBrowser> {
  if (name === 'firefox') {
    const found = findEngine(name);
    if (found !== undefined) return startFirefox(found.browser);
  } else {
    const found = findEngine(name);
    if (found !== undefined) return startWebKit(found);
  }
  throw new Error(`${name} was not found: \`npm run test:all\` installs it.`);
}

/** A test in a browser that Playwright does not drive. Each worker has one browser and one process that runs its servers. */
export const test = base.extend<object, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],

  serverHost: serverHostFixture,

  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
