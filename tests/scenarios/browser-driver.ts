import type { Browser, BrowserContext, Page } from 'playwright-core';
import { APP_ROUTES } from '../../core/flow/effects.ts';
import { deviceOfText } from '../../core/scenarios/cassette-aliases.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../core/scenarios/driver.ts';
import { deviceStateOf } from '../../core/scenarios/observation.ts';
import type { Answers, FormValues, Scenario } from '../../core/scenarios/scenario.ts';
import type { ScanOutcome } from '../../core/domain/scan-outcome.ts';
import type { FakeCamera } from '../support/fake-camera.ts';
import { watchApi, type ApiTraffic } from './api-traffic.ts';
import { readPage, readScanMessage } from './page-reader.ts';
import type { ServerDoor } from './server-door.ts';

/** What the browser driver plays on. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly server: ServerDoor;
  /** The browser must have been launched with its switches. */
  readonly camera: FakeCamera;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Called with what a person should never cause: errors on the console, and exceptions on the page. */
  onTrouble(trouble: string): void;
}

/** The radio buttons and the field that each answer goes into. */
const ANSWER_FIELDS: Readonly<Record<keyof Answers, string>> = {
  symptomatic: 'isSymptomatic',
  onset: 'symptomOnsetDate',
  collection: 'isSelfCollecting',
  control: 'controlLineResult',
  test: 'testLineResult',
  result: 'result',
};

const SCAN_DEADLINE_MS = 10_000;
const CAMERA_CLEAR_MS = 300;
const HOUR_MINUTES = 60;

/** The IANA zone that is always at an offset; its sign is the other way round. */
function zoneAt(offsetMinutes: number): string {
  const hours = Math.round(offsetMinutes / HOUR_MINUTES);
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${String(Math.abs(hours))}`;
}

/** A console line that is no trouble: the browser's own note of a call that the scenario made fail. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource:');
}

/** Clicks the real screens in a real browser. */
export class BrowserDriver implements ScenarioDriver {
  readonly #stage: Stage;
  #context: BrowserContext | null = null;
  #page: Page | null = null;
  #traffic: ApiTraffic | null = null;
  #now = 0;
  #lastScan: ScanOutcome | 'none' = 'none';

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get #open(): { page: Page; context: BrowserContext; traffic: ApiTraffic } {
    if (this.#page === null || this.#context === null || this.#traffic === null) throw new Error('Nothing has begun.');
    return { page: this.#page, context: this.#context, traffic: this.#traffic };
  }

  async begin(scenario: Scenario): Promise<Played> {
    if (scenario.who !== 'guest' && scenario.who !== 'visitor') return notPlayed('The browser has no accounts yet.');
    const { browser, server, url, viewport } = this.#stage;
    this.#now = scenario.now?.instant ?? Date.now();
    await server.setClock(this.#now);
    for (const text of scenario.used) {
      const device = deviceOfText(text);
      if (device === null) return notPlayed('A used cassette is no cassette.');
      await server.useUp(device);
    }
    this.#context = await browser.newContext({
      baseURL: url,
      viewport,
      timezoneId: zoneAt(scenario.now?.utcOffsetMinutes ?? 0),
      locale: 'en-US',
      permissions: ['camera'],
    });
    this.#traffic = await watchApi(this.#context);
    await this.#context.clock.setFixedTime(this.#now);
    this.#page = await this.#context.newPage();
    this.#page.on('pageerror', (error) => this.#stage.onTrouble(error.stack ?? error.message));
    this.#page.on('console', (line) => {
      if (line.type() === 'error' && !isExpected(line.text())) this.#stage.onTrouble(line.text());
    });
    await this.#page.goto(APP_ROUTES.landing);
    if (scenario.who === 'visitor') return this.#settle();
    await this.press('continue-as-guest');
    await this.press('continue');
    return PLAYED;
  }

  async end(): Promise<void> {
    await this.#context?.close();
    await this.#stage.camera.showNothing();
    await this.#stage.server.setClock(null);
  }

  start(flow: 'testing' | 'reporting'): Promise<Played> {
    return this.press(flow === 'testing' ? 'start-testing' : 'start-reporting');
  }

  next(): Promise<Played> {
    return this.#pressIfThere('next');
  }

  back(): Promise<Played> {
    return this.#pressIfThere('back');
  }

  async answer(answers: Answers): Promise<Played> {
    for (const [key, value] of Object.entries(answers) as [keyof Answers, string][]) {
      const played = await this.#enter(ANSWER_FIELDS[key], value);
      if (!played.ok) return played;
    }
    return this.#settle();
  }

  select(): Promise<Played> {
    return Promise.resolve(notPlayed('The browser has no accounts yet.'));
  }

  async tick(): Promise<Played> {
    const boxes = this.#open.page.locator('[data-step] input[type="checkbox"]');
    for (const box of await boxes.all()) await box.check();
    return this.#settle();
  }

  async scan(text: string): Promise<Played> {
    const { page } = this.#open;
    const { camera } = this.#stage;
    const step = page.locator('[data-step]');
    if ((await step.count()) === 0) return notPlayed('No scan step is open.');
    const before = await step.getAttribute('data-step');
    const message = await readScanMessage(page);
    if (message !== null) return PLAYED;
    await camera.show(text);
    await this.#pressIfThere('camera-on');
    const url = page.url();
    const wasAnswered = async (): Promise<boolean> => {
      if (page.url() !== url) return true;
      const after = await step.getAttribute('data-step', { timeout: SCAN_DEADLINE_MS }).catch(() => null);
      return after !== before || (await readScanMessage(page)) !== null;
    };
    const deadline = performance.now() + SCAN_DEADLINE_MS;
    while (!(await wasAnswered())) {
      if (performance.now() > deadline) return notPlayed('The camera read nothing.');
      await page.waitForTimeout(CAMERA_CLEAR_MS / 10);
    }
    await camera.showNothing();
    await this.#settle();
    this.#lastScan = (await readScanMessage(page)) ?? 'accepted';
    await page.waitForTimeout(CAMERA_CLEAR_MS);
    return PLAYED;
  }

  ok(): Promise<Played> {
    return this.press('scan-ok');
  }

  leave(): Promise<Played> {
    return this.press('scan-leave');
  }

  async report(option: string): Promise<Played> {
    const chosen = await this.#enter('reportOption', option);
    return chosen.ok ? this.next() : chosen;
  }

  async profile(values: FormValues): Promise<Played> {
    const filled = await this.#fillAll(Object.entries(values));
    return filled.ok ? this.next() : filled;
  }

  account(answer: 'decline' | 'create'): Promise<Played> {
    return this.press(answer === 'decline' ? 'decline-account' : 'create-account');
  }

  async home(): Promise<Played> {
    const { page } = this.#open;
    const isExpired = (await page.locator('[data-press="home"]').count()) > 0;
    return this.press(isExpired ? 'home' : 'clearline-home');
  }

  cancel(): Promise<Played> {
    return this.press('cancel');
  }

  continue(): Promise<Played> {
    return this.press('continue');
  }

  async offline(): Promise<Played> {
    await this.#open.traffic.setOnline(false);
    return this.#settle();
  }

  async online(): Promise<Played> {
    await this.#open.traffic.setOnline(true);
    return this.#settle();
  }

  fail(calls: Readonly<Record<string, number>>): Promise<Played> {
    this.#open.traffic.fail(calls);
    return Promise.resolve(PLAYED);
  }

  logout(): Promise<Played> {
    return this.press('sign-out');
  }

  login(): Promise<Played> {
    return Promise.resolve(notPlayed('The browser has no accounts yet.'));
  }

  async language(language: string): Promise<Played> {
    const { page } = this.#open;
    const shown = await page.locator('html').getAttribute('lang');
    return shown === language ? PLAYED : this.press('language');
  }

  async go(route: string): Promise<Played> {
    await this.#open.page.goto(route);
    return this.#settle();
  }

  fill(fields: Readonly<Record<string, string>>): Promise<Played> {
    return this.#fillAll(Object.entries(fields));
  }

  async press(id: string): Promise<Played> {
    const button = this.#open.page.locator(`[data-press="${id}"]`).first();
    const isThere = await button.waitFor({ timeout: SCAN_DEADLINE_MS }).then(
      () => true,
      () => false,
    );
    if (!isThere) return notPlayed(`There is no ${id} to press.`);
    // What is shown as not available can be pressed by a person all the same, and says why.
    await button.click({ force: true });
    return this.#settle();
  }

  code(): Promise<Played> {
    return Promise.resolve(notPlayed('The browser has no accounts yet.'));
  }

  tab(): Promise<Played> {
    return Promise.resolve(notPlayed('The browser plays one tab so far.'));
  }

  idle(milliseconds: number): Promise<Played> {
    return this.wait(milliseconds);
  }

  async reload(): Promise<Played> {
    await this.#open.page.reload();
    return this.#settle();
  }

  async wait(milliseconds: number): Promise<Played> {
    const { page, context } = this.#open;
    this.#now += milliseconds;
    await this.#stage.server.setClock(this.#now);
    await context.clock.setFixedTime(this.#now);
    // A page that comes to the front repaints its timers at once; so it need not be waited for.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return this.#settle();
  }

  async step() {
    return (await readPage(this.#open.page)).step;
  }

  async observe() {
    const { page, traffic } = this.#open;
    await this.#settle();
    const state = await readPage(page);
    const device = await deviceStateOf(traffic.calls, (payload) => this.#stage.server.isHeld(payload));
    return { ...state, calls: [...traffic.calls], device, scan: this.#lastScan, signedIn: false };
  }

  /** Waits until no call is under way, nothing is busy, and the screen has painted. */
  async #settle(): Promise<Played> {
    const { page, traffic } = this.#open;
    await traffic.quiet();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return PLAYED;
  }

  async #pressIfThere(id: string): Promise<Played> {
    const button = this.#open.page.locator(`[data-press="${id}"]`).first();
    return (await button.count()) === 0 ? PLAYED : this.press(id);
  }

  async #fillAll(fields: readonly (readonly [string, unknown])[]): Promise<Played> {
    for (const [name, value] of fields) {
      const entered = await this.#enter(name, value);
      if (!entered.ok) return entered;
    }
    return this.#settle();
  }

  async #enter(name: string, value: unknown): Promise<Played> {
    const { page } = this.#open;
    const fields = page.locator(`[name="${name}"]`);
    if ((await fields.count()) === 0) return notPlayed(`There is no field ${name}.`);
    const kind = await fields.first().evaluate((field) => `${field.tagName} ${field.getAttribute('type') ?? ''}`);
    if (kind === 'INPUT radio') await page.locator(`[name="${name}"][value="${String(value)}"]`).check();
    else if (kind === 'INPUT checkbox') await fields.first().setChecked(value === true || value === 'true');
    else if (kind.startsWith('SELECT')) await fields.first().selectOption(String(value));
    else await fields.first().fill(String(value));
    return PLAYED;
  }
}
