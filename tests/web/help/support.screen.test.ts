import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { giveAnswers, refusal } from '../../support/answers.ts';
import { expect, test, type RealApp } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { MAX_SUPPORT_INFORMATION_LENGTH } from '../../../core/domain/limits.ts';
import { readDetails } from '../../../replay/read-details.ts';
import { onceDelivered } from '../../support/mailbox.ts';
import {
  addProfile,
  errorText,
  expectNoProblems,
  logIn,
  registerAccount,
  type RealAccount,
} from '../account/real-account.ts';
import { anEmail, shownErrors } from '../account/registrant.ts';
import { field, fill } from '../fields.ts';
import { press, smallTargets, type Visitor } from '../visitor.ts';

const NARROW = { width: 320, height: 568 };
const PHONE = '(415) 555-0100';
/** The development page that opens a snapshot, and a string that its code contains. */
const REPLAY_PATH = '/dev/replay';
const REPLAY_VIEW = 'dev-replay';

let account: RealAccount;
let visitor: Visitor;

test.beforeAll(async ({ app }) => {
  account = await registerAccount(app.server);
  await addProfile(app.server, account, { firstName: 'Ana', lastName: 'Ruiz', phoneNumber: '4155550100' });
});
async function open(app: RealApp, language: Language = 'en'): Promise<Visitor> {
  visitor = await app.visit({ isNew: true, language, viewport: NARROW });
  return visitor;
}

/** A guest who found no answer in the FAQ. */
async function openAsGuest(app: RealApp, language: Language = 'en'): Promise<Page> {
  const { page } = await open(app, language);
  await page.goto('/');
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
const pathOf = (page: Page): string => new URL(page.url()).pathname;

test.describe('asking customer service with an account', () => {
  test('needs little typing, reaches the staff, and shows when and where the answer arrives', async ({ app }) => {
    const { page } = await open(app);
    await logIn(page, account);
    await press(page, 'support');
    await press(page, 'contact-us');
    await expect(field(page, 'phoneNumber')).toHaveValue(PHONE);
    expect(await values(page)).toEqual(['default', 'Ana Ruiz', account.email, PHONE, '']);
    await expect(field(page, 'supportInformation')).toHaveAttribute('rows', '10');
    await expect(page.locator('main')).toContainText(translations.en.support.support.hours);
    await expect(page.locator('main a')).toHaveAttribute('href', `mailto:${SUPPORT_EMAIL}`);
    await expectNoProblems(visitor);
    expect(await smallTargets(page)).toEqual([]);

    await field(page, 'requestType').selectOption('productInquiries');
    await field(page, 'supportInformation').fill('Where do I buy a kit?\nThank you.');
    await press(page, 'send-request');

    await expect(page.locator('[data-view="request-sent"]')).toBeVisible();
    const shown = (await page.textContent('main')) ?? '';
    const { sent } = translations.en.support.support;
    for (const fact of [sent.heading, account.email, sent.hours]) expect(shown).toContain(fact);
    await expectNoProblems(visitor);
    expect(await mailAbout(app, 'Where do I buy a kit?')).toMatchObject({
      kind: 'supportRequest',
      replyTo: account.email,
    });
    await press(page, 'home');
    await expect(page.locator('[data-press="start-testing"]')).toBeVisible();
  });
});

test.describe('a guest', () => {
  test('reads field by field, in Spanish, what is missing, follows the links, and sends the question', async ({
    app,
  }) => {
    const page = await openAsGuest(app, 'es');
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
    await fillIn(page, aRequest('¿Dónde compro un kit?'));
    await field(page, 'supportInformation').focus();
    await expect(field(page, 'phoneNumber')).toHaveValue('(415) 555-0111');
    await press(page, 'send-request');
    await expect(page.locator('[data-view="request-sent"]')).toBeVisible();
    expect((await mailAbout(app, '¿Dónde compro un kit?')).text).toContain('(415) 555-0111');
  });

  test('sees how much more can be typed when the limit is near, and cannot exceed it', async ({ app }) => {
    const page = await openAsGuest(app);
    const count = page.locator('[data-count]');
    await fillIn(page, aRequest('x'.repeat(MAX_SUPPORT_INFORMATION_LENGTH - 201)));
    await expect(count).toBeHidden();
    await field(page, 'supportInformation').fill('x'.repeat(MAX_SUPPORT_INFORMATION_LENGTH - 1));
    const { left, over } = translations.en.support.support;
    await expect(count).toHaveText(left.one);

    await field(page, 'supportInformation').fill('x'.repeat(MAX_SUPPORT_INFORMATION_LENGTH + 12));

    await expect(count).toHaveText(over.many.replace('{{count}}', '12'));
    await press(page, 'send-request');
    expect(await shownErrors(page)).toEqual(['TEXT_TOO_LONG']);
    expect(await field(page, 'supportInformation').getAttribute('aria-describedby')).toContain(
      await count.getAttribute('id'),
    );
    await expectNoProblems(visitor);
  });
});

test.describe('the technical details', () => {
  test('are copied without personal data, and can be copied by hand if the browser refuses', async ({ app }) => {
    const page = await openAsGuest(app, 'es');
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const request = aRequest('¿Qué hago?');
    await fillIn(page, request);
    const { details } = translations.es.landing.frame;
    const status = page.locator('.technical-details [role="status"]');

    await press(page, 'copy-details');

    await expect(status.filter({ hasText: details.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(readDetails(copied, version)).toMatchObject({
      ok: true,
      value: {
        snapshot: { who: 'guest', language: 'es', step: null, page: { route: 'support', from: 'home' } },
        otherVersion: null,
      },
    });
    for (const typed of Object.values(request)) expect(copied).not.toContain(typed);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press(page, 'copy-details');

    await expect(status.filter({ hasText: details.refused })).toBeVisible();
    expect(await page.evaluate(() => String(document.getSelection()))).toContain('UUU');
    expect(await smallTargets(page)).toEqual([]);
    await expectNoProblems(visitor);
  });

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

test.describe('a request that fails', () => {
  test('shows the reason instead of the form, keeps what was typed, and is sent on the next try', async ({ app }) => {
    const page = await openAsGuest(app);
    const question = 'Nothing happens when I press Next.';
    await fillIn(page, aRequest(question));
    const typed = await values(page);
    await visitor.context.setOffline(true);
    await expect(page.getByText(translations.en.support.support.offline)).toBeVisible();
    await press(page, 'send-request');

    await errorText(page, 'NETWORK_REQUEST_FAILED');

    await expect(page.locator('main .input')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en.support.support.failed.heading);
    await expectNoProblems(visitor);
    await visitor.context.setOffline(false);
    await press(page, 'try-again');
    await expect(field(page, 'supportInformation')).toBeVisible();
    expect(await values(page)).toEqual(['technicalSupport', typed[1], typed[2], '(415) 555-0111', question]);
    expect(await shownErrors(page)).toEqual([]);
    const refused = await giveAnswers(page, refusal('sendSupportRequest', 500));
    await press(page, 'send-request');
    await errorText(page, 'UNKNOWN');
    await refused.end();
    await press(page, 'back');
    await press(page, 'send-request');
    await expect(page.locator('[data-view="request-sent"]')).toBeVisible();
    expect(await mailAbout(app, question)).toMatchObject({ replyTo: typed[2] });
  });

  test('leads back to the questions', async ({ app }) => {
    const page = await openAsGuest(app);

    await press(page, 'back');

    await expect(page.locator('[data-press="contact-us"]')).toBeVisible();
    expect(pathOf(page)).toBe('/FAQ');
  });
});
