import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shapeCode } from '../../cli/code/write-code.ts';
import type { ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import { fillAndSendPerson } from '../../scenarios/fill-person-form.ts';
import { deviceStateOf, type Observation, type ShownStep } from '../../scenarios/observation.ts';
import type { ActionValues, Answers, CallName, FailingCalls, FormValues, Scenario } from '../../scenarios/scenario.ts';
import { DEFAULT_NEW_ACCOUNT, walkRegistration } from '../../scenarios/walk-registration.ts';
import { readPlaceQuestion, selectPerson, typeField, typeForm } from './browser-form.ts';
import { countOf } from './browser-actions.ts';
import { BrowserPerson } from './browser-person.ts';
import { readGuestPage, readPage } from './page-reader.ts';
import { readWords } from './page-words.ts';
import type { CallFaults } from './api-traffic.ts';
import { passInPage } from './pass-in-page.ts';

/** The field that each answer goes into. */
const ANSWER_FIELDS: Readonly<Record<keyof Answers, string>> = {
  symptomatic: 'isSymptomatic',
  onset: 'symptomOnsetDate',
  collection: 'isSelfCollecting',
  control: 'controlLineResult',
  test: 'testLineResult',
  result: 'result',
  takenDate: 'takenDate',
  takenTime: 'takenTime',
};

const READ_WITHIN_MS = 30_000;
const POLL_MS = 30;
/** Longer than a few frames of the camera, so that the picture before a press is not read after it. */
const CAMERA_CLEAR_MS = 300;
/** The field for a photo of a code. */
const PHOTO_FIELD = 'input[name="choose-photo"]';
/** Pixels a module of a photographed code. */
const PHOTO_SCALE = 8;
/** The camera's picture, or the button that turns it on. */
const CAMERA_VIEW = '.scan-video, [data-press="camera-on"]';

/** Clicks the real screens in a real browser. */
export class BrowserDriver extends BrowserPerson implements ScenarioDriver {
  #lastScan: ScanOutcome | 'none' = 'none';

  async begin(scenario: Scenario): Promise<Played> {
    this.now = scenario.now?.instant ?? Date.now();
    const ready = await this.stage.server.begin(scenario, this.now);
    if (!ready.ok) return ready;
    this.visit = await this.stage.openVisit(scenario, this.now);
    await this.open.page.goto(APP_ROUTES.landing);
    const arrived = await this.settle();
    if (!arrived.ok || scenario.who === 'visitor') return arrived;
    const entered = scenario.who === 'guest' ? await this.#enterAsGuest() : await this.#enterAccount(scenario);
    this.open.traffic.forget();
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

  /** The browser stays as it is, so that a failed test can show it; the end of the test closes it. */
  async end(): Promise<void> {
    await this.stage.camera.showNothing();
    await this.stage.server.end();
  }

  async start(flow: FlowName): Promise<Played> {
    const pressed = await this.press(flow === 'testing' ? 'start-testing' : 'start-reporting');
    // The next call may wait for a held response.
    if (!pressed.ok || this.open.traffic.isHolding()) return pressed;
    await this.open.page.waitForSelector('[data-step], [data-error]', { state: 'attached', timeout: READ_WITHIN_MS });
    return this.settle();
  }

  next(): Promise<Played> {
    return this.pressIfThere('next');
  }

  back(): Promise<Played> {
    return this.pressIfThere('back');
  }

  async answer(answers: Answers): Promise<Played> {
    const fields = (Object.entries(answers) as [keyof Answers, string][]).map(
      ([key, value]) => [ANSWER_FIELDS[key], value] as const,
    );
    return this.settled(await typeForm(this.form, Object.fromEntries(fields)));
  }

  async select(name: string): Promise<Played> {
    return this.settled(await selectPerson(this.open.page, name));
  }

  async tick(box: ActionValues['tick']): Promise<Played> {
    if (box !== 'all') return this.#setBox(box, true);
    const { page } = this.open;
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[data-step] input[type="checkbox"]')].map(({ id }) => id),
    );
    for (const id of ids) await this.hands.setBox(page, `[id="${id}"]`, true);
    return this.settle();
  }

  untick(box: ActionValues['untick']): Promise<Played> {
    return this.#setBox(box, false);
  }

  async #setBox(box: string, isChecked: boolean): Promise<Played> {
    const { page } = this.open;
    const selector = `[data-step] input[type="checkbox"][value="${box}"]`;
    if ((await countOf(page, selector)) === 0) return notPlayed(`There is no box ${box}.`);
    await this.hands.setBox(page, selector, isChecked);
    return this.settle();
  }

  async passTowards(wanted: StepId): Promise<readonly ShownStep[]> {
    if (!this.hands.canPassInPage) return [];
    const passed = await passInPage(this.open.page, wanted);
    await this.settle();
    return passed;
  }

  async scan(text: string): Promise<Played> {
    const scanned = await this.#read('The camera read nothing.', async () => {
      await this.stage.camera.show(text);
      await this.pressIfThere('camera-on');
    });
    await this.stage.camera.showNothing();
    if (!scanned.ok) return scanned;
    const { page } = this.open;
    if ((await countOf(page, '[data-accepted]')) > 0) await page.keyboard.press('Escape');
    await this.settle();
    this.#lastScan = (await readPage(page)).scanMessage ?? 'accepted';
    const scansOn = this.#lastScan !== 'accepted' || (await countOf(page, CAMERA_VIEW)) > 0;
    if (scansOn) await page.waitForTimeout(CAMERA_CLEAR_MS);
    return PLAYED;
  }

  async photo(text: string): Promise<Played> {
    const folder = await mkdtemp(join(tmpdir(), 'clearline-photo-'));
    const path = join(folder, 'photo.png');
    await writeFile(path, await shapeCode(text, 'png', PHOTO_SCALE));
    const read = await this.#read('The photo was not read.', () => this.open.page.setInputFiles(PHOTO_FIELD, path));
    await rm(folder, { recursive: true });
    if (!read.ok) return read;
    await this.settle();
    this.#lastScan = (await readPage(this.open.page)).scanMessage ?? 'accepted';
    return PLAYED;
  }

  /** Shows a code and waits until the step or its message changes. */
  async #read(failure: string, show: () => Promise<void>): Promise<Played> {
    const { page, traffic } = this.open;
    const before = await readPage(page);
    if (before.scanMessage !== null) return notPlayed(`The message ${before.scanMessage} stands.`);
    const origin = await page.evaluate(() => location.origin);
    await show();
    const deadline = performance.now() + READ_WITHIN_MS;
    for (let after = before; after.step === before.step && after.scanMessage === null; after = await readPage(page)) {
      if ((await page.evaluate(() => location.origin)) !== origin || traffic.isHolding()) break;
      if (performance.now() > deadline) return notPlayed(failure);
      await page.waitForTimeout(POLL_MS);
    }
    return PLAYED;
  }

  ok(): Promise<Played> {
    return this.press('scan-ok');
  }

  leave(): Promise<Played> {
    return this.press('scan-leave');
  }

  async report(option: ActionValues['report']): Promise<Played> {
    const chosen = await this.hands.enter(this.open.page, 'reportOption', option);
    return chosen.ok ? this.next() : chosen;
  }

  async profile(values: FormValues): Promise<Played> {
    const { page } = this.open;
    const isProfileForm = (await countOf(page, '[data-press="save-profile"]')) > 0;
    return fillAndSendPerson(
      {
        openPage: () => readGuestPage(page),
        question: () => readPlaceQuestion(page),
        type: (field, value) => typeField(this.form, field, value),
        press: (button) => this.press(button),
        save: isProfileForm ? 'save-profile' : 'next',
      },
      values,
    );
  }

  async account(answer: ActionValues['account']): Promise<Played> {
    const pressed = await this.press(`${answer}-account`);
    return answer === 'create' && pressed.ok ? walkRegistration(this, DEFAULT_NEW_ACCOUNT) : pressed;
  }

  async home(): Promise<Played> {
    const isExpired = (await readPage(this.open.page)).step === 'expired';
    return this.press(isExpired ? 'home' : 'clearline-home');
  }

  cancel(): Promise<Played> {
    return this.press('cancel');
  }

  continue(): Promise<Played> {
    return this.press('continue');
  }

  async fail(calls: FailingCalls): Promise<Played> {
    return this.#withFaults((faults) => faults.fail(calls));
  }

  async hold(call: CallName): Promise<Played> {
    return this.#withFaults((faults) => faults.hold(call));
  }

  async drop(call: CallName): Promise<Played> {
    return this.#withFaults((faults) => faults.drop(call));
  }

  async release(call: CallName): Promise<Played> {
    const isReleased = this.open.traffic.faults?.release(call) === true;
    return isReleased ? this.settle() : notPlayed(`No answer to ${call} is held.`);
  }

  async #withFaults(act: (faults: CallFaults) => Promise<void>): Promise<Played> {
    const { faults } = this.open.traffic;
    if (faults === null) return notPlayed('In this engine no single call can fail.');
    await act(faults);
    return PLAYED;
  }

  async step(): Promise<ShownStep> {
    return (await readPage(this.open.page)).step;
  }

  async words(): Promise<readonly string[]> {
    await this.settle();
    return readWords(this.open.page);
  }

  async observe(): Promise<Observation> {
    const { page, traffic } = this.open;
    await this.settle();
    const { scanMessage: _message, ...state } = await readPage(page);
    const device = await deviceStateOf(traffic.calls, (payload) => this.stage.server.isHeld(payload));
    return { ...state, calls: [...traffic.calls], device, scan: this.#lastScan };
  }
}
