import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { cameraTest as test, expect } from '../support/browser-test.ts';
import { failureInFile, readScenarioFile } from '../support/scenarios.ts';
import { BrowserDriver } from './browser-driver.ts';
import { handsFor } from './engine-walk.ts';
import { visitsIn } from './browser-visit.ts';
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
    test(name, async ({ browser, camera, serverHost }) => {
      const { url } = await serverHost.startAnew();
      const troubles: string[] = [];
      const driver = new BrowserDriver({
        camera,
        url,
        server: makeServerTestCalls(url),
        hands: handsFor(name),
        openVisit: visitsIn({
          browser,
          url,
          viewport: VIEWPORTS[index % VIEWPORTS.length] ?? VIEWPORTS[0],
          onTrouble: (trouble) => troubles.push(trouble),
        }),
      });
      expect([await failureInFile(path, driver), ...troubles].join('\n')).toBe('');
    });
  }
});
