import { afterEach } from 'vitest';
import type { PlayBackEnd } from '../../cli/play/back-end.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import { anAccountSubmission } from '../support/samples.ts';
import { textsIn } from './texts-in.ts';
import { openApp, type OpenedApp, type Start } from './transcripts/open-app.tsx';
import { fill, setOnline, submit } from './transcripts/page-hands.ts';
import { setUpPhone, speak } from './transcripts/screen-reader.ts';

/** The instant of every app that these tests open, in epoch milliseconds. */
export const NOW = Date.UTC(2026, 10, 20, 18);
const UTC_OFFSET = -480;

let app: OpenedApp | null = null;

/** Sets a test file up: what a test opened is closed after it. */
export function setUpApp(): void {
  setUpPhone();
  afterEach(() => {
    app?.close();
    app = null;
    setOnline(true);
  });
}

/** Opens the app, in English. */
export async function open(start: Omit<Start, 'texts' | 'now'> & { readonly now?: number }): Promise<OpenedApp> {
  app?.close();
  speak('en');
  app = await openApp({ now: NOW, ...start, texts: await textsIn('en') });
  return app;
}

/** Opens a route as a person who has logged in; the profiles of the account are Ana, the first one, and Luz. */
export async function openAsMember(
  route: string,
  beforeLogin: (backEnd: PlayBackEnd) => void = () => undefined,
): Promise<OpenedApp> {
  const opened = await open({ who: 'account', route: APP_ROUTES.login });
  beforeLogin(opened.backEnd);
  await opened.perform(() => fill({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD }));
  await opened.perform(submit);
  await opened.go(route);
  return opened;
}

/** A result of the account, of the profile with this place in the list. */
export interface StoredResult {
  readonly result: 'negative' | 'positive' | 'invalid';
  /** How long ago the test was read. */
  readonly hoursAgo: number;
  readonly person?: number;
}

/** Stores results of the account that is logged in, and returns the ids of their tests. */
export async function storeResults(
  { backEnd, runner }: OpenedApp,
  results: readonly StoredResult[],
): Promise<readonly string[]> {
  const { currentUser, profiles } = runner.current().identity;
  const testIds: string[] = [];
  for (const { result, hoursAgo, person = 0 } of results) {
    const issued = await backEnd.resultApi.createTestId();
    if (!issued.ok) throw new Error(issued.error.code);
    const { testId } = issued.value;
    const saved = await backEnd.resultApi.create({
      ...anAccountSubmission({ testId, result, userGroupId: currentUser?.user_groups[0] ?? '' }),
      profileId: profiles[person]?.profileId ?? '',
      testDate: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
      utcOffset: UTC_OFFSET,
    });
    if (!saved.ok) throw new Error(saved.error.code);
    testIds.push(testId);
  }
  return testIds;
}

/** The words of the page, or of a part of it; spaces of any width are one space. */
export const shown = (selector = 'main'): string =>
  (document.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ');

/** The ids of the controls of the screen, in page order. */
export const offered = (): readonly (string | null)[] =>
  [...document.querySelectorAll('main [data-press]')].map((control) => control.getAttribute('data-press'));
