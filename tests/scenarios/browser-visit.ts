import type { Browser, BrowserContext } from '@playwright/test';
import { STORAGE_NAMESPACE } from '../../adapters/storage/local-storage.ts';
import { PERSISTED_KEYS } from '../../core/flow/persisted-state.ts';
import { asPerson } from '../../core/flow/person.ts';
import type { Scenario, TabName } from '../../scenarios/scenario.ts';
import type { FakeCamera } from '../support/fake-camera.ts';
import { slowProcessor } from '../support/slow-page.ts';
import { waitUntilIdle, type Fetching } from '../support/wait-until-idle.ts';
import { watchApi, type ApiTraffic } from './api-traffic.ts';
import type { PlayedPage } from './played-page.ts';

const HOUR_MINUTES = 60;

/** One person's browser for the length of a scenario. */
export interface Visit {
  readonly traffic: ApiTraffic;
  /** The active tab. */
  page: PlayedPage;
  readonly tabs: Map<TabName, PlayedPage>;
  /** Opens another tab; null in engines that play with one. */
  readonly openTab: (() => Promise<PlayedPage>) | null;
  /** Sets the clock of all tabs. */
  setTime(now: number): Promise<void>;
  /** Whether the browser stores a login. */
  isLoginSaved(): Promise<boolean>;
  /** Resolves when the next answer from this path has arrived, or after a while. */
  answered(path: string): Promise<unknown>;
  /** Waits until nothing is being fetched and the active tab has settled; false on a timeout. */
  settle(): Promise<boolean>;
  /** Makes all tabs check the time; a person who is present moves the mouse. */
  lookAtTheTime(isPresent: boolean): Promise<void>;
}

/** Runs in the page: makes it check the time, as it does when it becomes visible, instead of waiting for its timers. */
function lookAtTheTime(isPresent: boolean): void {
  if (isPresent) window.dispatchEvent(new MouseEvent('mousemove'));
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Adds to a visit how the pages of a real browser settle and check the time. */
export function withRealPages(visit: Omit<Visit, 'settle' | 'lookAtTheTime'>, fetching: Fetching): Visit {
  const real: Visit = {
    ...visit,
    settle: () => waitUntilIdle(real.page, fetching),
    lookAtTheTime: async (isPresent) => {
      for (const page of real.tabs.values()) await page.evaluate(lookAtTheTime, isPresent);
    },
  };
  return real;
}

/** A camera whose picture is set by the test. */
export type Camera = Pick<FakeCamera, 'show' | 'showNothing'>;

/** Opens a visit of the app for a scenario, in its time zone, with the clock fixed at `now`. */
export type OpenVisit = (scenario: Scenario, now: number) => Promise<Visit>;

export interface VisitOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly viewport?: undefined | { readonly width: number; readonly height: number };
  /** Called with console errors and exceptions of the page. */
  readonly onTrouble?: (trouble: string) => unknown;
}

const PHONE = { width: 390, height: 844 };

/** The IANA zone with a fixed offset; its sign is inverted. */
export function zoneAt(offsetMinutes: number): string {
  const hours = Math.round(offsetMinutes / HOUR_MINUTES);
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${String(Math.abs(hours))}`;
}

/** Whether a console error is expected: the browser logs calls that a scenario makes fail. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource:');
}

const PERSON_KEY = STORAGE_NAMESPACE + PERSISTED_KEYS.person;

async function isLoginSavedIn(context: BrowserContext): Promise<boolean> {
  return (await context.storageState()).origins.some(({ localStorage }) =>
    localStorage.some(({ name, value }) => name === PERSON_KEY && asPerson(JSON.parse(value))?.who?.kind === 'account'),
  );
}

/** Visits in contexts of Chromium. */
export function visitsIn({ browser, url, viewport = PHONE, onTrouble = () => 0 }: VisitOptions): OpenVisit {
  return async (scenario, now) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      timezoneId: zoneAt(scenario.now?.utcOffsetMinutes ?? 0),
      locale: 'en-US',
      permissions: ['camera'],
      // Animations would keep the machine busy.
      reducedMotion: 'reduce',
    });
    slowProcessor(context);
    const traffic = await watchApi(context);
    await context.clock.setFixedTime(now);
    context.on('page', (tab) => {
      tab.on('pageerror', (error) => onTrouble(error.stack ?? error.message));
      tab.on('console', (line) => {
        if (line.type() === 'error' && !isExpected(line.text())) onTrouble(line.text());
      });
    });
    const page = await context.newPage();
    const visit: Omit<Visit, 'settle' | 'lookAtTheTime'> = {
      traffic,
      page,
      tabs: new Map([['first', page]]),
      openTab: () => context.newPage(),
      setTime: (time) => context.clock.setFixedTime(time),
      isLoginSaved: () => isLoginSavedIn(context),
      answered: (path) =>
        context.waitForEvent('response', (answer) => answer.url().endsWith(path)).catch(() => undefined),
    };
    return withRealPages(visit, traffic.fetching);
  };
}
