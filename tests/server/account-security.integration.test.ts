import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { OtpRequiredResponse } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import {
  aDeviceOf,
  anAccount,
  anEmail,
  codeFor,
  cookieOf,
  BROWSER_COOKIE,
  RESET_COOKIE,
  REFRESH_COOKIE,
  wrongCode,
} from './an-account.ts';
import { describeOn, startEngines } from './engines.ts';
import { problemOf, openTestApp } from './test-app.ts';

const NEW_PASSWORD = 'Violet?Harbor58';
/** More attempts than any limit, while the clock is stopped. */
const MAX_GUESSES = 120;

describeOn(await startEngines(), 'An attacker of accounts on', (engine) => {
  const server = openTestApp(engine, { addressLimitFactor: 1 });

  let addresses = 0;
  /** Simulates an attacker with very many network addresses. */
  const newAddress = () => {
    addresses += 1;
    return `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
  };
  const statusOf = async (answer: Promise<LightMyRequestResponse>) => (await answer).statusCode;

  /** Guesses until every call is rejected with 429, and counts the guesses that were checked. */
  async function countCheckedGuesses(guess: () => Promise<LightMyRequestResponse>, judged: number): Promise<number> {
    let count = 0;
    for (let attempt = 0; attempt < MAX_GUESSES; attempt += 1) {
      const status = await statusOf(guess());
      if (status !== judged && status !== 429) throw new Error(`A guess was answered with ${status}.`);
      count += status === judged ? 1 : 0;
    }
    return count;
  }

  describe('with a used refresh token', () => {
    const refresh = (refreshToken: string, attempt: string) =>
      server.call('refreshAccess', undefined, {
        cookies: { [REFRESH_COOKIE]: refreshToken },
        headers: { 'x-attempt-id': attempt },
        address: newAddress(),
      });
    const isValid = ({ accessToken }: { readonly accessToken: string }) =>
      server.call('listOtpDevices', undefined, { bearer: accessToken }).then(({ statusCode }) => statusCode === 200);

    test('ends the whole token family: the newest token and the access token become invalid', async () => {
      const person = await anAccount(server);
      const { username, password } = person;
      const other = await server.call('logIn', { username, password }, { address: newAddress() });
      const tokens = [person.refreshToken];
      for (const attempt of ['one', 'two', 'three']) {
        const answer = await refresh(tokens.at(-1) ?? '', attempt);
        tokens.push(cookieOf(answer, REFRESH_COOKIE) ?? '');
      }
      expect(new Set(tokens).size).toBe(4);
      expect(await isValid(person)).toBe(true);

      const stolen = await refresh(tokens[1] ?? '', 'thief');
      expect(problemOf(stolen)).toEqual({ status: 401, code: 'INVALID_TOKEN', fields: [] });
      expect(cookieOf(stolen, REFRESH_COOKIE)).toBe('');
      expect(await statusOf(refresh(tokens[3] ?? '', 'four'))).toBe(401);
      expect(await isValid(person)).toBe(false);
      expect(await isValid(other.json<{ accessToken: string }>())).toBe(true);
    });
  });

  describe('by guessing', () => {
    test('a password, has 10 guesses from one address and 50 in total in 15 minutes', async () => {
      const { username, email, password } = await anAccount(server);
      let blanks = 0;
      /** The same account in a different spelling each time. */
      const newSpelling = () => `CLR_${' '.repeat((blanks += 1) % 100)}${email}`;
      const guess = (address: string) =>
        server.call('logIn', { username: newSpelling(), password: 'Wrong-42-blue' }, { address });
      const own = newAddress();
      expect(await countCheckedGuesses(() => guess(own), 401)).toBe(10);
      expect(await statusOf(server.call('logIn', { username, password }, { address: own }))).toBe(429);
      expect(await countCheckedGuesses(() => guess(newAddress()), 401)).toBe(40);
      expect(await statusOf(server.call('logIn', { username, password }, { address: newAddress() }))).toBe(429);
    });

    test('a password, does not lock out a browser that has logged in before', async () => {
      const { username, email, password } = await anAccount(server);
      const first = await server.call('logIn', { username, password }, { address: newAddress() });
      const cookies = { [BROWSER_COOKIE]: cookieOf(first, BROWSER_COOKIE) ?? '' };
      for (let guesses = 0; guesses < 60; guesses += 1) {
        await server.call('logIn', { username, password: 'Wrong-42-blue' }, { address: newAddress() });
      }
      expect(await statusOf(server.call('logIn', { username, password }, { address: newAddress() }))).toBe(429);
      const known = { address: newAddress(), cookies };
      expect(await statusOf(server.call('logIn', { username, password }, known))).toBe(200);
      expect(await statusOf(server.call('forgotPassword', { username: `CLR_${email}` }, known))).toBe(200);
    });

    test('the old password of an open login session, has 10 guesses in an hour', async () => {
      const { userId, accessToken, password } = await anAccount(server);
      const change = (oldPassword: string) =>
        server.call(
          'changePassword',
          { old_password: oldPassword, new_password: NEW_PASSWORD },
          { params: { userId }, bearer: accessToken, address: newAddress() },
        );
      expect(await countCheckedGuesses(() => change('Wrong-42-blue'), 401)).toBe(10);
      expect(await statusOf(change(password))).toBe(429);
    });

    test('the code of a registration, has 5 guesses, and 4,000 at all codes of an email in an hour', async () => {
      const email = anEmail();
      const send = () => server.call('sendVerificationCode', { email, locale: 'en' }, { address: newAddress() });
      const give = (code: string) => server.call('verifyCode', { email, code }, { address: newAddress() });
      await send();
      const first = codeFor(server, email);
      for (let attempt = 0; attempt < 5; attempt += 1) expect(await statusOf(give(wrongCode(first)))).toBe(400);
      expect(await statusOf(give(first))).toBe(400);
      await server.db.updateTable('call_counts').set({ calls: 4000 }).where('calls', '>=', 6).execute();
      expect(await statusOf(give(first))).toBe(429);
    });

    describe('the code of a second factor', () => {
      const withDevice = async () => {
        const person = await anAccount(server);
        const mail = anEmail();
        await aDeviceOf(server, person.userId, { type: 'EMAIL', name: 'Mine', address: mail });
        return { ...person, mail };
      };
      const challengeOf = async ({ username }: { readonly username: string }, password: string) => {
        const login = await server.call('logIn', { username, password }, { address: newAddress() });
        return login.json<OtpRequiredResponse>().challengeId;
      };
      const give = (challengeId: string, token: string, address = newAddress()) =>
        server.call('submitOneTimePassword', { challengeId, token }, { address });
      const resend = (challengeId: string, address = newAddress()) =>
        server.call('resendOneTimePassword', { challengeId, device: 'EMAIL_Mine' }, { address });

      test('has 5 guesses per code, 10 from one address in 15 minutes, and 20 an hour in total', async () => {
        const person = await withDevice();
        const challengeId = await challengeOf(person, person.password);
        const first = codeFor(server, person.mail);
        const own = newAddress();
        await Promise.all(Array.from({ length: 5 }, () => give(challengeId, wrongCode(first), own)));
        expect(await statusOf(give(challengeId, first, own))).toBe(400);
        expect(await statusOf(resend(challengeId))).toBe(204);
        const second = codeFor(server, person.mail);
        expect(await countCheckedGuesses(() => give(challengeId, wrongCode(second), own), 400)).toBe(4);
        expect(await countCheckedGuesses(() => give(challengeId, wrongCode(second)), 400)).toBe(10);
        expect(await statusOf(give(challengeId, second))).toBe(429);
      });

      test('gets no more guesses or codes by logging in repeatedly', async () => {
        const person = await withDevice();
        const challenges: string[] = [];
        for (let login = 0; login < 8; login += 1) challenges.push(await challengeOf(person, person.password));
        expect(new Set(challenges).size).toBe(8);
        let turn = 0;
        const next = () => challenges[(turn += 1) % challenges.length] ?? '';
        const wrong = wrongCode(codeFor(server, person.mail));
        expect(await countCheckedGuesses(() => give(next(), wrong), 400)).toBe(20);
        expect(await countCheckedGuesses(() => resend(next()), 204)).toBe(15);
      });

      test('cannot lock out the user without the password, or with an old password', async () => {
        const person = await withDevice();
        for (const made of [person.userId, `${person.userId}.x`, person.email, '.', '']) {
          for (let attempt = 0; attempt < 30; attempt += 1) await give(made, '000000');
        }
        const old = await challengeOf(person, person.password);
        await server.call(
          'changePassword',
          { old_password: person.password, new_password: NEW_PASSWORD },
          { params: { userId: person.userId }, bearer: person.accessToken },
        );
        expect(await countCheckedGuesses(() => give(old, '000000'), 400)).toBe(20);
        const challengeId = await challengeOf(person, NEW_PASSWORD);
        expect(await statusOf(resend(challengeId))).toBe(204);
        expect(await statusOf(give(challengeId, codeFor(server, person.mail)))).toBe(200);
      });

      test('learns nothing about an account except that two logins belong to one', async () => {
        const [ana, leo] = [await withDevice(), await withDevice()];
        const [one, two] = [await challengeOf(ana, ana.password), await challengeOf(ana, ana.password)];
        const other = await challengeOf(leo, leo.password);
        const accountPart = (challengeId: string) => /^([0-9a-f]{24})\.[\w-]{36}$/.exec(challengeId)?.[1];
        expect(accountPart(one)).toBeDefined();
        expect(accountPart(two)).toBe(accountPart(one));
        expect(accountPart(other)).not.toBe(accountPart(one));
      });
    });

    test('the token of a reset link, has 30 guesses in an hour, and the link stays valid', async () => {
      const { userId, email, username } = await anAccount(server);
      const asked = await server.call('forgotPassword', { username }, { address: newAddress() });
      const cookies = { [RESET_COOKIE]: cookieOf(asked, RESET_COOKIE) ?? '' };
      const message = server.posted.findLast(({ to }) => to === email);
      if (message?.kind !== 'resetLink') throw new Error('No link was sent.');
      expect(Buffer.from(message.token, 'base64url').length).toBe(32);
      const uidb64 = Buffer.from(userId).toString('base64url');
      const reset = (token: string, address: string) =>
        server.call('resetPassword', { uidb64, token, new_password: NEW_PASSWORD }, { address, cookies });
      const own = newAddress();
      const guess = (address: string) => reset('A'.repeat(43), address);
      expect(await countCheckedGuesses(() => guess(own), 400)).toBe(10);
      expect(await statusOf(reset(message.token, own))).toBe(429);
      expect(await statusOf(reset(message.token, newAddress()))).toBe(204);
      expect(await countCheckedGuesses(() => guess(newAddress()), 400)).toBe(19);
    });

    test('which emails have accounts, gets the same answer for each', async () => {
      const [known, unknown] = [(await anAccount(server)).email, anEmail()];
      const ask = async (routeId: ApiRouteId, body: (username: string) => object) => {
        const address = newAddress();
        const answers = await Promise.all(
          [known, unknown].map((email) => server.call(routeId, body(`CLR_${email}`), { address })),
        );
        return answers.map(({ statusCode, body: text, headers }) => {
          const { date: _, 'set-cookie': cookie, 'x-request-id': __, ...others } = headers;
          // The code and the secret of the browser are new at each call.
          const bare = { text: text.replace(/\d{6}/, 'code'), cookie: String(cookie).replace(/=[\w-]{43}/, '=secret') };
          return { statusCode, ...bare, headers: others };
        });
      };
      for (const [asked, other] of [
        await ask('logIn', (username) => ({ username, password: 'Wrong-42-blue' })),
        await ask('forgotPassword', (username) => ({ username })),
      ]) {
        expect(asked).toEqual(other);
      }
    });
  });
});
