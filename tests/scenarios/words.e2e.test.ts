import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { cameraTest as test, expect } from '../support/browser-test.ts';
import { BrowserDriver } from './browser-driver.ts';
import { visitsIn } from './browser-visit.ts';
import { FOUND_INSTEAD, WORDS_THERE, WRONG_WORDS } from './wrong-words.ts';

test.use({ reusesContexts: false, announcesRefusals: false });

test('words that a browser does not show fail a scenario, with those that it shows', async ({
  browser,
  camera,
  serverHost,
}) => {
  const { url } = await serverHost.startAnew();
  const viewport = { width: 390, height: 844 };
  const openVisit = visitsIn({ browser, url, viewport, onTrouble: () => 0 });
  const driver = new BrowserDriver({ camera, url, server: makeServerTestCalls(url), openVisit });
  const { ok, found, state } = await runScenario(WRONG_WORDS, driver);
  expect({ ok, found }).toEqual({ ok: false, found: FOUND_INSTEAD });
  expect(state['words']).toEqual(WORDS_THERE);
});
