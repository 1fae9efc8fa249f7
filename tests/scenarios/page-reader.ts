import type { Page } from 'playwright-core';
import { isErrorCode, type ErrorCode } from '../../core/domain/error-codes.ts';
import { isOneOf, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import { NO_STEP } from '../../core/flow/session.ts';
import type { Observation, ShownStep } from '../../core/scenarios/observation.ts';

/** What the browser keeps of the person and the test; the specification says what that is, so a test may look at it. */
interface Kept {
  readonly step: number;
  readonly isReporting: boolean;
  readonly result: unknown;
  readonly isGuest: boolean;
}

/** What can be read off a page. */
export type PageState = Omit<Observation, 'calls' | 'device' | 'scan' | 'signedIn'>;

function readKept(page: Page): Promise<Kept> {
  return page.evaluate(() => {
    const kept = (key: string): unknown => {
      const name = Object.keys(localStorage).find(
        (each) => each === key || each.endsWith(`.${key}`) || each.endsWith(`:${key}`),
      );
      return name === undefined ? null : (JSON.parse(localStorage.getItem(name) ?? 'null') as unknown);
    };
    const session = (kept('session') ?? {}) as Record<string, unknown>;
    return {
      step: typeof session.currentStep === 'number' ? session.currentStep : -1,
      isReporting: session.isReportingResult === true,
      result: session.result ?? null,
      isGuest: kept('isGuestLogin') === true,
    };
  });
}

async function attribute(page: Page, selector: string, name: string): Promise<string | null> {
  const found = page.locator(selector).first();
  return (await found.count()) === 0 ? null : found.getAttribute(name);
}

async function readErrors(page: Page): Promise<readonly ErrorCode[]> {
  const codes = await page
    .locator('[data-error]')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('data-error')),
    );
  return codes.filter(isErrorCode);
}

/** The outcome whose message shows. */
export async function readScanMessage(page: Page): Promise<ScanOutcome | null> {
  const outcome = await attribute(page, '[data-scan]', 'data-scan');
  return isOneOf(SCAN_OUTCOMES, outcome) ? outcome : null;
}

async function readResult(page: Page, kept: Kept): Promise<Observation['result']> {
  const checked = page.locator('input[name="result"]:checked');
  const result = (await checked.count()) === 0 ? kept.result : await checked.first().inputValue();
  return isOneOf(TEST_RESULTS, result) ? result : 'none';
}

async function readTimer(page: Page): Promise<string> {
  const timer = page.locator('[data-timer]').first();
  return (await timer.count()) === 0 ? 'none' : (await timer.innerText()).trim();
}

/** Everything an expectation may ask of the screen. */
export async function readPage(page: Page): Promise<PageState> {
  const kept = await readKept(page);
  const onScreen = await attribute(page, '[data-step]', 'data-step');
  const number = await attribute(page, '[data-number]', 'data-number');
  const row = FLOWS[kept.isReporting ? 'reporting' : 'testing'][kept.step];
  const next = page.locator('[data-press="next"]').first();
  const isLeaving = (await next.count()) > 0 && (await next.getAttribute('data-leaves')) === 'true';
  return {
    step: (onScreen ?? row?.id ?? 'none') as ShownStep,
    number: kept.step === NO_STEP ? NO_STEP : Number(number ?? kept.step),
    route: new URL(page.url()).pathname,
    timer: await readTimer(page),
    result: await readResult(page, kept),
    errors: await readErrors(page),
    canNext: isLeaving,
    canBack: (await page.locator('[data-press="back"]').count()) > 0,
    guest: kept.isGuest,
    message: (await attribute(page, '[data-message]', 'data-message')) ?? 'none',
  };
}
