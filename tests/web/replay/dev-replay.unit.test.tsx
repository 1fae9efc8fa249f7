// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
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

it('says that a text has several snapshots, and opens the chosen one', async () => {
  const theirs = await startedHarness('testing');
  await theirs.passUntil('countdown');
  const earlier = snapshotText(snapshotOfPerson(theirs));
  theirs.wait(15 * 60_000);
  const later = snapshotText(snapshotOfPerson(theirs));
  speak('en');
  const opened = await openApp({
    who: 'guest',
    now: Date.UTC(2026, 10, 20, 18),
    route: '/dev/replay',
    texts: await textsIn('en'),
  });
  app = opened;

  await opened.perform(() => fill({ snapshot: `${later}\n> ${earlier.replaceAll('\n', '\n> ')}` }));
  await opened.perform(() => press('open-snapshot'));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('more than one snapshot');
  const choice = document.querySelector<HTMLSelectElement>('[name="snapshot-number"]');
  expect([choice?.value, choice?.options.length]).toEqual(['1', 2]);

  await opened.perform(() => fill({ 'snapshot-number': '2' }));
  await opened.perform(() => press('open-snapshot'));
  // The version of an app under test is another one.
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('version 0.1.0');
  await opened.perform(() => press('open-snapshot'));
  expect(window.location.pathname).toBe(APP_ROUTES.testSteps);
  expect(document.querySelector('[data-step]')?.getAttribute('data-step')).toBe('countdown');
});
