import type { ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { deviceOfText } from '../../core/scenarios/cassette-aliases.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../core/scenarios/driver.ts';
import { deviceStateOf, type Observation, type ShownStep } from '../../core/scenarios/observation.ts';
import type {
  ActionValues,
  Answers,
  FailingCalls,
  FormValues,
  Scenario,
  TabName,
} from '../../core/scenarios/scenario.ts';
import {
  SCENARIO_EMAIL,
  SCENARIO_OTP_EMAIL,
  SCENARIO_PASSWORD,
  type SentMessage,
} from '../../core/scenarios/scenario-account.ts';
import { DEFAULT_NEW_ACCOUNT, walkRegistration, wrongCode } from '../../core/scenarios/walk-registration.ts';
import type { SideDoor } from '../../cli/play/server-side-door.ts';
import type { FakeCamera } from '../support/fake-camera.ts';
import { makeAccountOnServer } from './account-on-server.ts';
import { enterAll, enterInto, pressOn } from './browser-hands.ts';
import { openVisit, type Visit, type VisitOptions } from './browser-visit.ts';
import { painted, readPage } from './page-reader.ts';

/** What the browser driver plays on. */
export interface Stage extends VisitOptions {
  readonly server: SideDoor;
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

/** Fields whose values are addresses that something may be sent to. */
const ADDRESS_FIELDS = ['email', 'emailAddress', 'deviceAddress'] as const;

/** Short enough that somebody who is there renews their access in time and is never taken for gone. */
const PRESENCE_MS = 20 * 60_000;
/** The notice before a logout stands for two minutes, so none of its looks is missed. */
const IDLE_PIECE_MS = 2 * 60_000;

/** Runs in the page, which looks at the time whenever it comes to the front; so its own timers need not be waited for. */
function lookAtTheTime(isSomebodyThere: boolean): void {
  if (isSomebodyThere) window.dispatchEvent(new MouseEvent('mousemove'));
  document.dispatchEvent(new Event('visibilitychange'));
}

const READ_WITHIN_MS = 10_000;
const POLL_MS = 30;
/** Longer than a few frames of the camera, so that the picture before a press is not read after it. */
const CAMERA_CLEAR_MS = 300;
/** A dialog may come in a part of the app of its own, a moment after its screen. */
const LATE_PARTS_MS = 250;

/** Clicks the real screens in a real browser. */
export class BrowserDriver implements ScenarioDriver {
  readonly #stage: Stage;
  #visit: Visit | null = null;
  #now = 0;
  #lastScan: ScanOutcome | 'none' = 'none';
  readonly #addresses = new Set([SCENARIO_EMAIL, SCENARIO_OTP_EMAIL, DEFAULT_NEW_ACCOUNT.email]);

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get #open(): Visit {
    if (this.#visit === null) throw new Error('Nothing has begun.');
    return this.#visit;
  }

  async begin(scenario: Scenario): Promise<Played> {
    this.#now = scenario.now?.instant ?? Date.now();
    await this.#stage.server.setClock(this.#now);
    for (const text of scenario.used) {
      const device = deviceOfText(text);
      if (device === null) return notPlayed('A used cassette is no cassette.');
      const taken = await this.#stage.server.takeForSomebodyElse(device);
      if (!taken.ok) return taken;
    }
    const account = await makeAccountOnServer(this.#stage, scenario, this.#now);
    if (!account.ok) return account;
    this.#visit = await openVisit(this.#stage, scenario, this.#now);
    await this.#open.page.goto(APP_ROUTES.landing);
    if (scenario.who === 'visitor') return this.#settle();
    const entered = scenario.who === 'guest' ? await this.#enterAsGuest() : await this.#enterAccount(scenario);
    this.#open.traffic.forget();
    return entered;
  }

  async #enterAsGuest(): Promise<Played> {
    await this.press('continue-as-guest');
    return this.press('continue');
  }

  async #enterAccount({ who }: Scenario): Promise<Played> {
    const loggedIn = await this.login(null);
    if (!loggedIn.ok || who !== 'account+otp') return loggedIn;
    const typed = await this.code('right');
    return typed.ok ? this.press('verify') : typed;
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

  async select(name: string): Promise<Played> {
    const choice = this.#open.page.locator('[data-step]').getByRole('radio', { name });
    if ((await choice.count()) === 0) return notPlayed(`There is no profile of ${name}.`);
    await choice.check();
    return this.#settle();
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
    if (!filled.ok) return filled;
    const isProfileForm = (await readPage(this.#open.page)).route === APP_ROUTES.newProfile;
    return isProfileForm ? this.press('save-profile') : this.next();
  }

  async account(answer: ActionValues['account']): Promise<Played> {
    const pressed = await this.press(`${answer}-account`);
    return answer === 'create' && pressed.ok ? walkRegistration(this, DEFAULT_NEW_ACCOUNT) : pressed;
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

  async logout(): Promise<Played> {
    const isAtHome = (await this.#open.page.locator('[data-press="sign-out"]').count()) > 0;
    if (!isAtHome) await this.press('clearline-home');
    return this.press('sign-out');
  }

  async login(credentials: ActionValues['login']): Promise<Played> {
    const { email, password } = credentials ?? { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD };
    await this.#pressIfThere('confirm');
    await this.#pressIfThere('login');
    if ((await readPage(this.#open.page)).route !== APP_ROUTES.login) await this.go(APP_ROUTES.login);
    const filled = await this.fill({ email, password });
    return filled.ok ? this.press('log-in') : filled;
  }

  async language(language: ActionValues['language']): Promise<Played> {
    const shown = await this.#open.page.locator('html').getAttribute('lang');
    return shown === language ? PLAYED : this.press('language');
  }

  async go(route: string): Promise<Played> {
    const link = route.includes('{') ? ((await this.#lastMessage())?.resetLink ?? null) : null;
    if (route.includes('{') && link === null) return notPlayed('No reset link was sent.');
    await this.#open.page.goto(link === null ? route : route.replace('{uid}', link.uid).replace('{token}', link.token));
    return this.#settle();
  }

  async fill(fields: ActionValues['fill']): Promise<Played> {
    for (const name of ADDRESS_FIELDS) if (fields[name] !== undefined) this.#addresses.add(normalizeEmail(fields[name]));
    return this.#settled(await enterAll(this.#open.page, Object.entries(fields)));
  }

  async press(id: string): Promise<Played> {
    return this.#settled(await pressOn(this.#open.page, id));
  }

  async code(which: ActionValues['code']): Promise<Played> {
    const right = (await this.#lastMessage())?.code ?? null;
    if (which === 'wrong') return this.fill({ code: wrongCode(right) });
    return right === null ? notPlayed('No code was sent.') : this.fill({ code: right });
  }

  async tab(name: TabName): Promise<Played> {
    const visit = this.#open;
    const known = visit.tabs.get(name);
    visit.page = known ?? (await visit.context.newPage());
    visit.tabs.set(name, visit.page);
    if (known === undefined) return this.go(APP_ROUTES.home);
    await visit.page.bringToFront();
    return this.#settle();
  }

  idle(milliseconds: number): Promise<Played> {
    return this.#pass(milliseconds, IDLE_PIECE_MS, false);
  }

  async reload(): Promise<Played> {
    await this.#open.page.reload();
    return this.#settle();
  }

  wait(milliseconds: number): Promise<Played> {
    return this.#pass(milliseconds, PRESENCE_MS, true);
  }

  /** Moves all clocks piece by piece, with or without a hand on the mouse. */
  async #pass(milliseconds: number, piece: number, isSomebodyThere: boolean): Promise<Played> {
    const { tabs, context } = this.#open;
    for (let rest = milliseconds; rest > 0; rest -= piece) {
      this.#now += Math.min(rest, piece);
      await this.#stage.server.setClock(this.#now);
      await context.clock.setFixedTime(this.#now);
      for (const page of tabs.values()) await page.evaluate(lookAtTheTime, isSomebodyThere);
      await this.#settle();
    }
    return PLAYED;
  }

  #lastMessage(): Promise<SentMessage | null> {
    return this.#stage.server.lastMessage([...this.#addresses]);
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
    return { ...state, calls: [...traffic.calls], device, scan: this.#lastScan };
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
