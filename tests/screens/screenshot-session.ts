import type { Browser, Page } from '@playwright/test';
import type { ServerTestCalls } from '../../cli/play/server-test-calls.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { routeName } from '../../core/api/routes.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { Played } from '../../scenarios/driver.ts';
import type { FailingCalls } from '../../scenarios/scenario.ts';
import type { SentMessage } from '../../scenarios/scenario-account.ts';
import { watchApi } from '../scenarios/api-traffic.ts';
import { enterInto, pressOn } from '../scenarios/browser-actions.ts';
import { giveVoices } from '../web/test-steps/fake-speech.ts';
import { NOW, openAt, type AppToVisit, type TesterOptions } from '../web/test-steps/tester.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';
import { makeVisitor } from '../web/visitor.ts';

/** What journeys run on: a server, and a browser whose fake camera shows an empty table. */
export interface ScreenshotEnvironment {
  readonly url: string;
  readonly browser: Browser;
  readonly server: ServerTestCalls;
}

/** The state of a guest's test when a journey starts. */
export type TestStart = Pick<TesterOptions, 'step' | 'flow' | 'session' | 'readingLeft'>;

/** Drives one browser and captures screenshots. Every method waits until the screen is idle. */
export interface ScreenshotSession {
  readonly page: Page;
  readonly language: Language;
  readonly goTo: (path: string) => Promise<void>;
  /** Presses controls in order, by their ids. */
  readonly press: (...ids: readonly string[]) => Promise<void>;
  /** Fills in fields by name: types text, or selects a choice. */
  readonly enter: (fields: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Makes the next such call fail with a status; by default 500, which the user cannot fix. */
  readonly failNext: (call: ApiRouteId, status?: number) => Promise<void>;
  /** Makes the next call of each name fail as it says. */
  readonly fail: (calls: FailingCalls) => Promise<void>;
  /** Waits until the screen is idle, after something else than these methods do. */
  readonly settle: () => Promise<void>;
  readonly setOnline: (isOnline: boolean) => Promise<void>;
  /** Moves the clocks forward without any input from the user. */
  readonly idle: (milliseconds: number) => Promise<void>;
  /** The newest message to an address. */
  readonly messageTo: (address: string) => Promise<SentMessage>;
  /** Captures the screenshot of that name. */
  readonly capture: (name: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

const SERVER_FAILED = 500;

/** Captures a page in its current state. */
export type Capture = (page: Page, name: string) => Promise<void>;

/** Waits for the fonts and scrolls to the top. */
async function resetView(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
}

function throwIfFailed(played: Played): void {
  if (!played.ok) throw new Error(played.error.reason);
}

/** Opens a browser context for one journey. All clocks are stopped, so that two runs capture the same pixels. */
export async function openScreenshotSession(
  environment: ScreenshotEnvironment,
  journey: { readonly startsAt?: TestStart },
  language: Language,
  capture: Capture,
): Promise<ScreenshotSession> {
  const { url, browser, server } = environment;
  const app: AppToVisit = { server: { url }, visit: (options) => makeVisitor(browser, url, options) };
  const timezoneId = 'America/Los_Angeles';
  const { page, context } =
    journey.startsAt === undefined
      ? await app.visit({ language, timezoneId })
      : await openAt(app, { language, ...journey.startsAt });
  let now = NOW;
  const setClocks = async (): Promise<void> => {
    await context.clock.setFixedTime(now);
    throwIfFailed(await server.setClock(now));
  };
  await setClocks();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Otherwise the browser of the pictures has no voice, and no control for it.
  await giveVoices(page, LANGUAGES);
  const traffic = await watchApi(context);
  const settle = async (): Promise<void> => {
    if (!(await waitUntilIdle(page, traffic.fetching))) throw new Error('The screen does not become idle.');
  };
  const goTo = async (path: string): Promise<void> => {
    await page.goto(path);
    await settle();
  };
  // A test in progress is reloaded too, because its clock was running until now.
  await goTo(journey.startsAt === undefined ? APP_ROUTES.landing : APP_ROUTES.testSteps);
  return {
    page,
    language,
    goTo,
    press: async (...ids) => {
      for (const id of ids) {
        throwIfFailed(await pressOn(page, id));
        // Keeps hover styles out of the pictures.
        await page.mouse.move(0, 0);
        await settle();
      }
    },
    enter: async (fields) => {
      for (const [name, value] of Object.entries(fields)) throwIfFailed(await enterInto(page, name, value));
    },
    failNext: (call, status = SERVER_FAILED) => traffic.faults.fail({ [routeName(call)]: { status } }),
    fail: (calls) => traffic.faults.fail(calls),
    settle,
    setOnline: (isOnline) => traffic.setOnline(isOnline),
    idle: async (milliseconds) => {
      now += milliseconds;
      await setClocks();
      // The page reads the clock when it becomes visible.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await settle();
    },
    messageTo: async (address) => {
      const message = await server.lastMessage([address]);
      if (message === null) throw new Error(`No message was sent to ${address}.`);
      return message;
    },
    capture: async (name) => {
      await settle();
      await resetView(page);
      await capture(page, name);
    },
    leave: () => context.close(),
  };
}
