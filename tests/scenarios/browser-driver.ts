import type { ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { APP_ROUTES } from '../../core/flow/effects.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { deviceOfText } from '../../core/scenarios/cassette-aliases.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../core/scenarios/driver.ts';
import { deviceStateOf, type Observation, type ShownStep } from '../../core/scenarios/observation.ts';
import type { ActionValues, Answers, FailingCalls, FormValues, Scenario } from '../../core/scenarios/scenario.ts';
import type { FakeCamera } from '../support/fake-camera.ts';
import { enterAll, enterInto, pressOn } from './browser-hands.ts';
import { openVisit, type Visit, type VisitOptions } from './browser-visit.ts';
import { painted, readPage } from './page-reader.ts';
import type { ServerDoor } from './server-door.ts';

/** What the browser driver plays on. */
export interface Stage extends VisitOptions {
  readonly server: ServerDoor;
  /** The browser must have been launched with its switches. */
  readonly camera: FakeCamera;
}

/** The field that each answer goes into. */
const ANSWER_FIELDS: Readonly<Record<keyof Answers, string>> = {
  symptomatic: 'isSymptomatic',
  onset: 'symptomOnsetDate',
  collection: 'isSelfCollecting',
  control: 'controlLineResult',
  test: 'testLineResult',
  result: 'result',
};

const READ_WITHIN_MS = 10_000;
const POLL_MS = 30;
/** Longer than a few frames of the camera, so that the picture before a press is not read after it. */
const CAMERA_CLEAR_MS = 300;
/** A dialog may come in a part of the app of its own, a moment after its screen. */
const LATE_PARTS_MS = 250;

const NO_ACCOUNTS = notPlayed('The browser has no accounts yet.');

/** Clicks the real screens in a real browser. */
export class BrowserDriver implements ScenarioDriver {
  readonly #stage: Stage;
  #visit: Visit | null = null;
  #now = 0;
  #lastScan: ScanOutcome | 'none' = 'none';

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get #open(): Visit {
    if (this.#visit === null) throw new Error('Nothing has begun.');
    return this.#visit;
  }

  async begin(scenario: Scenario): Promise<Played> {
    if (scenario.who !== 'guest' && scenario.who !== 'visitor') return NO_ACCOUNTS;
    this.#now = scenario.now?.instant ?? Date.now();
    await this.#stage.server.setClock(this.#now);
    for (const text of scenario.used) {
      const device = deviceOfText(text);
      if (device === null) return notPlayed('A used cassette is no cassette.');
      await this.#stage.server.useUp(device);
    }
    this.#visit = await openVisit(this.#stage, scenario, this.#now);
    await this.#open.page.goto(APP_ROUTES.landing);
    if (scenario.who === 'visitor') return this.#settle();
    await this.press('continue-as-guest');
    return this.press('continue');
  }

  async end(): Promise<void> {
    await this.#visit?.context.close();
    await this.#stage.camera.showNothing();
    await this.#stage.server.setClock(null);
  }

  async start(flow: FlowName): Promise<Played> {
    const pressed = await this.press(flow === 'testing' ? 'start-testing' : 'start-reporting');
    if (!pressed.ok) return pressed;
    await this.#open.page.locator('[data-step], [data-error]').first().waitFor({ timeout: READ_WITHIN_MS });
    return this.#settle();
  }

  next(): Promise<Played> {
    return this.#pressIfThere('next');
  }

  back(): Promise<Played> {
    return this.#pressIfThere('back');
  }

  async answer(answers: Answers): Promise<Played> {
    const fields = (Object.entries(answers) as [keyof Answers, string][]).map(
      ([key, value]) => [ANSWER_FIELDS[key], value] as const,
    );
    return this.#settled(await enterAll(this.#open.page, fields));
  }

  select(): Promise<Played> {
    return Promise.resolve(NO_ACCOUNTS);
  }

  async tick(): Promise<Played> {
    for (const box of await this.#open.page.locator('[data-step] input[type="checkbox"]').all()) await box.check();
    return this.#settle();
  }

  async scan(text: string): Promise<Played> {
    const { page } = this.#open;
    const before = await readPage(page);
    if (before.scanMessage !== null) return notPlayed(`The message ${before.scanMessage} stands.`);
    await this.#stage.camera.show(text);
    await this.#pressIfThere('camera-on');
    const deadline = performance.now() + READ_WITHIN_MS;
    for (let after = before; after.step === before.step && after.scanMessage === null; after = await readPage(page)) {
      if (new URL(page.url()).origin !== new URL(this.#stage.url).origin) break;
      if (performance.now() > deadline) return notPlayed('The camera read nothing.');
      await page.waitForTimeout(POLL_MS);
    }
    await this.#stage.camera.showNothing();
    await page.waitForTimeout(CAMERA_CLEAR_MS);
    await this.#settle();
    this.#lastScan = (await readPage(page)).scanMessage ?? 'accepted';
    return PLAYED;
  }

  ok(): Promise<Played> {
    return this.press('scan-ok');
  }

  leave(): Promise<Played> {
    return this.press('scan-leave');
  }

  async report(option: ActionValues['report']): Promise<Played> {
    const chosen = await enterInto(this.#open.page, 'reportOption', option);
    return chosen.ok ? this.next() : chosen;
  }

  async profile(values: FormValues): Promise<Played> {
    const filled = await enterAll(this.#open.page, Object.entries(values));
    return filled.ok ? this.next() : filled;
  }

  account(answer: ActionValues['account']): Promise<Played> {
    return this.press(answer === 'decline' ? 'decline-account' : 'create-account');
  }

  async home(): Promise<Played> {
    const isExpired = (await readPage(this.#open.page)).step === 'expired';
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

  fail(calls: FailingCalls): Promise<Played> {
    this.#open.traffic.fail(calls);
    return Promise.resolve(PLAYED);
  }

  logout(): Promise<Played> {
    return this.press('sign-out');
  }

  login(): Promise<Played> {
    return Promise.resolve(NO_ACCOUNTS);
  }

  async language(language: ActionValues['language']): Promise<Played> {
    const shown = await this.#open.page.locator('html').getAttribute('lang');
    return shown === language ? PLAYED : this.press('language');
  }

  async go(route: string): Promise<Played> {
    await this.#open.page.goto(route);
    return this.#settle();
  }

  async fill(fields: ActionValues['fill']): Promise<Played> {
    return this.#settled(await enterAll(this.#open.page, Object.entries(fields)));
  }

  async press(id: string): Promise<Played> {
    return this.#settled(await pressOn(this.#open.page, id));
  }

  code(): Promise<Played> {
    return Promise.resolve(NO_ACCOUNTS);
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

  async step(): Promise<ShownStep> {
    return (await readPage(this.#open.page)).step;
  }

  async observe(): Promise<Observation> {
    const { page, traffic } = this.#open;
    await page.waitForTimeout(LATE_PARTS_MS);
    await this.#settle();
    const { scanMessage: _message, ...state } = await readPage(page);
    const device = await deviceStateOf(traffic.calls, (payload) => this.#stage.server.isHeld(payload));
    return { ...state, calls: [...traffic.calls], device, scan: this.#lastScan, signedIn: false };
  }

  /** Waits until nothing is being fetched and the screen has settled. */
  async #settle(): Promise<Played> {
    const { page, traffic } = this.#open;
    await traffic.quiet();
    await painted(page, APP_ROUTES.testSteps);
    return PLAYED;
  }

  async #settled(played: Played): Promise<Played> {
    return played.ok ? this.#settle() : played;
  }

  async #pressIfThere(id: string): Promise<Played> {
    const button = this.#open.page.locator(`[data-press="${id}"]`);
    return (await button.count()) === 0 ? PLAYED : this.press(id);
  }
}
