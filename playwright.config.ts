import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { ENGINE_NAMES } from './scripts/engines.mjs';
import type { EngineOptions } from './tests/engines/engine-test.ts';
import { launchSwitches } from './tests/support/browser.ts';

const seconds = (count: number): number => count * 1000;

// A failed test has its own picture and words of each page (tests/support/attach-pages.ts).
process.env.PLAYWRIGHT_NO_COPY_PROMPT = '1';

/** The file with one test for each scenario. */
const SCENARIOS = '**/scenarios/browser.e2e.test.ts';

/** The walk that Firefox and WebKit play; in Chromium it is part of the scenarios. */
const ENGINE_WALK = '**/engines/*.e2e.test.ts';

/** Without one, Playwright names the command that downloads its own. */
const executablePath = await findBrowser();

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  testMatch: /\.(screen|e2e)\.test\.ts$/,
  outputDir: 'test-results/browser',
  // Two leave a fifth of two cores idle; a fourth saves no more time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: seconds(300),
  // The default of five seconds is too short on a busy machine.
  expect: { timeout: seconds(30) },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    actionTimeout: seconds(30),
    // Without the page at each step, which would take a fifth more time; `--trace on` adds it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: launchSwitches() },
  },
  projects: [
    ...ENGINE_NAMES.map((engine) => ({
      name: engine,
      testMatch: ENGINE_WALK,
      use: { engine },
    })),
    { name: 'screens', testIgnore: [SCENARIOS, ENGINE_WALK] },
    // Last, because the workers share them one by one and so end together.
    { name: 'scenarios', testMatch: SCENARIOS },
  ],
});
