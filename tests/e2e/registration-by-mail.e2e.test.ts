import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { messageTexts } from '../../adapters/translations/messages.ts';
import { launchBrowser } from '../support/browser.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { startSmtp, type ArrivedMail, type Smtp } from '../support/smtp.ts';
import {
  agree,
  anEmail,
  waitForRoute,
  enterCode,
  enterEmail,
  GOOD_PASSWORD,
  shownErrors,
  typePassword,
} from '../web/account/registrant.ts';
import { goTo, makeVisitor, press, pressLanguage, type Visitor } from '../web/visitor.ts';

let smtp: Smtp;
let server: RealServer;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  smtp = await startSmtp();
  [server, browser] = await Promise.all([startRealServer({ env: { SMTP_URL: smtp.url } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await smtp.stop();
});
afterEach(() => visitor.leave());

const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/g;
const codesIn = (text: string | undefined): readonly string[] => text?.match(SIX_DIGITS) ?? [];

/** The text of an HTML part, without styles and attribute values. */
const wordsOf = (html: string | undefined): string =>
  (html ?? '').replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]*>/g, ' ');

/** The code in a Spanish email. It appears once in each part, and nowhere that a locked phone shows. */
function readCode(mail: ArrivedMail | undefined, email: string): string {
  const { subject, lead } = messageTexts.es.email.registrationCode;
  expect(mail).toMatchObject({ recipients: [email], subject });
  expect(mail?.text).toContain(lead);
  expect(mail?.html).toContain('<html lang="es">');
  const [code = 'none', ...others] = codesIn(mail?.text);
  expect(others).toEqual([]);
  expect(codesIn(wordsOf(mail?.html))).toEqual([code]);
  expect(mail?.subject).not.toContain(code);
  return code;
}

it('an account is registered in Spanish with the code from the only email that was sent', async () => {
  visitor = await makeVisitor(browser, { baseURL: server.url });
  const { page, consoleProblems } = visitor;
  const { profiles } = translations.es;
  const email = anEmail();
  await goTo(page, '/');
  await pressLanguage(page, 'es');

  await press(page, 'create-account');
  await agree(page);
  await enterEmail(page, email);
  await smtp.arrived(1);
  await enterCode(page, readCode(smtp.mails[0], email));
  await typePassword(page, GOOD_PASSWORD);
  await press(page, 'create-account');
  await waitForRoute(page, '/profile/new');

  expect(await page.innerText('h1')).toBe(profiles.profileForm.titles.create);
  expect(await page.getAttribute('html', 'lang')).toBe('es');
  expect(await shownErrors(page)).toEqual([]);
  expect(consoleProblems).toEqual([]);
  expect(smtp.mails).toHaveLength(1);
  expect(await (await fetch(`${server.url}/dev/mailbox/messages`)).json()).toEqual([]);
});
