import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { MAX_SUPPORT_INFORMATION_LENGTH } from '../../../core/domain/limits.ts';
import { onceDelivered } from '../../support/mailbox.ts';
import { errorText, expectNoProblems } from '../account/real-account.ts';
import { anEmail, shownErrors } from '../account/registrant.ts';
import { field, fill } from '../fields.ts';
import { goTo, press, type Visitor } from '../visitor.ts';

const NARROW = { width: 320, height: 568 };
/** The development page that opens a snapshot, and a string that its code contains. */
const REPLAY_PATH = '/dev/replay';
const REPLAY_VIEW = 'dev-replay';

let visitor: Visitor;

/** A guest who found no answer in the FAQ, in Spanish. */
async function openAsGuest(app: RealApp): Promise<Page> {
  visitor = await app.visit({ language: 'es', viewport: NARROW });
  const { page } = visitor;
  await goTo(page, '/');
  await press(page, 'continue-as-guest');
  await press(page, 'continue');
  await press(page, 'support');
  await press(page, 'contact-us');
  await expect(field(page, 'supportInformation')).toBeVisible();
  return page;
}

/** A complete request. The question makes it unique. */
function aRequest(question: string) {
  return { name: 'Luis Vega', email: anEmail(), phoneNumber: '4155550111', supportInformation: question };
}

async function fillIn(page: Page, request: ReturnType<typeof aRequest>): Promise<void> {
  await field(page, 'requestType').selectOption('technicalSupport');
  await fill(page, request);
}

/** The email in which the staff reads a question. */
const mailAbout = (app: RealApp, question: string) =>
  onceDelivered(app.server.url, SUPPORT_EMAIL, (messages) => messages.find(({ text }) => text.includes(question)));

const values = (page: Page): Promise<string[]> =>
  page.locator('main .input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test.describe('a guest', () => {
  test('reads field by field, in Spanish, what is missing, follows the links, and sends the question', async ({
    app,
  }) => {
    const page = await openAsGuest(app);
    const texts = translations.es.support.support;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
    expect(await values(page)).toEqual(['default', '', '', '', '']);

    await press(page, 'send-request');

    const summary = page.locator('.error-summary');
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    const missing = [
      'EMPTY_REQUEST_TYPE',
      'EMPTY_NAME',
      'EMPTY_EMAIL',
      'EMPTY_PHONE_NUMBER',
      'EMPTY_SUPPORT_INFORMATION',
    ] as const;
    expect(await shownErrors(page)).toEqual(missing);
    const { errors } = translations.es.general;
    await expect(summary.locator('a')).toHaveText(missing.map((code) => errors[code]));
    await expectNoProblems(visitor);
    await summary.locator('a').last().click();
    await expect(field(page, 'supportInformation')).toBeFocused();

    await fill(page, { email: 'ana', phoneNumber: '415 555' });
    await field(page, 'supportInformation').focus();
    await errorText(page, 'INVALID_EMAIL');
    await errorText(page, 'PHONE_NUMBER_TOO_SHORT');
    await test.step('how much more can be typed shows when the limit is near, and it cannot be exceeded', async () => {
      const count = page.locator('[data-count]');
      const question = field(page, 'supportInformation');
      await question.fill('x'.repeat(MAX_SUPPORT_INFORMATION_LENGTH - 201));
      await expect(count).toBeHidden();
      await question.fill('x'.repeat(MAX_SUPPORT_INFORMATION_LENGTH - 1));
      await expect(count).toHaveText(texts.left.one);
      await question.fill('x'.repeat(MAX_SUPPORT_INFORMATION_LENGTH + 12));
      await expect(count).toHaveText(texts.over.many.replace('{{count}}', '12'));
      await question.blur();
      expect(await shownErrors(page)).toContain('TEXT_TOO_LONG');
      await expect(question).toHaveAccessibleDescription(new RegExp((await count.textContent()) ?? ''));
      await expectNoProblems(visitor);
    });
    await fillIn(page, aRequest('¿Dónde compro un kit?'));
    await field(page, 'supportInformation').focus();
    await expect(field(page, 'phoneNumber')).toHaveValue('(415) 555-0111');
    await press(page, 'send-request');
    await expect(page.locator('[data-view="request-sent"]')).toBeVisible();
    expect((await mailAbout(app, '¿Dónde compro un kit?')).text).toContain('(415) 555-0111');
  });
});

test.describe('the technical details', () => {
  test('are not opened by anything in the build', async ({ app }) => {
    const folder = join(process.env.WEB_DIR ?? 'dist/web', 'assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const holding = (text: string) =>
      scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(text)).length;
    expect(readFileSync('web/replay/dev-replay.tsx', 'utf8')).toContain(REPLAY_VIEW);
    expect(holding('clearline-support-snapshot')).toBeGreaterThan(0);
    expect([holding(REPLAY_VIEW), holding(REPLAY_PATH)]).toEqual([0, 0]);
    expect((await fetch(app.server.url + REPLAY_PATH, { headers: { accept: 'text/html' } })).status).toBe(404);
  });
});
