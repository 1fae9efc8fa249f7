import { cameraTest as test, expect } from '../support/browser-test.ts';
import { failureInFile, readScenarioFile } from '../support/scenarios.ts';
import { BrowserDriver } from './browser-driver.ts';
import { BROWSER_SCENARIOS } from './browser-scenarios.ts';
import { handsFor } from './engine-walk.ts';
import { browserStage } from './browser-stage.ts';
import { allScenarios } from './scenario-files.ts';

/** Each layout is tested by half of the scenarios. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

test.use({ reusesContexts: false, announcesRefusals: false });

const played = allScenarios().filter(({ path }) => readScenarioFile(path).scenario.terminalOnly === null);

test.describe('scenarios in a real browser, against the real server, with a filmed code', () => {
  // Each has a server of its own, so the workers share them.
  test.describe.configure({ mode: 'parallel' });

  for (const { name, path, index } of played) {
    const tag = BROWSER_SCENARIOS.includes(name) ? [] : ['@full'];
    test(name, { tag }, async ({ browser, camera, serverHost }) => {
      const { url } = await serverHost.startAnew();
      const troubles: string[] = [];
      const viewport = VIEWPORTS[index % VIEWPORTS.length];
      const stage = browserStage({ browser, camera, url, viewport, onTrouble: (trouble) => troubles.push(trouble) });
      const driver = new BrowserDriver({ ...stage, hands: handsFor(name) });
      expect([await failureInFile(path, driver), ...troubles].join('\n')).toBe('');
    });
  }
});
