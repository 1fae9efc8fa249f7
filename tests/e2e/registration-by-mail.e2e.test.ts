import { expect, test as browserTest } from '../support/browser-test.ts';
import { translations } from '../../adapters/translations/index.ts';
import { messageTexts } from '../../adapters/translations/messages.ts';
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
import { goTo, press, pressLanguage } from '../web/visitor.ts';

/** A server that sends its mail by SMTP. */
const test = browserTest.extend<{ readonly smtp: Smtp }>({
  smtp: async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.stop();
  },
  server: async ({ serverHost, smtp }, use) => {
    await use(await serverHost.startAnew({ SMTP_URL: smtp.url }));
    await serverHost.stop();
  },
});

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

test('an account is registered in Spanish with the code from the only email that was sent', async ({
  app,
  server,
  smtp,
}) => {
  const { page } = await app.visit();
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

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profiles.profileForm.titles.create, {
    useInnerText: true,
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await shownErrors(page)).toEqual([]);
  expect(smtp.mails).toHaveLength(1);
  expect(await (await fetch(`${server.url}/dev/mailbox/messages`)).json()).toEqual([]);
});
