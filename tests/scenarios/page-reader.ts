import type { Page } from 'playwright-core';
import { isOneOf, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import { isErrorCode } from '../../core/domain/error-codes.ts';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import { NO_STEP } from '../../core/flow/session.ts';
import { isForgotten, PERSONAL_KEYS } from '../../core/scenarios/kept-on-device.ts';
import type { Observation, ShownStep } from '../../core/scenarios/observation.ts';
import { writtenRoute } from '../../core/scenarios/written-route.ts';
import { EARLY_PRESS_MARK } from '../../web/early-press.ts';
import type { ApiTraffic } from './api-traffic.ts';

const SETTLES_WITHIN_MS = 30_000;

/** What can be read off a page. */
export type PageState = Omit<Observation, 'calls' | 'device' | 'scan'> & {
  /** The outcome whose message shows. */
  readonly scanMessage: ScanOutcome | null;
};

/** Runs in the page: what stands on the screen, and what the browser keeps of the person and the test. */
function readRaw(personalKeys: readonly string[]) {
  const kept = (key: string): unknown => {
    const name = Object.keys(localStorage).find((each) => new RegExp(`(^|\\W)${key}$`).test(each));
    return name === undefined ? null : (JSON.parse(localStorage.getItem(name) ?? 'null') as unknown);
  };
  const attribute = (name: string): string | null => document.querySelector(`[${name}]`)?.getAttribute(name) ?? null;
  const session = (kept('session') ?? {}) as Readonly<Record<string, unknown>>;
  return {
    step: attribute('data-step'),
    number: attribute('data-number'),
    route: location.pathname,
    timer: document.querySelector<HTMLElement>('[data-timer]')?.innerText.trim() ?? null,
    chosenResult: document.querySelector<HTMLInputElement>('input[name="result"]:checked')?.value ?? null,
    errors: [...document.querySelectorAll('[data-error]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('data-error')),
    leaves: document.querySelector('[data-press="next"]')?.getAttribute('data-leaves') ?? null,
    hasBack: document.querySelector('[data-press="back"]') !== null,
    message: attribute('data-message'),
    scanMessage: attribute('data-scan'),
    isGuest: kept('isGuestLogin') === true,
    isSignedIn: kept('currentUser') !== null,
    keptStep: typeof session.currentStep === 'number' ? session.currentStep : null,
    isReporting: session.isReportingResult === true,
    keptResult: session.result ?? null,
    personal: Object.fromEntries(personalKeys.map((key) => [key, kept(key)])),
  };
}

/** Everything an expectation may ask of the screen. Away from the test's own screen, the step is the one that is kept. */
export async function readPage(page: Page): Promise<PageState> {
  const raw = await page.evaluate(readRaw, PERSONAL_KEYS);
  const keptStep = raw.keptStep ?? NO_STEP;
  const row = FLOWS[raw.isReporting ? 'reporting' : 'testing'][keptStep];
  const result = raw.chosenResult ?? raw.keptResult;
  return {
    step: (raw.step ?? row?.id ?? 'none') as ShownStep,
    number: keptStep === NO_STEP ? NO_STEP : Number(raw.number ?? keptStep),
    route: writtenRoute(raw.route),
    timer: raw.timer ?? 'none',
    result: isOneOf(TEST_RESULTS, result) ? result : 'none',
    errors: raw.errors.filter(isErrorCode),
    canNext: raw.leaves === 'true',
    canBack: raw.hasBack,
    guest: raw.isGuest,
    signedIn: raw.isSignedIn,
    forgotten: isForgotten((key) => raw.personal[key]),
    message: raw.message ?? 'none',
    scanMessage: isOneOf(SCAN_OUTCOMES, raw.scanMessage) ? raw.scanMessage : null,
  };
}

/** Whether a page is still at something: sending what waited, or with a screen or the app itself on its way. */
type Rest = 'sending' | 'busy' | 'settled';

/** The test's own route, and what stands on the prerendered landing until the app is there. */
const REST_SIGNS = { testRoute: APP_ROUTES.testSteps, toCome: EARLY_PRESS_MARK } as const;

/** Runs in the page, once it has done what a press set off. Some tab is at sending what waited while it holds a lock of ours. */
async function readRest({ testRoute, toCome }: typeof REST_SIGNS): Promise<Rest> {
  await new Promise((resolve) => setTimeout(resolve));
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name?.startsWith('clearline.') === true)) return 'sending';
  const isBusy = document.querySelector('[aria-busy="true"]') !== null;
  const isToCome = document.documentElement.hasAttribute(toCome);
  const isOnItsWay = location.pathname === testRoute && document.querySelector('[data-step]') === null;
  return isBusy || isToCome || isOnItsWay ? 'busy' : 'settled';
}

/** Waits until nothing is being fetched and the screen has settled; false when it does not come to that. */
export async function comesToRest(page: Page, traffic: ApiTraffic): Promise<boolean> {
  const deadline = performance.now() + SETTLES_WITHIN_MS;
  let rest = await page.evaluate(readRest, REST_SIGNS);
  // A part of the app that came may fetch something more a moment later, which a look at the page gives the time for.
  for (let seen = -1; rest !== 'settled' || seen !== traffic.seen();) {
    if (performance.now() > deadline) return false;
    await traffic.quiet();
    seen = traffic.seen();
    rest = await page.evaluate(readRest, REST_SIGNS);
  }
  return true;
}
