import { join } from 'node:path';
import { ENGINE_NAMES, findEngine, whyWithout } from '../../scripts/engines.mjs';
import { isOnCi } from '../../scripts/run.mjs';
import { BrowserDriver } from '../scenarios/browser-driver.ts';
import { ENGINE_WALK, handsFor } from '../scenarios/engine-walk.ts';
import { playedServer } from '../scenarios/played-server.ts';
import { failureInFile, readScenarioFile } from '../support/scenarios.ts';
import { expect, test } from './engine-test.ts';
import { ENGINE_ZONE } from './engine-tab.ts';
import { openEngineVisit } from './engine-visit.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/scenarios');

test.describe('the walk that every engine plays, against the real server', { tag: '@full' }, () => {
  // A machine that does many other things at once may need some minutes for one of them.
  test.describe.configure({ timeout: 600_000 });
  for (const name of ENGINE_NAMES) {
    test.skip(({ engine }) => engine === name && findEngine(name) === undefined && !isOnCi(), whyWithout(name));
  }

  for (const name of ENGINE_WALK) {
    test(name, async ({ engineBrowser, serverHost }) => {
      const path = join(FOLDER, name);
      expect(readScenarioFile(path).scenario.now?.utcOffsetMinutes).toBe(ENGINE_ZONE.offsetMinutes);
      const { url } = await serverHost.startAnew();
      const troubles: string[] = [];
      const opened = await openEngineVisit(await engineBrowser.openTab(), url, (trouble) => troubles.push(trouble));
      try {
        const { camera, openVisit } = opened;
        const driver = new BrowserDriver({ server: playedServer(url), camera, openVisit, hands: handsFor(name) });
        expect([await failureInFile(path, driver), ...troubles].join('\n')).toBe('');
      } finally {
        await opened.close();
      }
    });
  }
});
