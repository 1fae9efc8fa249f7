import type { Page } from '@playwright/test';
import { API_ROUTES } from '../../core/api/routes.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { notPlayed, PLAYED, PRESENCE_MS, type Played } from '../../scenarios/driver.ts';
import type { ActionValues, TabName } from '../../scenarios/scenario.ts';
import {
  SCENARIO_EMAIL,
  SCENARIO_OTHER_EMAIL,
  SCENARIO_OTP_EMAIL,
  type SentMessage,
} from '../../scenarios/scenario-account.ts';
import { typedAddresses } from '../../scenarios/typed-fields.ts';
import { pathOf } from '../../scenarios/written-route.ts';
import { typeSentCode, walkLogin } from '../../scenarios/walk-login.ts';
import { DEFAULT_NEW_ACCOUNT } from '../../scenarios/walk-registration.ts';
import type { ServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { languageSwitch } from '../support/language-switch.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';
import type { FakeCamera } from '../support/fake-camera.ts';
import { typeForm, type FormPage } from './browser-form.ts';
import { pressIfThereOn, pressOn } from './browser-actions.ts';
import type { Visit, VisitOptions } from './browser-visit.ts';
import { readPage } from './page-reader.ts';

/** What the browser driver plays on. */
export interface Stage extends VisitOptions {
  readonly server: ServerTestCalls;
  /** The browser must have been launched with its switches. */
  readonly camera: FakeCamera;
}

/** The notice before a logout is shown for two minutes, so steps of this length never skip it. */
const IDLE_PIECE_MS = 2 * 60_000;

/** Runs in the page: makes it check the time, as it does when it becomes visible, instead of waiting for its timers. */
function lookAtTheTime(isPresent: boolean): void {
  if (isPresent) window.dispatchEvent(new MouseEvent('mousemove'));
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A person at a real browser: presses, types, reads mail, switches tabs and lets time pass. */
export class BrowserPerson {
  protected readonly stage: Stage;
  protected visit: Visit | null = null;
  protected now = 0;
  readonly #addresses = new Set([
    ...[SCENARIO_EMAIL, SCENARIO_OTHER_EMAIL, SCENARIO_OTP_EMAIL, DEFAULT_NEW_ACCOUNT.email],
  ]);

  constructor(stage: Stage) {
    this.stage = stage;
  }

  protected get open(): Visit {
    if (this.visit === null) throw new Error('Nothing has begun.');
    return this.visit;
  }

  protected get form(): FormPage {
    return { page: this.open.page, settle: () => this.settle() };
  }

  async offline(): Promise<Played> {
    await this.open.traffic.setOnline(false);
    return this.settle();
  }

  async online(): Promise<Played> {
    await this.open.traffic.setOnline(true);
    return this.settle();
  }

  async logout(): Promise<Played> {
    const isAtHome = (await this.open.page.locator('[data-press="sign-out"]').count()) > 0;
    if (!isAtHome) await this.press('clearline-home');
    return this.press('sign-out');
  }

  async login(credentials: ActionValues['login']): Promise<Played> {
    await this.pressIfThere('confirm');
    await this.pressIfThere('login');
    if ((await readPage(this.open.page)).route !== APP_ROUTES.login) await this.go(APP_ROUTES.login);
    return walkLogin(this, credentials);
  }

  async language(language: ActionValues['language']): Promise<Played> {
    const shown = await this.open.page.locator('html').getAttribute('lang');
    if (shown === language) return PLAYED;
    await this.open.page.locator(languageSwitch(language)).click();
    return this.settled(PLAYED);
  }

  async go(route: string): Promise<Played> {
    const path = await pathOf(route, new URL(this.open.page.url()).pathname, () => this.#lastMessage());
    return path.ok ? this.#opened((page) => page.goto(path.value)) : path;
  }

  async fill(fields: ActionValues['fill']): Promise<Played> {
    for (const address of typedAddresses(fields)) this.#addresses.add(address);
    return this.settled(await typeForm(this.form, fields));
  }

  async press(id: string): Promise<Played> {
    return this.settled(await pressOn(this.open.page, id));
  }

  async code(which: ActionValues['code']): Promise<Played> {
    return typeSentCode(this, which, await this.#lastMessage());
  }

  async tab(name: TabName): Promise<Played> {
    const visit = this.open;
    const known = visit.tabs.get(name);
    visit.page = known ?? (await visit.context.newPage());
    visit.tabs.set(name, visit.page);
    if (known === undefined) return this.go(APP_ROUTES.home);
    await visit.page.bringToFront();
    return this.settle();
  }

  idle(milliseconds: number): Promise<Played> {
    return this.#pass(milliseconds, IDLE_PIECE_MS, false);
  }

  async reload(): Promise<Played> {
    return this.#opened((page) => page.reload());
  }

  async lose(lost: ActionValues['lose']): Promise<Played> {
    await this.open.page.evaluate((name) => {
      const key = Object.keys(localStorage).find((each) => /(^|\W)session$/.test(each)) ?? 'session';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(key, JSON.stringify({ ...session, [name]: undefined }));
    }, lost);
    return this.reload();
  }

  wait(milliseconds: number): Promise<Played> {
    return this.#pass(milliseconds, PRESENCE_MS, true);
  }

  /** Advances all clocks piece by piece, with or without mouse input. */
  async #pass(milliseconds: number, piece: number, isPresent: boolean): Promise<Played> {
    const { context } = this.open;
    // A page that compares its clock with the server's between the two changes would see a changed clock; so it compares first.
    await this.#lookAtTheTime(isPresent);
    for (let rest = milliseconds; rest > 0; rest -= piece) {
      this.now += Math.min(rest, piece);
      await this.stage.server.setClock(this.now);
      await context.clock.setFixedTime(this.now);
      await this.#lookAtTheTime(isPresent);
    }
    return PLAYED;
  }

  async #lookAtTheTime(isPresent: boolean): Promise<void> {
    for (const page of this.open.tabs.values()) await page.evaluate(lookAtTheTime, isPresent);
    await this.settle();
  }

  /** Opens the page and waits until a saved login is verified, which the screen does not show. */
  async #opened(open: (page: Page) => Promise<unknown>): Promise<Played> {
    const { page, context } = this.open;
    const isSaved = (await context.storageState()).origins.some(({ localStorage }) =>
      localStorage.some(({ name, value }) => /(^|\W)currentUser$/.test(name) && value !== 'null'),
    );
    const verified = isSaved
      ? page.waitForResponse((answer) => answer.url().endsWith(API_ROUTES.refreshAccess.path)).catch(() => undefined)
      : Promise.resolve();
    await open(page);
    await verified;
    return this.settle();
  }

  #lastMessage(): Promise<SentMessage | null> {
    return this.stage.server.lastMessage([...this.#addresses]);
  }

  /** Waits until nothing is being fetched and the screen has settled. */
  protected async settle(): Promise<Played> {
    const { page, traffic } = this.open;
    return (await waitUntilIdle(page, traffic.fetching)) ? PLAYED : notPlayed('The screen does not come to rest.');
  }

  protected async settled(played: Played): Promise<Played> {
    return played.ok ? this.settle() : played;
  }

  protected async pressIfThere(id: string): Promise<Played> {
    const pressed = await pressIfThereOn(this.open.page, id);
    return pressed === null ? PLAYED : this.settled(pressed);
  }
}
