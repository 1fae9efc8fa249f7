import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { Page } from '@playwright/test';
import { translations } from '../../../adapters/translations/index.ts';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoProblems, logIn, registerAccount } from '../account/real-account.ts';
import { goTo, press } from '../visitor.ts';

const schemaFile = new URL('../../../web/public/personal-data.schema.json', import.meta.url);
const validate = new Ajv({ validateFormats: false }).compile(JSON.parse(readFileSync(schemaFile, 'utf8')) as object);

async function savedBy(page: Page, control: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, control)]);
  return readFileSync(await download.path(), 'utf8');
}

test('your data, in Spanish, on a narrow phone: a copy is saved, and deletion is asked for by email', async ({
  app,
}) => {
  const { yourData } = translations.es.yourData;
  const account = await registerAccount(app.server, 'es');
  const visitor = await app.visit({ language: 'es', viewport: { width: 320, height: 568 } });
  const { page } = visitor;
  await logIn(page, account);
  await page.waitForURL('**/home');
  await goTo(page, '/profile-management');
  await press(page, 'your-data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(yourData.heading);
  await expectNoProblems(visitor);

  await page.getByRole('button', { name: yourData.copy.get }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: yourData.copy.ready })).toBeVisible();
  await expect(page.locator(':focus').filter({ has: page.locator('[data-press="save-json"]') })).toBeVisible();
  await expectNoProblems(visitor);
  const json = JSON.parse(await savedBy(page, 'save-json')) as { readonly account: { readonly email: string } };
  expect(validate(json)).toBe(true);
  expect(json.account.email).toBe(account.email);
  expect(await savedBy(page, 'save-page')).toContain('<html lang="es">');

  await press(page, 'ask-deletion');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(yourData.deletion.confirm.title);
  await expectNoProblems(visitor);
  await press(page, 'keep-account');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, 'ask-deletion');
  const link = page.getByRole('link', { name: yourData.deletion.confirm.write });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(decodeURIComponent(mail.pathname)).toBe(SUPPORT_EMAIL);
  expect(mail.searchParams.get('body')).toContain(account.email);
  await press(page, 'write-deletion');
  await expect(page.getByRole('status').filter({ hasText: yourData.deletion.written.send })).toBeVisible();
  await expect(page.locator('main')).toContainText(yourData.deletion.mail.subject);
  await expectNoProblems(visitor);
});
