import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import type { CameraFailure } from '../../../core/ports/camera.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { makeServerTestCalls } from '../../../cli/play/server-test-calls.ts';
import { toDevicePayload } from '../../../core/api/device-payload.ts';
import { deviceOfText } from '../../../scenarios/cassette-aliases.ts';
import { launchBrowser } from '../../support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../../support/fake-camera.ts';
import { startRealServer, type RealServer } from '../../support/real-server.ts';
import { symbolPhoto } from '../../../cli/code/symbols.ts';
import { axeViolations, press, pressOnly, reload, settle, smallTargets, type Visitor } from '../visitor.ts';
import { fakeManyCameras } from './many-cameras.ts';
import {
  aCassetteCode,
  anotherDevice,
  arrivalOf,
  BOX,
  expectStep,
  HELD_CODE,
  openAt,
  typeCode,
  type TesterOptions,
} from './tester.ts';

const { scan, steps } = translations.en.steps;
const { errors, form } = translations.en.general;
const WIDE = 1280;

let server: RealServer;
let camera: FakeCamera;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [server, camera] = await Promise.all([startRealServer(), makeFakeCamera()]);
  browser = await launchBrowser({ args: camera.launchArgs });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([camera.dispose(), server.stop()]);
});
afterEach(() => Promise.all([visitor.leave(), camera.showNothing()]));

/** A guest at a scan step with a scanned box and cassette, as after going back. */
async function open(step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(browser, { baseURL: server.url, step, ...options });
  return visitor.page;
}

/** Whether the server holds a cassette for a test, as seen by another test. */
function isHeld(code: string): Promise<boolean> {
  const device = deviceOfText(code);
  if (device === null) throw new Error('The code is not a cassette code.');
  return makeServerTestCalls(server.url).isHeld(toDevicePayload(device));
}

/** Whether the page uses a camera, and the state of its last track. */
const cameraState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { track } = window as Window & { track?: MediaStreamTrack };
    return track?.readyState ?? 'never asked';
  });

/** Stores the track of every camera that the page opens. */
function watchCamera(): Promise<void> {
  return visitor.page.evaluate(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      Object.assign(window, { track: stream.getVideoTracks()[0] });
      return stream;
    };
  });
}

async function choosePhoto(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'choose-photo');
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

/** Whether the focus is in a part of the screen with this text, not on the whole page. */
const focusHolds = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((said) => document.activeElement?.closest('main *')?.textContent.includes(said) === true, text);

/** The paragraphs of the open message, its title first. */
const paragraphs = (page: Page): Promise<string[]> => page.getByRole('alert').locator('p').allTextContents();

const REJECTIONS: readonly (readonly [string, StepId, string, keyof typeof scan.messages])[] = [
  ['a flu test', 'first-scan', HELD_CODE.replace('COV', 'CFL'), 'cflTest'],
  ['an expired test', 'first-scan', aCassetteCode().replace('11260115', '11240115'), 'expired'],
  ['no test at all', 'first-scan', 'nonsense', 'scanFailed'],
  ['a web address', 'first-scan', BOX, 'isUrl'],
  ['another cassette', 'second-scan', aCassetteCode(), 'codeIsDifferentThanBefore'],
];

describe('a typed code', () => {
  it.each(REJECTIONS)('of %s shows its message', async (_what, step, code, outcome) => {
    const page = await open(step);
    await typeCode(page, code);
    const message = page.locator(`[data-scan="${outcome}"]`);
    await message.waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(scan.messages[outcome].title);
    await press(page, 'scan-ok');
    await message.waitFor({ state: 'detached' });
    expect(await page.getAttribute('[data-step]', 'data-step')).toBe(step);
  });

  it('of another box shows that the box was not recognized, and Cancel leads home', async () => {
    const page = await open('scan-device');
    await typeCode(page, HELD_CODE);
    await page.waitForSelector('[data-scan]');
    expect(await page.getByRole('alert').innerText()).toContain(scan.boxFailed.title);
    await press(page, 'scan-leave');
    await page.waitForURL('**/home');
  });

  it('of a used cassette shows that, although the cassette stays free for its own test', async () => {
    const code = aCassetteCode();
    const first = await open('first-scan');
    await typeCode(first, code);
    await expectStep(first, 'remove-foil');
    await press(first, 'back');
    await typeCode(first, code);
    await expectStep(first, 'remove-foil');
    await visitor.leave();

    const second = await open('first-scan');
    await typeCode(second, code);
    await second.waitForSelector('[data-scan="deviceHasBeenUsedBefore"]');
    const { title, text } = scan.messages.deviceHasBeenUsedBefore;
    // Shown once: the call's error has the same meaning in other words.
    expect(await paragraphs(second)).toEqual([title, text]);
  });

  it('of a flu test leads to where it can be reported', async () => {
    const page = await open('first-scan');
    await typeCode(page, HELD_CODE.replace('COV', 'CFL'));
    expect(await page.getByRole('link', { name: scan.flu.link }).getAttribute('href')).toMatch(/^https:/);
  });

  it('is kept offline, and needs no new scan', async () => {
    const page = await open('first-scan', { isNew: true });
    await visitor.context.setOffline(true);
    await typeCode(page, aCassetteCode());
    await page.waitForSelector('[data-scan="requestError"]');
    const { title, text } = scan.messages.requestError;
    const lost = `${form.errorPrefix} ${errors.NETWORK_REQUEST_FAILED}`;
    expect(await paragraphs(page)).toEqual([title, lost, text]);
    await visitor.context.setOffline(false);
    await press(page, 'try-again');
    await expectStep(page, 'remove-foil');
  });

  it('that the server could not check shows the status for support', async () => {
    const page = await open('first-scan');
    await page.route('**/devices/check-id', (route) => route.fulfill({ status: 503 }));
    await typeCode(page, aCassetteCode());
    await page.waitForSelector('[data-scan="requestError"]');
    expect(await page.textContent('[data-error="UNKNOWN"]')).toContain('UNKNOWN 503');
  });

  it('that is empty asks for the code', async () => {
    const page = await open('first-scan');
    await typeCode(page, '  ');
    await page.getByRole('status').filter({ hasText: scan.type.empty }).waitFor();
  });
});

describe('the message of a scan', () => {
  it('is a dialog on a wide screen; Escape closes it and returns the focus', async () => {
    const page = await open('first-scan', { width: WIDE });
    await typeCode(page, 'nonsense');
    const dialog = page.getByRole('dialog', { name: scan.messages.scanFailed.title });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('use-code');
  });

  it('is part of the page at 800 pixels', async () => {
    const page = await open('first-scan', { width: 800 });
    await typeCode(page, 'nonsense');
    await page.waitForSelector('[data-scan="scanFailed"]');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the camera', () => {
  it('is requested once with a button, reads a code that is already in view, and is released with the step', async () => {
    const page = await open('scan-device', { session: anotherDevice() });
    await watchCamera();
    expect(await page.textContent('main')).toContain(scan.camera.why);
    expect(await cameraState(page)).toBe('never asked');
    expect(await page.textContent('main')).toContain(scan.camera.ask);
    await camera.show(BOX);
    await press(page, 'camera-on');
    await expectStep(page, 'first-scan');
    // A box that stays in view would be rejected here, with a message that takes the focus.
    await camera.showNothing();

    // It is allowed now, and starts by itself; the focus stays at the heading.
    await page.getByText(scan.camera.looking).waitFor();
    expect(await cameraState(page)).toBe('live');
    await expect.poll(async () => (await arrivalOf(page)).focus).toBe('H1');
    await camera.show(aCassetteCode());
    await expectStep(page, 'remove-foil');
    await expect.poll(() => cameraState(page)).toBe('ended');
    expect(visitor.consoleProblems).toEqual([]);
  });

  it('accepts the code of the step although another kind is beside it', async () => {
    const page = await open('first-scan');
    await camera.showLabels({ text: aCassetteCode() }, { text: BOX, right: 170 });
    await press(page, 'camera-on');
    await expectStep(page, 'remove-foil');
  });

  it('names the code of the box at the cassette step if it sees no other', async () => {
    const page = await open('first-scan');
    await camera.show(BOX);
    await press(page, 'camera-on');
    await page.waitForSelector('[data-scan="isUrl"]');
  });

  it('accepts the cassette in the middle, and not the one at the edge', async () => {
    const page = await open('second-scan');
    await camera.showLabels({ text: HELD_CODE }, { text: aCassetteCode(), right: 170 });
    await press(page, 'camera-on');
    await page.waitForSelector('[data-step]:not([data-step="second-scan"]), [data-scan]');
    expect(await page.locator('[data-scan]').count()).toBe(0);
  });

  it('asks for one code if two cassettes lie side by side, and accepts the one that stays', async () => {
    const page = await open('first-scan');
    const [left, right] = [aCassetteCode(), aCassetteCode()];
    await camera.showLabels({ text: left, right: -90 }, { text: right, right: 90 });
    await press(page, 'camera-on');
    await page.getByRole('status').filter({ hasText: scan.camera.several }).waitFor();
    expect(await page.getAttribute('[data-step]', 'data-step')).toBe('first-scan');
    await camera.show(left);
    await expectStep(page, 'remove-foil');
  });

  it('stays off at a step where it was turned off, even when the user returns', async () => {
    const page = await open('scan-device');
    await camera.show(BOX);
    await press(page, 'camera-on');
    await expectStep(page, 'first-scan');
    await page.getByText(scan.camera.looking).waitFor();
    await watchCamera();
    await page.getByRole('button', { name: scan.camera.turnOff }).press('Enter');
    const turnOn = page.getByRole('button', { name: scan.camera.turnOn });
    await turnOn.waitFor();
    expect(await page.textContent('main')).not.toContain(scan.camera.ask);
    await expect.poll(() => focusHolds(page, scan.camera.why)).toBe(true);
    await page.locator('video').waitFor({ state: 'detached' });

    await camera.showNothing();
    await press(page, 'back');
    await expectStep(page, 'scan-device');
    await page.getByText(scan.camera.looking).waitFor();
    await camera.show(BOX);
    await expectStep(page, 'first-scan');
    await turnOn.waitFor();
    await settle(page);
    expect(await page.locator('video').count()).toBe(0);
    await turnOn.press('Enter');
    await page.getByText(scan.camera.looking).waitFor();
    await expect.poll(() => focusHolds(page, scan.camera.turnOff)).toBe(true);
  });

  it('starts by itself only if the browser reports that it is allowed', async () => {
    for (const state of ['prompt', 'denied', 'granted'] as const) {
      const page = await open('first-scan', { isNew: true });
      await page.addInitScript((given) => {
        navigator.permissions.query = () => Promise.resolve({ state: given } as PermissionStatus);
      }, state);
      await reload(page);
      const isOn = state === 'granted';
      await page.getByText(isOn ? scan.camera.looking : scan.camera.ask).waitFor();
      expect(await page.locator('video').count()).toBe(isOn ? 1 : 0);
      // Screen readers start at the beginning of a page that was just loaded.
      expect((await arrivalOf(page)).focus).toBe('BODY');
      if (!isOn) await visitor.leave();
    }
  });

  it('reports that the scanner is still loading, and accepts a typed code meanwhile', async () => {
    const page = await open('first-scan', { isNew: true });
    await page.route('**/*.wasm', () => undefined);
    await pressOnly(page, 'camera-on');
    await page.getByRole('status').filter({ hasText: scan.camera.loading }).waitFor();
    expect(await page.getByText(scan.camera.looking).count()).toBe(0);
    await pressOnly(page, 'type-code');
    await page.fill('input[name="code"]', aCassetteCode());
    await pressOnly(page, 'use-code');
    await expectStep(page, 'remove-foil');
  });

  it('is reopened when its picture freezes, and is then reported as stopped', async () => {
    const page = await open('first-scan');
    await page.evaluate(() => Object.defineProperty(MediaStreamTrack.prototype, 'muted', { value: true }));
    await press(page, 'camera-on');
    await page.getByRole('alert').filter({ hasText: scan.camera.failures.lost.title }).waitFor();
    await expect.poll(() => focusHolds(page, scan.camera.failures.lost.title)).toBe(true);
    await page.locator('video').waitFor({ state: 'detached' });
  });

  it('is reported as stopped when its frames cannot be drawn', async () => {
    const page = await open('first-scan');
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'VideoFrame');
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await press(page, 'camera-on');
    await page.getByRole('alert').filter({ hasText: scan.camera.failures.lost.title }).waitFor();
  });

  it.each(['WebAssembly', 'Worker'])('is reported as unusable without %s, and so is a photo', async (name) => {
    const page = await open('first-scan', { isNew: true });
    await page.evaluate((part) => Reflect.deleteProperty(window, part), name);
    await press(page, 'camera-on');
    const { title, text } = scan.camera.failures.unsupported;
    await page.getByRole('alert').filter({ hasText: title }).waitFor();
    await choosePhoto(page, 'code.png', await symbolPhoto(aCassetteCode(), 'dataMatrix', 4));
    await page.waitForSelector('[data-photo="unsupported"]');
    expect(await paragraphs(page)).toEqual([title, text]);
    expect(visitor.consoleProblems).toEqual([]);
  });

  it('reports a photo that fails unexpectedly, and stops waiting', async () => {
    const page = await open('first-scan');
    await page.evaluate(() => {
      Object.defineProperty(window, 'Worker', {
        value: function () {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    await choosePhoto(page, 'code.png', await symbolPhoto(aCassetteCode(), 'dataMatrix', 4));
    await page.waitForSelector('[data-photo="unreadable"]');
    await page.getByText(scan.photo.reading).waitFor({ state: 'detached' });
    await press(page, 'scan-ok');
    await press(page, 'camera-on');
    await page.getByRole('alert').filter({ hasText: scan.camera.failures.lost.title }).waitFor();
    expect(visitor.consoleProblems).toEqual([]);
  });

  it('is released when the user goes home', async () => {
    const page = await open('first-scan');
    await watchCamera();
    await press(page, 'camera-on');
    await page.getByText(scan.camera.looking).waitFor();
    expect(await cameraState(page)).toBe('live');
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'clearline-home');
    await page.waitForURL('**/home');
    await expect.poll(() => cameraState(page)).toBe('ended');
  });

  it('offers its light, zoom and other cameras if there are any', async () => {
    const page = await open('first-scan');
    await page.evaluate(fakeManyCameras);
    await press(page, 'camera-on');
    await page.getByRole('button', { name: scan.camera.lightOn }).click();
    await page.getByRole('button', { name: scan.camera.lightOff }).waitFor();
    const zoom = page.getByRole('slider', { name: scan.camera.zoom });
    await zoom.fill('2.5');
    await page.waitForSelector('input[name="zoom"][aria-valuetext="2.5 times"]');
    const which = page.getByRole('combobox', { name: scan.camera.which });
    expect(await which.locator('option').allTextContents()).toEqual(['Wide camera', 'Camera 2']);
    expect(await axeViolations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await which.selectOption('near');
    await expect.poll(() => which.inputValue()).toBe('near');
    await page.getByText(scan.camera.looking).waitFor();
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('clearline.chosenCamera'))).toBe('"near"');
  });

  it('is released when a photo is chosen, and the photo is judged like a frame', async () => {
    const page = await open('first-scan');
    await watchCamera();
    await press(page, 'camera-on');
    await page.getByText(scan.camera.looking).waitFor();
    await choosePhoto(page, 'note.png', Buffer.from('no picture'));
    await expect.poll(() => cameraState(page)).toBe('ended');
    await page.waitForSelector('[data-photo="unreadable"]');
    await press(page, 'scan-ok');
    await choosePhoto(page, 'code.png', await symbolPhoto('nonsense', 'dataMatrix', 4));
    await page.waitForSelector('[data-scan="scanFailed"]');
    await press(page, 'scan-ok');
    await choosePhoto(page, 'code.png', await symbolPhoto(aCassetteCode(), 'dataMatrix', 4));
    await expectStep(page, 'remove-foil');
  });

  it('leads to the partner with its kit, and cancels the test', async () => {
    const page = await open('scan-device');
    await page.context().route('https://partner.example/**', (route) => route.fulfill({ body: 'Partner' }));
    await camera.show('https://partner.example/kit');
    await press(page, 'camera-on');
    await page.waitForURL('https://partner.example/sign-in');
    await page.goBack();
    await page.waitForURL((url) => url.pathname !== APP_ROUTES.testSteps);
  });

  it("releases an unused cassette although the partner's page replaces the app", async () => {
    const code = aCassetteCode();
    const page = await open('first-scan');
    await typeCode(page, code);
    await expectStep(page, 'remove-foil');
    expect(await isHeld(code)).toBe(true);
    await press(page, 'back');
    await expectStep(page, 'first-scan');
    await press(page, 'back');
    await expectStep(page, 'scan-device');
    await page.context().route('https://partner.example/**', (route) => route.fulfill({ body: 'Partner' }));
    await typeCode(page, 'https://partner.example/kit');
    await page.waitForURL('https://partner.example/sign-in');
    await expect.poll(() => isHeld(code)).toBe(false);
  });

  it('shows a hint when it finds no code for eight seconds, in a square picture with a square frame', async () => {
    const page = await open('first-scan');
    await press(page, 'camera-on');
    await page.getByText(scan.camera.looking).waitFor();
    await page.clock.runFor(8_000);
    await page.getByText(scan.camera.hint).waitFor();
    for (const part of ['.scan-picture', '.scan-frame']) {
      const box = await page.locator(part).boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
    }
  });

  it('does not reject the same code again right after its message is dismissed, but does later', async () => {
    const page = await open('first-scan');
    await camera.show('nonsense');
    await press(page, 'camera-on');
    const message = page.locator('[data-scan="scanFailed"]');
    await message.waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await press(page, 'scan-ok');
    await message.waitFor({ state: 'detached' });
    // Less than two seconds on the page's clock, however long the frames take to decode.
    for (let looks = 0; looks < 6; looks += 1) {
      await page.clock.runFor(250);
      expect(await message.count()).toBe(0);
    }
    await page.clock.resume();
    await message.waitFor();
  });

  it('is reported when the decoder could not be loaded', async () => {
    const page = await open('first-scan');
    await page.route('**/decode-worker*', (route) => route.abort());
    await press(page, 'camera-on');
    await page.waitForSelector('[data-camera="decoder"]');
  });

  const NAMES: Partial<Record<CameraFailure, string>> = {
    denied: 'NotAllowedError',
    'no-camera': 'NotFoundError',
    'in-use': 'NotReadableError',
  };

  it.each(Object.entries(NAMES) as [CameraFailure, string][])(
    'shows its own message when it fails with %s, and can be retried',
    async (failure, name) => {
      const page = await open('first-scan');
      await page.evaluate((errorName) => {
        const { mediaDevices } = navigator;
        const ask = mediaDevices.getUserMedia.bind(mediaDevices);
        mediaDevices.getUserMedia = () => {
          mediaDevices.getUserMedia = ask;
          return Promise.reject(new DOMException('', errorName));
        };
      }, name);
      await press(page, 'camera-on');
      await page.waitForSelector(`[data-camera="${failure}"]`);
      expect(await page.getByRole('alert').innerText()).toContain(scan.camera.failures[failure].title);
      expect(await page.locator('[data-press="type-code"]').count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      await press(page, 'camera-on');
      await page.getByText(scan.camera.looking).waitFor();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    },
  );
});

it.each([
  ['scan-device', 'testing', scan.headings.box],
  ['first-scan', 'testing', scan.headings.first],
  ['second-scan', 'testing', scan.headings.second],
  ['first-scan', 'reporting', scan.headings.express],
] as const)('the heading of %s in the %s flow is its own', async (step, flow, heading) => {
  const page = await open(step, { flow });
  expect(await page.textContent('h1')).toBe(heading);
  expect(steps[step].lead.length).toBeGreaterThan(0);
});
