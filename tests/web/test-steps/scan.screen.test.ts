import type { Page } from '@playwright/test';
import { cameraTest as test, expect, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { makeServerTestCalls } from '../../../cli/play/server-test-calls.ts';
import { toDevicePayload } from '../../../core/api/device-payload.ts';
import { deviceOfText } from '../../../scenarios/cassette-aliases.ts';
import { symbolPhoto } from '../../../adapters/symbols/bwip-symbols.ts';
import { field } from '../fields.ts';
import { axeViolations, press, pressOnly, reload, settle, smallTargets, type Visitor } from '../visitor.ts';
import { cameraState, fakeManyCameras } from './many-cameras.ts';
import { openPartnerSite } from './partner-site.ts';
import { choosePhoto } from './photos.ts';
import {
  aCassetteCode,
  anotherDevice,
  arrivalOf,
  BOX,
  expectStep,
  openAt,
  typeCode,
  type TesterOptions,
} from './tester.ts';

const { scan } = translations.en.steps;

let visitor: Visitor;

/** A guest at a scan step with a scanned box and cassette, as after going back. */
async function open(app: RealApp, step: StepId, options: Partial<TesterOptions> = {}): Promise<Page> {
  visitor = await openAt(app, { step, ...options });
  return visitor.page;
}

/** Whether the server holds a cassette for a test, as seen by another test. */
function isHeld({ server }: RealApp, code: string): Promise<boolean> {
  const device = deviceOfText(code);
  if (device === null) throw new Error('The code is not a cassette code.');
  return makeServerTestCalls(server.url).isHeld(toDevicePayload(device));
}

/** Reloads the page in a browser that reports this permission for the camera. */
async function reloadWithPermission(page: Page, state: PermissionState): Promise<void> {
  await page.addInitScript((given) => {
    navigator.permissions.query = () => Promise.resolve({ state: given } as PermissionStatus);
  }, state);
  await reload(page);
}

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

/** Whether the focus is in a part of the screen with this text, not on the whole page. */
const focusHolds = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((said) => document.activeElement?.closest('main *')?.textContent.includes(said) === true, text);

test.describe('the message of a scan', () => {
  test('is a dialog on a wide screen, which Escape closes, and part of the page at 800 pixels', async ({ app }) => {
    const page = await open(app, 'first-scan', { width: 1280 });
    await typeCode(page, 'nonsense');
    const dialog = page.getByRole('dialog', { name: scan.messages.testing.scanFailed.title });
    await expect(dialog).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[data-press="use-code"]')).toBeFocused();

    await page.setViewportSize({ width: 800, height: 740 });
    await typeCode(page, aCassetteCode().replace('11260115', '11240115'));
    await expect(page.locator('[data-scan="expired"]')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, 'scan-ok');
    await expect(page.locator('[data-scan]')).toHaveCount(0);
    await expectStep(page, 'first-scan');
  });
});

test.describe('the camera', () => {
  test('is requested once with a button, reads a code that is already in view, and is released with the step', async ({
    app,
    camera,
  }) => {
    const page = await open(app, 'scan-device', { session: anotherDevice() });
    await watchCamera();
    await expect(page.locator('main')).toContainText(scan.camera.why);
    expect(await cameraState(page)).toBe('never asked');
    await expect(page.locator('main')).toContainText(scan.camera.ask);
    await camera.show(BOX);
    await press(page, 'camera-on');
    await expectStep(page, 'first-scan');
    // A box that stays in view would be rejected here, with a message that takes the focus.
    await camera.showNothing();

    // It is allowed now, and starts by itself; the focus stays at the heading.
    await expect(page.getByText(scan.camera.looking)).toBeVisible();
    expect(await cameraState(page)).toBe('live');
    await expect.poll(async () => (await arrivalOf(page)).focus).toBe('H1');
    await camera.show(aCassetteCode());
    await expectStep(page, 'remove-foil');
    await expect.poll(() => cameraState(page)).toBe('ended');
  });

  test('asks for one code if two cassettes lie side by side, and accepts the one that stays', async ({
    app,
    camera,
  }) => {
    const page = await open(app, 'first-scan');
    const [left, right] = [aCassetteCode(), aCassetteCode()];
    await camera.showLabels({ text: left, right: -90 }, { text: right, right: 90 });
    await press(page, 'camera-on');
    await expect(page.getByRole('status').filter({ hasText: scan.camera.several })).toBeVisible();
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', 'first-scan');
    await camera.show(left);
    await expectStep(page, 'remove-foil');
  });

  test(
    'stays off at a step where it was turned off, even when the user returns',
    { tag: '@full' },
    async ({ app, camera }) => {
      const page = await open(app, 'first-scan', { isNew: true });
      await camera.showNothing();
      await reloadWithPermission(page, 'granted');
      await expect(page.getByText(scan.camera.looking)).toBeVisible();
      await watchCamera();
      await page.getByRole('button', { name: scan.camera.turnOff }).press('Enter');
      const turnOn = page.getByRole('button', { name: scan.camera.turnOn });
      await expect(turnOn).toBeVisible();
      await expect(page.locator('main')).not.toContainText(scan.camera.ask);
      await expect.poll(() => focusHolds(page, scan.camera.why)).toBe(true);
      await expect(page.locator('video')).toHaveCount(0);

      await press(page, 'back');
      await expectStep(page, 'scan-device');
      await expect(page.getByText(scan.camera.looking)).toBeVisible();
      await camera.show(BOX);
      await expectStep(page, 'first-scan');
      await expect(turnOn).toBeVisible();
      await settle(page);
      await expect(page.locator('video')).toHaveCount(0);
      await turnOn.press('Enter');
      await expect(page.getByText(scan.camera.looking)).toBeVisible();
      await expect.poll(() => focusHolds(page, scan.camera.turnOff)).toBe(true);
    },
  );

  test(
    'reports that the scanner is still loading, and accepts a typed code meanwhile',
    { tag: '@full' },
    async ({ app }) => {
      const page = await open(app, 'first-scan', { isNew: true });
      await page.route('**/*.wasm', () => undefined);
      await pressOnly(page, 'camera-on');
      await expect(page.getByRole('status').filter({ hasText: scan.camera.loading })).toBeVisible();
      await expect(page.getByText(scan.camera.looking)).toHaveCount(0);
      await pressOnly(page, 'type-code');
      await field(page, 'code').fill(aCassetteCode());
      await pressOnly(page, 'use-code');
      await expectStep(page, 'remove-foil');
    },
  );

  test('reports a photo that fails unexpectedly, and stops waiting', { tag: '@full' }, async ({ app }) => {
    const page = await open(app, 'first-scan');
    await page.evaluate(() => {
      Object.defineProperty(window, 'Worker', {
        value: function () {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    await choosePhoto(page, 'code.png', await symbolPhoto(aCassetteCode(), 'dataMatrix', 4));
    await expect(page.locator('[data-photo="unreadable"]')).toBeVisible();
    await expect(page.getByText(scan.photo.reading)).toHaveCount(0);
    await press(page, 'scan-ok');
    await press(page, 'camera-on');
    await expect(page.getByRole('alert').filter({ hasText: scan.camera.failures.lost.title })).toBeVisible();
  });

  test('shows a hint after eight seconds without a code, and is released when the user goes home', async ({ app }) => {
    const page = await open(app, 'first-scan');
    await watchCamera();
    await press(page, 'camera-on');
    await expect(page.getByText(scan.camera.looking)).toBeVisible();
    expect(await cameraState(page)).toBe('live');
    await page.clock.runFor(8_000);
    await expect(page.getByText(scan.camera.hint)).toBeVisible();
    for (const part of ['.scan-picture', '.scan-frame']) {
      const box = await page.locator(part).boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
    }
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'clearline-home');
    await page.waitForURL('**/home');
    await expect.poll(() => cameraState(page)).toBe('ended');
  });

  test('offers its light, zoom and other cameras if there are any', { tag: '@full' }, async ({ app }) => {
    const page = await open(app, 'first-scan');
    await page.evaluate(fakeManyCameras);
    await press(page, 'camera-on');
    await page.getByRole('button', { name: scan.camera.lightOn }).click();
    await expect(page.getByRole('button', { name: scan.camera.lightOff })).toBeVisible();
    const zoom = page.getByRole('slider', { name: scan.camera.zoom });
    await zoom.fill('2.5');
    await expect(zoom).toHaveAttribute('aria-valuetext', '2.5 times');
    const which = page.getByRole('combobox', { name: scan.camera.which });
    await expect(which.locator('option')).toHaveText(['Wide camera', 'Camera 2']);
    expect(await axeViolations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await which.selectOption('near');
    await expect(which).toHaveValue('near');
    await expect(page.getByText(scan.camera.looking)).toBeVisible();
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('clearline.chosenCamera'))).toBe('"near"');
  });

  test('is released when a photo is chosen, and the photo is judged like a frame', async ({ app }) => {
    const page = await open(app, 'first-scan');
    await watchCamera();
    await press(page, 'camera-on');
    await expect(page.getByText(scan.camera.looking)).toBeVisible();
    await choosePhoto(page, 'note.png', Buffer.from('no picture'));
    await expect.poll(() => cameraState(page)).toBe('ended');
    await expect(page.locator('[data-photo="unreadable"]')).toBeVisible();
    await press(page, 'scan-ok');
    await choosePhoto(page, 'code.png', await symbolPhoto('nonsense', 'dataMatrix', 4));
    await expect(page.locator('[data-scan="scanFailed"]')).toBeVisible();
    await press(page, 'scan-ok');
    await choosePhoto(page, 'code.png', await symbolPhoto(aCassetteCode(), 'dataMatrix', 4));
    await expectStep(page, 'remove-foil');
  });

  test("releases an unused cassette although the partner's page replaces the app", async ({ app }) => {
    const code = aCassetteCode();
    const page = await open(app, 'first-scan');
    await typeCode(page, code);
    await expectStep(page, 'remove-foil');
    expect(await isHeld(app, code)).toBe(true);
    await press(page, 'back');
    await expectStep(page, 'first-scan');
    await press(page, 'back');
    await expectStep(page, 'scan-device');
    await openPartnerSite(page);
    await typeCode(page, 'https://partner.example/kit');
    await page.waitForURL('https://partner.example/sign-in');
    await expect.poll(() => isHeld(app, code)).toBe(false);
    await page.goBack();
    await page.waitForURL((url) => url.pathname !== APP_ROUTES.testSteps);
  });

  test(
    'does not reject the same code again right after its message is dismissed, but does later',
    { tag: '@full' },
    async ({ app, camera }) => {
      const page = await open(app, 'first-scan');
      await camera.show('nonsense');
      await press(page, 'camera-on');
      const message = page.locator('[data-scan="scanFailed"]');
      await expect(message).toBeVisible();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await press(page, 'scan-ok');
      await expect(message).toHaveCount(0);
      // Less than two seconds on the page's clock, however long the frames take to decode.
      for (let looks = 0; looks < 6; looks += 1) {
        await page.clock.runFor(250);
        await expect(message).toHaveCount(0);
      }
      await page.clock.resume();
      await expect(message).toBeVisible();
    },
  );
});
