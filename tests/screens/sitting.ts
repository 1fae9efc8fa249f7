import type { Browser, Page } from 'playwright-core';
import type { SideDoor } from '../../cli/play/server-side-door.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { routeName } from '../../core/api/routes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { Played } from '../../scenarios/driver.ts';
import type { SentMessage } from '../../scenarios/scenario-account.ts';
import { watchApi } from '../scenarios/api-traffic.ts';
import { enterAll, pressOn } from '../scenarios/browser-actions.ts';
import { NOW, openAt, type TesterOptions } from '../web/test-steps/tester.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';
import { makeVisitor } from '../web/visitor.ts';

/** Where walks are walked: a server, and a browser with a camera that films an empty table. */
export interface Studio {
  readonly url: string;
  readonly browser: Browser;
  readonly server: SideDoor;
}

/** Where a guest's test stands when a walk begins. */
export type TestBegun = Pick<TesterOptions, 'step' | 'flow' | 'session' | 'readingLeft'>;

/** Somebody at a browser, who stops for pictures. Everything waits until the screen has settled. */
export interface ScreenshotSession {
  readonly page: Page;
  readonly language: Language;
  readonly goTo: (path: string) => Promise<void>;
  /** Presses controls by their ids, one after the other. */
  readonly press: (...ids: readonly string[]) => Promise<void>;
  /** Types or chooses, by the names of the fields. */
  readonly enter: (fields: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The next such call answers with a status; without one it fails for no reason that the person could mend. */
  readonly failNext: (call: ApiRouteId, status?: number) => Promise<void>;
  readonly setOnline: (isOnline: boolean) => Promise<void>;
  /** Time passes without a hand on the mouse. */
  readonly idle: (milliseconds: number) => Promise<void>;
  /** The newest message to an address. */
  readonly messageTo: (address: string) => Promise<SentMessage>;
  /** Takes the picture of that name. */
  readonly shoot: (name: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

const SERVER_FAILED = 500;

/** Takes a picture of a page as it stands. */
export type Capture = (page: Page, name: string) => Promise<void>;

/** Shows the page as it is after the fonts came, at the top. */
async function settleLook(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
}

function must(played: Played): void {
  if (!played.ok) throw new Error(played.error.reason);
}

/** Opens a browser of its own for a walk. All clocks stand still, so that two runs make the same pictures. */
export async function openSitting(
  studio: Studio,
  walk: { readonly begins?: TestBegun },
  language: Language,
  shoot: Capture,
): Promise<ScreenshotSession> {
  const { url, browser, server } = studio;
  const timezoneId = 'America/Los_Angeles';
  const { page, context } =
    walk.begins === undefined
      ? await makeVisitor(browser, { baseURL: url, language, timezoneId })
      : await openAt(browser, { baseURL: url, language, ...walk.begins });
  let now = NOW;
  const setClocks = async (): Promise<void> => {
    await context.clock.setFixedTime(now);
    must(await server.setClock(now));
  };
  await setClocks();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const traffic = watchApi(context);
  const settle = async (): Promise<void> => {
    if (!(await waitUntilIdle(page, traffic.fetching))) throw new Error('The screen does not come to rest.');
  };
  const goTo = async (path: string): Promise<void> => {
    await page.goto(path);
    await settle();
  };
  // Opened anew where a test stands, too: until now its clock ran.
  await goTo(walk.begins === undefined ? APP_ROUTES.landing : APP_ROUTES.testSteps);
  return {
    page,
    language,
    goTo,
    press: async (...ids) => {
      for (const id of ids) {
        must(await pressOn(page, id));
        // Nothing is to look as if the mouse were on it.
        await page.mouse.move(0, 0);
        await settle();
      }
    },
    enter: async (fields) => must(await enterAll(page, Object.entries(fields))),
    failNext: (call, status = SERVER_FAILED) => traffic.fail({ [routeName(call)]: { status } }),
    setOnline: (isOnline) => traffic.setOnline(isOnline),
    idle: async (milliseconds) => {
      now += milliseconds;
      await setClocks();
      // The page looks at the time when it comes to the front.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await settle();
    },
    messageTo: async (address) => {
      const message = await server.lastMessage([address]);
      if (message === null) throw new Error(`No message came to ${address}.`);
      return message;
    },
    shoot: async (name) => {
      await settle();
      await settleLook(page);
      await shoot(page, name);
    },
    leave: () => context.close(),
  };
}
