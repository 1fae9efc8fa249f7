import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Scenario, TabName } from '../../scenarios/scenario.ts';
import { slowProcessor } from '../support/slow-page.ts';
import { watchApi, type ApiTraffic } from './api-traffic.ts';

const HOUR_MINUTES = 60;

/** One person's browser for the length of a scenario. */
export interface Visit {
  readonly context: BrowserContext;
  readonly traffic: ApiTraffic;
  /** The active tab. */
  page: Page;
  readonly tabs: Map<TabName, Page>;
}

export interface VisitOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Called with console errors and exceptions of the page. */
  readonly onTrouble: (trouble: string) => void;
}

/** The IANA zone with a fixed offset; its sign is inverted. */
function zoneAt(offsetMinutes: number): string {
  const hours = Math.round(offsetMinutes / HOUR_MINUTES);
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${String(Math.abs(hours))}`;
}

/** Whether a console error is expected: the browser logs calls that a scenario makes fail. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource:');
}

/** Opens a browser context for a scenario, in its time zone, with its clock fixed at `now`. */
export async function openVisit(options: VisitOptions, scenario: Scenario, now: number): Promise<Visit> {
  const { browser, url, viewport, onTrouble } = options;
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
  return { context, traffic, page, tabs: new Map([['first', page]]) };
}
