import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { readMessage } from '../../../cli/play/mailbox.ts';
import type { LoggedInResponse } from '../../../core/api/payloads.ts';
import { API_ROUTES, type ApiRouteId } from '../../../core/api/routes.ts';
import type { CurrentUser } from '../../../core/domain/current-user.ts';
import type { Language } from '../../../core/domain/languages.ts';
import type { OtpDeviceType } from '../../../core/domain/otp-device.ts';
import type { ProfileDraft } from '../../../core/domain/profile.ts';
import { onceDelivered } from '../../support/mailbox.ts';
import type { HostedServer } from '../../support/server-host.ts';
import { aProfileDraft } from '../../support/samples.ts';
import { fill } from '../fields.ts';
import { axeViolations, goTo, press, sidewaysScroll, type Visitor } from '../visitor.ts';
import { anEmail, GOOD_PASSWORD, readCode } from './registrant.ts';

/** An account on a running server, created through the API. */
export interface RealAccount {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly user: CurrentUser;
}

interface CallOptions {
  readonly body: object;
  readonly cookie?: string;
  readonly accessToken?: string;
}

async function call(
  { url }: HostedServer,
  id: ApiRouteId,
  { body, cookie, accessToken }: CallOptions,
): Promise<Response> {
  const { method, path } = API_ROUTES[id];
  const answer = await fetch(`${url}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(cookie !== undefined && { cookie }),
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The cookies that a response sets, as the next request sends them. */
function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Registers an account: an email, the code sent to it, a password. */
export async function registerAccount(server: HostedServer, locale: Language = 'en'): Promise<RealAccount> {
  const [email, password] = [anEmail(), GOOD_PASSWORD];
  const sent = await call(server, 'sendVerificationCode', { body: { email, locale } });
  const code = await readCode(server, email);
  const verified = await call(server, 'verifyCode', { body: { email, code }, cookie: cookiesOf(sent) });
  const created = await call(server, 'createAccount', {
    body: { email, password, locale },
    cookie: cookiesOf(verified),
  });
  const { accessToken, currentUser: user } = (await created.json()) as LoggedInResponse;
  return { email, password, accessToken, user };
}

/** Adds a profile. The first profile is the default. */
export async function addProfile(
  server: HostedServer,
  { accessToken, user }: RealAccount,
  profile: Partial<ProfileDraft> = {},
): Promise<void> {
  const owner = { userId: user.uuid, userGroupId: user.user_groups[0] ?? '' };
  await call(server, 'createProfile', { body: aProfileDraft({ ...profile, ...owner }), accessToken });
}

/** Adds a two-factor device with the code that was sent to it. */
export async function addDevice(
  server: HostedServer,
  { accessToken, password }: RealAccount,
  device: { readonly type: OtpDeviceType; readonly name: string; readonly address: string },
): Promise<void> {
  const { type, address } = device;
  await call(server, 'sendOtpDeviceCode', { body: { type, address, password }, accessToken });
  await call(server, 'addOtpDevice', { body: { ...device, code: await readCode(server, address) }, accessToken });
}

/** The path of the newest reset link sent to an email. */
export async function resetPathTo({ url }: HostedServer, email: string): Promise<string> {
  const { uid, token } = await onceDelivered(url, email, (messages) =>
    messages.map((message) => readMessage(message).resetLink).findLast((link) => link !== null),
  );
  return `/reset-password/${uid}/${token}`;
}

/** Logs in on the login screen. */
export async function logIn(page: Page, { email, password }: Pick<RealAccount, 'email' | 'password'>): Promise<void> {
  await goTo(page, '/login');
  await fill(page, { email, password });
  await press(page, 'log-in');
}

/** Waits for an error of the catalogue, and returns its text. */
export async function errorText(page: Page, code: string): Promise<string> {
  // The frame around the screen reports a missing network itself.
  return (await page.textContent(`:is(main, dialog) [data-error="${code}"]`)) ?? '';
}

/** Expects no axe violations and no horizontal scrolling on the current screen. */
export async function expectNoProblems({ page }: Visitor): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}
