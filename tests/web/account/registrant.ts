import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { readMessage } from '../../../cli/play/mailbox.ts';
import { onceDelivered } from '../../support/mailbox.ts';
import type { HostedServer } from '../../support/server-host.ts';
import { goTo, press, settle } from '../visitor.ts';

/** A password that meets every rule and is like nobody's name. */
export const GOOD_PASSWORD = 'Blue-Kettle-42';

/** An e-mail of somebody invented that no other test has. */
export function anEmail(): string {
  return `ana-ruiz-${randomUUID().slice(0, 8)}@mail.example`;
}

/** The digits of the newest code for an e-mail, once so many messages have reached the mailbox. */
export function readCode({ url }: HostedServer, email: string, messages = 1): Promise<string> {
  return onceDelivered(url, email, (found) => {
    const newest = found.length === messages ? found.at(-1) : undefined;
    return newest === undefined ? null : readMessage(newest).code;
  });
}

/** Another code than the right one. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}

/** Waits for a screen by its route. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  // The address changes first; the screen, or what stands in its place until it has come, once the page has rendered it.
  await settle(page);
  await page.waitForSelector('main:not([aria-busy="true"]) h1');
}

/** From the landing through what is agreed to, to the e-mail. */
export async function walkToEmail(page: Page): Promise<void> {
  await goTo(page, '/');
  await press(page, 'create-account');
  await agree(page);
}

/** From the terms to the e-mail. */
export async function agree(page: Page): Promise<void> {
  await arrive(page, '/terms-of-use-agreement');
  await press(page, 'agree');
  await arrive(page, '/privacy-policy-agreement');
  await press(page, 'agree');
  await arrive(page, '/FDA-disclaimer');
  await press(page, 'continue');
  await arrive(page, '/email-verification');
}

/** Has a code sent to an e-mail. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.fill('[name="email"]', email);
  await press(page, 'send-code');
  await arrive(page, '/code-verification');
}

/** Gives a code, and waits for the password. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.fill('[name="code"]', code);
  await press(page, 'verify-code');
  await arrive(page, '/create-account');
}

/** Types a password, and once more. */
export async function typePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.fill('[name="password"]', password);
  await page.fill('[name="confirmPassword"]', repeated);
}

/** From the e-mail to the first profile of the new account. */
export async function register(page: Page, server: HostedServer, email: string): Promise<void> {
  await giveEmail(page, email);
  await giveCode(page, await readCode(server, email));
  await typePassword(page, GOOD_PASSWORD);
  await press(page, 'create-account');
  await arrive(page, '/profile/new');
}

/** The codes of the errors that show, in their order on the page. */
export function shownErrors(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-error]').evaluateAll((shown) => shown.map((error) => error.getAttribute('data-error')));
}
