import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readMessage } from '../../../cli/play/mailbox.ts';
import { onceDelivered } from '../../support/mailbox.ts';
import type { HostedServer } from '../../support/server-host.ts';
import { field } from '../fields.ts';
import { press, settle } from '../visitor.ts';

/** A password that follows every rule and resembles no name. */
export const GOOD_PASSWORD = 'Blue-Kettle-42';

/** An invented email that no other test uses. */
export function anEmail(): string {
  return `ana-ruiz-${randomUUID().slice(0, 8)}@mail.example`;
}

/** The digits of the newest code for an email, once the mailbox holds this many messages. */
export function readCode({ url }: HostedServer, email: string, messages = 1): Promise<string> {
  return onceDelivered(url, email, (found) => {
    const newest = found.length === messages ? found.at(-1) : undefined;
    return newest === undefined ? null : readMessage(newest).code;
  });
}

/** A code that differs from the right one. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}

/** Waits for a screen by its route. */
export async function waitForRoute(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  // The address changes first; the screen or its placeholder follows when the page has rendered.
  await settle(page);
  await page.locator('main:not([aria-busy="true"]) h1').waitFor();
}

/** From the terms to the email. */
export async function agree(page: Page): Promise<void> {
  await waitForRoute(page, '/terms-of-use-agreement');
  await press(page, 'agree');
  await waitForRoute(page, '/privacy-policy-agreement');
  await press(page, 'agree');
  await waitForRoute(page, '/FDA-disclaimer');
  await press(page, 'continue');
  await waitForRoute(page, '/email-verification');
}

/** Requests a code for an email. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email);
  await press(page, 'send-code');
  await waitForRoute(page, '/code-verification');
}

/** Enters a code, and waits for the password screen. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await field(page, 'code').fill(code);
  await press(page, 'verify-code');
  await waitForRoute(page, '/create-account');
}

/** Types a password and its repetition. */
export async function typePassword(page: Page, password: string, repeated = password): Promise<void> {
  await field(page, 'password').fill(password);
  await field(page, 'confirmPassword').fill(repeated);
}

/** The codes of the shown errors, in page order. */
export function shownErrors(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-error]').evaluateAll((shown) => shown.map((error) => error.getAttribute('data-error')));
}
