import type { Page } from '@playwright/test';
import { callAt } from '../../scenarios/api-traffic.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { submitResults } from '../../support/submit-results.ts';
import { isEvent, type Deed, type Event, type Visit } from '../../web/terminal-routes/visit.ts';
import { ADD_DEVICE, at, FAILURE_VISITS, LOG_IN, PAGE_VISITS } from '../../web/terminal-routes/visits.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import type { Journey } from '../journey.ts';

/** Between the account's own messages and those of a visit. */
const MESSAGE_GAP_MS = 1_000;
const ACCOUNT = { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD };

/** Lets no call reach the server, while the browser is still online. */
function sendServerAway(page: Page): Promise<unknown> {
  return page.route('**', (route, request) =>
    callAt(request.method(), new URL(request.url()).pathname) === null ? route.fallback() : route.abort(),
  );
}

/** Opens a route as a link of the app does. */
async function follow({ page, settle }: ScreenshotSession, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await settle();
}

/** The address in the newest message that has one: until it is delivered, an older message is the newest. */
async function linkTo({ messageTo }: ScreenshotSession, address: string): Promise<string> {
  for (;;) {
    const { resetLink } = await messageTo(address);
    if (resetLink !== null) return `/reset-password/${resetLink.uid}/${resetLink.token}`;
  }
}

async function happens({ page, fail, setOnline }: ScreenshotSession, event: Event): Promise<void> {
  if ('results' in event) {
    const tests = Array.from(
      { length: event.results },
      (_, index) => ({ result: index % 2 === 0 ? 'positive' : 'negative' }) as const,
    );
    await submitResults(new URL(page.url()).origin, ACCOUNT, tests);
  } else if ('fail' in event) await fail(event.fail);
  else if ('server' in event) await sendServerAway(page);
  else if ('browser' in event) await setOnline(false);
  else throw new Error('What waits in the core cannot be shown in a browser.');
}

async function does(user: ScreenshotSession, deed: Deed | Event): Promise<void> {
  if (isEvent(deed)) return happens(user, deed);
  if (typeof deed === 'string') return user.press(deed);
  if ('go' in deed) return follow(user, deed.go);
  if ('openLinkTo' in deed) return follow(user, await linkTo(user, deed.openLinkTo));
  if ('fill' in deed) return user.enter(deed.fill);
  if ('check' in deed) return user.enter({ [deed.check]: true });
  return user.enter({ code: (await user.messageTo(deed.codeTo)).code });
}

/** The account of the pictures has no second factor until it adds one. */
const WITH_SECOND_FACTOR: Visit['deeds'] = [...LOG_IN, ...ADD_DEVICE, at('home'), 'sign-out', 'confirm'];

const fileName = (visit: string): string =>
  visit
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^(?:a|the|its) /, '')
    .replaceAll(/[^a-z\d]+/g, '-');

/** Every page outside a test, in each state of the visits that tests make. */
export const PAGE_JOURNEYS: readonly Journey[] = [...PAGE_VISITS, ...FAILURE_VISITS].map(({ name, who, deeds }) => ({
  pictures: [fileName(name)],
  run: async (user) => {
    // Messages of the same instant have no order.
    await user.idle(MESSAGE_GAP_MS);
    for (const deed of who === 'account+otp' ? [...WITH_SECOND_FACTOR, ...deeds] : deeds) await does(user, deed);
    await user.capture(fileName(name));
  },
}));
