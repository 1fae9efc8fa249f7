import type { Page } from '@playwright/test';
import { API_ROUTES } from '../../../core/api/routes.ts';
import { deviceIdOf, type ScannedDevice } from '../../../core/domain/device.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { TAB_CHANNEL } from '../../../adapters/tabs/broadcast-tab-channel.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import { EMPTY_SESSION, type FlowName, type TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { keepTest, keptGuestTest, readKeptTest } from '../../support/kept-test.ts';
import { RUNS_NOTHING } from '../../support/pooled-context.ts';
import { pressElsewhere } from '../../support/press-elsewhere.ts';
import { control } from '../controls.ts';
import { field } from '../fields.ts';
import { actAndSettle, goTo, settle, type Visitor, type VisitorOptions } from '../visitor.ts';

export const BOX = 'https://clearline.example/kit';
export const NOW = Date.UTC(2026, 10, 20, 18);
const MINUTE_MS = 60_000;

/** A cassette code that no other test uses. */
export function aCassetteCode(): string {
  const serial = Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, '0');
  return `0100860000000017112601151728011510COV260001721${serial}`;
}

const DEVICE: ScannedDevice = {
  deviceIdentifier: '00860000000017',
  manufacturingOrProductionDate: '2026-01-15' as CalendarDate,
  expirationDate: '2028-01-15' as CalendarDate,
  batchOrLotNumber: 'COV2600017',
  serialNumber: 'A1B2C3D4',
};

/** The code of the cassette that is already scanned at later steps. */
export const HELD_CODE = '0100860000000017112601151728011510COV260001721A1B2C3D4';

export interface TesterOptions {
  readonly step: StepId;
  readonly flow?: FlowName;
  readonly session?: Partial<TestSession>;
  readonly language?: Language;
  readonly width?: number;
  /** Milliseconds left of the reading window. */
  readonly readingLeft?: number;
  /** Uses a new context, as in `LoanOptions`: for tests that go offline. */
  readonly isNew?: boolean;
}

/** The step of the testing flow that is so many rows below another, or above it if `rows` is negative. */
export function stepFrom(step: StepId, rows: number): StepId {
  const row = FLOWS.testing[stepNumber(FLOWS.testing, step) + rows];
  if (row === undefined) throw new RangeError(`The flow has no step ${rows} rows from ${step}.`);
  return row.id;
}

/** A cassette that no other test uses. */
export function anotherDevice(): Pick<TestSession, 'device' | 'deviceId'> {
  const serialNumber = Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, '0');
  const device = { ...DEVICE, serialNumber };
  return { device, deviceId: deviceIdOf(device) };
}

/** The session of a test at a step, with every earlier question answered. */
export function sessionAt(options: TesterOptions, testId: string): TestSession {
  const { step, flow = 'testing', session = {}, readingLeft = 15 * MINUTE_MS } = options;
  const currentStep = stepNumber(FLOWS[flow], step);
  const hasWaited = flow === 'testing' && currentStep >= stepNumber(FLOWS.testing, 'countdown');
  const waited: Partial<TestSession> = {
    collectedAt: NOW - 17 * MINUTE_MS,
    countdownTimerEndTime: step === 'countdown' ? NOW + 15 * MINUTE_MS : NOW,
    expirationTimerEndTime: step === 'countdown' ? NOW + 30 * MINUTE_MS : NOW + readingLeft,
  };
  return {
    ...EMPTY_SESSION,
    testId,
    currentStep,
    isFollowingTest: flow === 'testing',
    isReportingResult: flow === 'reporting',
    isSymptomatic: 'no',
    symptomOnsetDate: 'n/a',
    device: DEVICE,
    deviceId: deviceIdOf(DEVICE),
    isDeviceIdSaved: true,
    isSelfCollecting: true,
    controlLineResult: 'yes',
    testLineResult: 'no',
    result: 'negative',
    ...(flow === 'reporting' ? { collectedAt: NOW - 17 * MINUTE_MS } : {}),
    ...(hasWaited ? waited : {}),
    ...session,
  };
}

/** The app whose page is opened. */
export interface AppToVisit {
  readonly server: { readonly url: string };
  visit(options: VisitorOptions): Promise<Visitor>;
}

/** A new test id of the server. */
export async function newTestId({ server }: Pick<AppToVisit, 'server'>): Promise<string> {
  return (await fetch(new URL(API_ROUTES.createTestId.path, server.url))).text();
}

/** Opens a guest's test at a step, as after closing and reopening the page there. The page's clock starts at NOW. */
export async function openAt(app: AppToVisit, options: TesterOptions): Promise<Visitor> {
  const { step, language, width = 360, isNew = false } = options;
  const kept = keptGuestTest(sessionAt(options, await newTestId(app)), NOW);
  const visitor = await app.visit({
    isNew,
    hasClock: true,
    viewport: { width, height: 740 },
    timezoneId: 'America/Los_Angeles',
    kept,
    ...(language === undefined ? {} : { language }),
  });
  const { page } = visitor;
  await page.clock.install({ time: NOW });
  await goTo(page, APP_ROUTES.testSteps);
  await page.locator(`[data-step="${step}"] h1`).waitFor();
  return visitor;
}

/** The test that the page persisted; without one, its id is empty. */
export async function keptSession(page: Page): Promise<{ readonly testId: string }> {
  return { testId: (await readKeptTest(page))?.testId ?? '' };
}

/** Reloads the page with the test at another step, as if the user had come back to that step. */
export async function reopenAt(
  page: Page,
  options: TesterOptions,
  shown: StepId | 'expired' = options.step,
): Promise<void> {
  // The app would read its clocks and store the result; an empty page does not.
  await page.goto(RUNS_NOTHING);
  const { testId } = await keptSession(page);
  await keepTest(page, sessionAt(options, testId), NOW);
  await goTo(page, APP_ROUTES.testSteps);
  await expectStep(page, shown);
}

/**
 * Shows another test at a step, as if the user had begun it in another tab. Takes a tenth of the time of `reopenAt`, but what only the page
 * knows stays, such as what is typed.
 */
export async function showStep(page: Page, options: TesterOptions): Promise<void> {
  // The timers of one test would correct those of the next.
  const testId = await (await page.context().request.get(API_ROUTES.createTestId.path)).text();
  await keepTest(page, sessionAt(options, testId), NOW, TAB_CHANNEL);
  await expectStep(page, options.step);
  await settle(page);
}

/** Presses a control even if it is marked as unavailable. */
export async function pressAnyway(page: Page, id: string): Promise<void> {
  const button = control(page, id);
  // Playwright's force presses the last known position, which is wrong while late parts move the control.
  const force = (await button.getAttribute('aria-disabled')) === 'true';
  await actAndSettle(page, () => pressElsewhere(button, force));
}

export function next(page: Page): Promise<void> {
  return pressAnyway(page, 'next');
}

export async function expectStep(page: Page, step: StepId | 'expired'): Promise<void> {
  await page.locator(`[data-step="${step}"] h1`).waitFor();
}

/** Types a code instead of scanning it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  if ((await page.locator('[data-press="type-code"]').count()) > 0) await pressAnyway(page, 'type-code');
  await field(page, 'code').fill(code);
  await pressAnyway(page, 'use-code');
}

/** The page's focus, title and scroll position after a change of screen. */
export function arrivalOf(page: Page): Promise<{ focus: string; title: string; scroll: number }> {
  return page.evaluate(() => ({
    focus: document.activeElement?.tagName ?? '',
    title: document.title,
    scroll: window.scrollY,
  }));
}
