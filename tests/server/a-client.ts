import type { LoggedInResponse } from '../../core/api/payloads.ts';
import { readMessage } from '../../cli/play/mailbox.ts';
import { onceDelivered } from '../support/mailbox.ts';
import { REFRESH_COOKIE, SAMPLE_PASSWORD } from './an-account.ts';

/** A client of a server in another process: what a browser stores, without a browser. */
export interface Client {
  readonly accessToken: string;
  readonly refreshCookie: string;
}

/** Posts JSON. */
export function post(url: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The cookies of an answer, to be sent with the next call. */
function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function clientOf(answer: Response): Promise<Client> {
  if (answer.status !== 200) throw new Error(`Not logged in: ${answer.status}`);
  const { accessToken } = (await answer.json()) as LoggedInResponse;
  const refreshCookie = cookiesOf(answer)
    .split('; ')
    .find((cookie) => cookie.includes(REFRESH_COOKIE));
  return { accessToken, refreshCookie: refreshCookie ?? '' };
}

/** Registers an account with the sample password. */
export async function register(url: string, email: string): Promise<Client> {
  const asked = await post(url, '/accounts/send-verification-code', { email, locale: 'en' });
  const code = await onceDelivered(url, email, (messages) =>
    messages.map((message) => readMessage(message).code).find((found) => found !== null),
  );
  const verified = await post(url, '/accounts/verify-code', { email, code }, { cookie: cookiesOf(asked) });
  const cookie = cookiesOf(verified);
  return clientOf(await post(url, '/accounts/create', { email, password: SAMPLE_PASSWORD, locale: 'en' }, { cookie }));
}

/** Logs in to an account with the sample password. */
export async function logInAgain(url: string, email: string): Promise<Client> {
  return clientOf(await post(url, '/auth/login', { username: `CLR_${email}`, password: SAMPLE_PASSWORD }));
}

/** The status of a call that needs an access token. */
export async function statusWith(url: string, accessToken: string): Promise<number> {
  return (await fetch(`${url}/auth/otp-devices`, { headers: { authorization: `Bearer ${accessToken}` } })).status;
}

/** Exchanges a refresh token. Returns the status. */
export async function refreshStatus(url: string, { refreshCookie }: Client): Promise<number> {
  return (await post(url, '/auth/refresh', {}, { cookie: refreshCookie })).status;
}

export async function logOut(url: string, { refreshCookie }: Client): Promise<void> {
  await post(url, '/auth/logout', {}, { cookie: refreshCookie });
}
