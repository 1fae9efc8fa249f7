import { STORAGE_NAMESPACE } from '../../adapters/storage/local-storage.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { NOT_LOADED_OFFLINE, notPlayed, PLAYED, PRESENCE_MS, type Played } from '../../scenarios/driver.ts';
import type { ActionValues, TabName } from '../../scenarios/scenario.ts';
import {
  SCENARIO_EMAIL,
  SCENARIO_OTHER_EMAIL,
  SCENARIO_OTP_EMAIL,
  type SentMessage,
} from '../../scenarios/scenario-account.ts';
import { storedTest, withoutStoredValue } from '../../scenarios/stored-values.ts';
import { typedAddresses } from '../../scenarios/typed-fields.ts';
import { pathOf } from '../../scenarios/written-route.ts';
import { typeSentCode, walkLogin } from '../../scenarios/walk-login.ts';
import { DEFAULT_NEW_ACCOUNT } from '../../scenarios/walk-registration.ts';
import { languageSwitch } from '../support/language-switch.ts';
import { typeForm, type FormPage } from './browser-form.ts';
import { countOf } from './browser-actions.ts';
import type { Camera, OpenVisit, Visit } from './browser-visit.ts';
import { POINTER, type Hands } from './hands.ts';
import { readPage, readStored } from './page-reader.ts';
import type { PlayedPage } from './played-page.ts';
import type { PlayedServer } from './played-server.ts';

/** What the browser driver plays on. */
export interface Stage {
  readonly server: PlayedServer;
  /** The camera of the browser that `openVisit` uses. */
  readonly camera: Camera;
  readonly openVisit: OpenVisit;
  /** How the person presses and types; by default with a pointer. */
  readonly hands?: Hands;
}

/** The notice before a logout is shown for two minutes, so steps of this length never skip it. */
const IDLE_PIECE_MS = 2 * 60_000;

/** A person at a real browser: presses, types, reads mail, switches tabs and lets time pass. */
export class BrowserPerson {
  protected readonly stage: Stage;
  protected visit: Visit | null = null;
  protected now = 0;
  #isOnline = true;
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
    return { page: this.open.page, hands: this.hands, settle: () => this.settle() };
  }

  protected get hands(): Hands {
    return this.stage.hands ?? POINTER;
  }

  async offline(): Promise<Played> {
    await this.open.traffic.setOnline(false);
    this.#isOnline = false;
    return this.settle();
  }

  async online(): Promise<Played> {
    await this.open.traffic.setOnline(true);
    this.#isOnline = true;
    return this.settle();
  }

  async logout(): Promise<Played> {
    const isAtHome = (await countOf(this.open.page, '[data-press="sign-out"]')) > 0;
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
    const shown = await this.open.page.evaluate(() => document.documentElement.lang);
    if (shown === language) return PLAYED;
    const { page } = this.open;
    if ((await countOf(page, languageSwitch(language))) === 0) return notPlayed(`There is no button for ${language}.`);
    const words = await page.evaluate(() => document.body.innerText);
    const pressed = await this.press('language');
    if (!pressed.ok) return pressed;
    const changed = await page.evaluate(
      (before) => [
        document.documentElement.lang,
        document.body.innerText === before ? 'the same words' : 'other words',
      ],
      words,
    );
    return changed.join() === [language, 'other words'].join()
      ? PLAYED
      : notPlayed(`The page shows ${changed.join()}.`);
  }

  async go(route: string): Promise<Played> {
    const shown = await this.open.page.evaluate(() => location.pathname);
    const path = await pathOf(route, shown, () => this.#lastMessage());
    return path.ok ? this.#opened((page) => page.goto(path.value)) : path;
  }

  async fill(fields: ActionValues['fill']): Promise<Played> {
    for (const address of typedAddresses(fields)) this.#addresses.add(address);
    return this.settled(await typeForm(this.form, fields));
  }

  async press(id: string): Promise<Played> {
    return this.settled(await this.hands.press(this.open.page, id));
  }

  async code(which: ActionValues['code']): Promise<Played> {
    return typeSentCode(this, which, await this.#lastMessage());
  }

  async tab(name: TabName): Promise<Played> {
    const visit = this.open;
    const known = visit.tabs.get(name);
    if (known === undefined && !this.#isOnline) return NOT_LOADED_OFFLINE;
    if (known === undefined && visit.openTab === null) return notPlayed('This engine plays with one tab.');
    visit.page = known ?? (await visit.openTab?.()) ?? visit.page;
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
    if (!this.#isOnline) return NOT_LOADED_OFFLINE;
    const [key, record] = storedTest(await readStored(this.open.page)) ?? [];
    if (key !== undefined) {
      const value = JSON.stringify(withoutStoredValue(record, lost));
      await this.open.page.evaluate((entry) => localStorage.setItem(...entry), [
        STORAGE_NAMESPACE + key,
        value,
      ] as const);
    }
    return this.reload();
  }

  wait(milliseconds: number): Promise<Played> {
    return this.#pass(milliseconds, PRESENCE_MS, true);
  }

  /** Advances all clocks piece by piece, with or without mouse input. */
  async #pass(milliseconds: number, piece: number, isPresent: boolean): Promise<Played> {
    // A page that compares its clock with the server's between the two changes would see a changed clock; so it compares first.
    await this.#lookAtTheTime(isPresent);
    for (let rest = milliseconds; rest > 0; rest -= piece) {
      this.now += Math.min(rest, piece);
      await this.stage.server.moveClock(this.now);
      await this.open.setTime(this.now);
      await this.#lookAtTheTime(isPresent);
    }
    return PLAYED;
  }

  async #lookAtTheTime(isPresent: boolean): Promise<void> {
    await this.open.lookAtTheTime(isPresent);
    await this.settle();
  }

  /** Opens the page and waits until a saved login is verified, which the screen does not show. */
  async #opened(open: (page: PlayedPage) => Promise<unknown>): Promise<Played> {
    // The page of a failed load is the browser's own, which cannot be read.
    if (!this.#isOnline) return NOT_LOADED_OFFLINE;
    const { page } = this.open;
    const isSaved = await this.open.isLoginSaved();
    const verified = isSaved ? this.open.answered(API_ROUTES.refreshAccess.path) : Promise.resolve();
    await open(page);
    await verified;
    return this.settle();
  }

  #lastMessage(): Promise<SentMessage | null> {
    return this.stage.server.lastMessage([...this.#addresses]);
  }

  /** Waits until nothing is being fetched and the screen has settled. */
  protected async settle(): Promise<Played> {
    return (await this.open.settle()) ? PLAYED : notPlayed('The screen does not come to rest.');
  }

  protected async settled(played: Played): Promise<Played> {
    return played.ok ? this.settle() : played;
  }

  protected async pressIfThere(id: string): Promise<Played> {
    const pressed = await this.hands.pressIfThere(this.open.page, id);
    return pressed === null ? PLAYED : this.settled(pressed);
  }
}
