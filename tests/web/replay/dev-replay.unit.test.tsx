// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { detailsCode } from '../../../core/diagnostics/details-code.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../../support/flow-harness.ts';
// The app loads it late, and no longer than this test waits.
import '../../../web/replay/dev-replay.tsx';
import { textsIn } from '../texts-in.ts';
import { openApp, type OpenedApp } from '../transcripts/open-app.tsx';
import { fill, press } from '../transcripts/page-hands.ts';
import { setUpPhone, speak } from '../transcripts/screen-reader.ts';

setUpPhone();

let app: OpenedApp | null = null;
afterEach(() => app?.close());

it('says what is wrong with a text, and opens the app at the step of a whole code', async () => {
  const theirs = await startedHarness('testing');
  await theirs.passUntil('countdown');
  const code = detailsCode(snapshotOfPerson(theirs));
  speak('en');
  const opened = await openApp({
    who: 'guest',
    now: Date.UTC(2026, 10, 20, 18),
    route: '/dev/replay',
    texts: await textsIn('en'),
  });
  app = opened;
  const alert = (): string => document.querySelector('[role="alert"]')?.textContent ?? '';

  await opened.perform(() => fill({ snapshot: code.slice(0, 200) }));
  await opened.perform(() => press('open-snapshot'));
  expect(alert()).toContain('damaged on the way, or is not whole');

  await opened.perform(() => fill({ snapshot: `> ${code.replaceAll('\n', '\n> ')}` }));
  await opened.perform(() => press('open-snapshot'));
  // The version of an app under test is another one.
  expect(alert()).toContain('another build (0.1.0)');
  await opened.perform(() => press('open-snapshot'));
  expect(window.location.pathname).toBe(APP_ROUTES.testSteps);
  expect(document.querySelector('[data-step]')?.getAttribute('data-step')).toBe('countdown');
});
