import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OtpRequiredAnswer } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { aDeviceOf, anAccount, anEmail, codeFor, cookieOf, REFRESH_COOKIE, wrongCode } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

const engines = await startEngines();
afterAll(() => Promise.all(engines.map((engine) => engine.stop())));

const NEW_PASSWORD = 'Violet?Harbor58';
/** More tries than anybody's limit, while the clock stands still. */
const PATIENCE = 120;

describe.each(engines)('An attacker of accounts on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await makeTestApp(engine, { addressLimitFactor: 1 });
  });
  afterAll(() => server.close());

  let addresses = 0;
  /** As from an attacker with very many network addresses. */
  const newAddress = () => {
    addresses += 1;
    return `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
  };
  const statusOf = async (answer: Promise<LightMyRequestResponse>) => (await answer).statusCode;

  /** Guesses until every call is refused as one too many, and counts the guesses that were judged. */
  async function judgedGuesses(guess: () => Promise<LightMyRequestResponse>, judged: number): Promise<number> {
    let count = 0;
    for (let tried = 0; tried < PATIENCE; tried += 1) {
      const status = await statusOf(guess());
      if (status !== judged && status !== 429) throw new Error(`A guess was answered with ${status}.`);
      count += status === judged ? 1 : 0;
    }
    return count;
  }

  describe('with a refresh token that was used before', () => {
    const refresh = (refreshToken: string, attempt: string) =>
      server.call('refreshAccess', undefined, {
        cookies: { [REFRESH_COOKIE]: refreshToken },
        headers: { 'x-attempt-id': attempt },
        address: newAddress(),
      });
    const lasts = ({ accessToken }: { readonly accessToken: string }) =>
      server.call('listOtpDevices', undefined, { bearer: accessToken }).then(({ statusCode }) => statusCode === 200);

    test('ends the whole family: neither the newest token nor the access token is good any more', async () => {
      const person = await anAccount(server);
      const { username, password } = person;
      const other = await server.call('logIn', { username, password }, { address: newAddress() });
      const tokens = [person.refreshToken];
      for (const attempt of ['one', 'two', 'three']) {
        const answer = await refresh(tokens.at(-1) ?? '', attempt);
        tokens.push(cookieOf(answer, REFRESH_COOKIE) ?? '');
      }
      expect(new Set(tokens).size).toBe(4);
      expect(await lasts(person)).toBe(true);

      const stolen = await refresh(tokens[1] ?? '', 'thief');
      expect(problemOf(stolen)).toEqual({ status: 401, code: 'INVALID_TOKEN', fields: [] });
      expect(cookieOf(stolen, REFRESH_COOKIE)).toBe('');
      expect(await statusOf(refresh(tokens[3] ?? '', 'four'))).toBe(401);
      expect(await lasts(person)).toBe(false);
      expect(await lasts(other.json<{ accessToken: string }>())).toBe(true);
    });

    test('ends it too when owner and thief come at the same instant', async () => {
      const person = await anAccount(server);
      const answers = await Promise.all([
        refresh(person.refreshToken, 'owner'),
        refresh(person.refreshToken, 'thief'),
        refresh(person.refreshToken, 'other thief'),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const winner = answers.find(({ statusCode }) => statusCode === 200);
      const next = winner === undefined ? '' : (cookieOf(winner, REFRESH_COOKIE) ?? '');
      expect(await statusOf(refresh(next, 'next'))).toBe(401);
      expect(await lasts(person)).toBe(false);
    });
  });

  describe('by guessing', () => {
    test('a password, has 10 guesses from one address and 50 from all, in a quarter of an hour', async () => {
      const { username, email, password } = await anAccount(server);
      let blanks = 0;
      /** The same account, written anew each time. */
      const written = () => `CLR_${' '.repeat((blanks += 1) % 100)}${email}`;
      const guess = (address: string) =>
        server.call('logIn', { username: written(), password: 'Wrong-42-blue' }, { address });
      const own = newAddress();
      expect(await judgedGuesses(() => guess(own), 401)).toBe(10);
      expect(await statusOf(server.call('logIn', { username, password }, { address: own }))).toBe(429);
      expect(await judgedGuesses(() => guess(newAddress()), 401)).toBe(40);
      expect(await statusOf(server.call('logIn', { username, password }, { address: newAddress() }))).toBe(429);
    });

    test('the old password of a sign-in that was left open, has 10 guesses in an hour', async () => {
      const { userId, accessToken, password } = await anAccount(server);
      const change = (oldPassword: string) =>
        server.call(
          'changePassword',
          { old_password: oldPassword, new_password: NEW_PASSWORD },
          { params: { userId }, bearer: accessToken, address: newAddress() },
        );
      expect(await judgedGuesses(() => change('Wrong-42-blue'), 401)).toBe(10);
      expect(await statusOf(change(password))).toBe(429);
    });

    test('the code of a registration, has 30 guesses in a quarter of an hour, new codes or not', async () => {
      const email = anEmail();
      const send = () => server.call('sendVerificationCode', { email, locale: 'en' }, { address: newAddress() });
      const give = (code: string) => server.call('verifyCode', { email, code }, { address: newAddress() });
      await send();
      const first = codeFor(server, email);
      for (let tried = 0; tried < 5; tried += 1) expect(await statusOf(give(wrongCode(first)))).toBe(400);
      expect(await statusOf(give(first))).toBe(400);
      const guess = async () => {
        await send();
        return give(wrongCode(codeFor(server, email)));
      };
      expect(await judgedGuesses(guess, 400)).toBe(24);
      expect(await statusOf(give(codeFor(server, email)))).toBe(429);
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
        return login.json<OtpRequiredAnswer>().challengeId;
      };
      const give = (challengeId: string, token: string, address = newAddress()) =>
        server.call('submitOneTimePassword', { challengeId, token }, { address });
      const resend = (challengeId: string, address = newAddress()) =>
        server.call('resendOneTimePassword', { challengeId, device: 'EMAIL_Mine' }, { address });

      test('has 5 guesses a code, 10 from one address in a quarter of an hour, and 20 an hour from all', async () => {
        const person = await withDevice();
        const challengeId = await challengeOf(person, person.password);
        const first = codeFor(server, person.mail);
        const own = newAddress();
        await Promise.all(Array.from({ length: 5 }, () => give(challengeId, wrongCode(first), own)));
        expect(await statusOf(give(challengeId, first, own))).toBe(400);
        expect(await statusOf(resend(challengeId))).toBe(204);
        const second = codeFor(server, person.mail);
        expect(await judgedGuesses(() => give(challengeId, wrongCode(second), own), 400)).toBe(4);
        expect(await judgedGuesses(() => give(challengeId, wrongCode(second)), 400)).toBe(10);
        expect(await statusOf(give(challengeId, second))).toBe(429);
      });

      test('has no more guesses, nor codes sent again, by logging in again and again', async () => {
        const person = await withDevice();
        const challenges: string[] = [];
        for (let login = 0; login < 8; login += 1) challenges.push(await challengeOf(person, person.password));
        expect(new Set(challenges).size).toBe(8);
        let turn = 0;
        const next = () => challenges[(turn += 1) % challenges.length] ?? '';
        const wrong = wrongCode(codeFor(server, person.mail));
        expect(await judgedGuesses(() => give(next(), wrong), 400)).toBe(20);
        expect(await judgedGuesses(() => resend(next()), 204)).toBe(15);
      });

      test('is not closed to its person by one without the password, nor by one who had it once', async () => {
        const person = await withDevice();
        for (const made of [person.userId, `${person.userId}.x`, person.email, '.', '']) {
          for (let tried = 0; tried < 30; tried += 1) await give(made, '000000');
        }
        const old = await challengeOf(person, person.password);
        await server.call(
          'changePassword',
          { old_password: person.password, new_password: NEW_PASSWORD },
          { params: { userId: person.userId }, bearer: person.accessToken },
        );
        expect(await judgedGuesses(() => give(old, '000000'), 400)).toBe(20);
        const challengeId = await challengeOf(person, NEW_PASSWORD);
        expect(await statusOf(resend(challengeId))).toBe(204);
        expect(await statusOf(give(challengeId, codeFor(server, person.mail)))).toBe(200);
      });

      test('tells of an account nothing but that two logins are of one', async () => {
        const [ana, leo] = [await withDevice(), await withDevice()];
        const [one, two] = [await challengeOf(ana, ana.password), await challengeOf(ana, ana.password)];
        const other = await challengeOf(leo, leo.password);
        const accountPart = (challengeId: string) => /^([0-9a-f]{24})\.[\w-]{36}$/.exec(challengeId)?.[1];
        expect(accountPart(one)).toBeDefined();
        expect(accountPart(two)).toBe(accountPart(one));
        expect(accountPart(other)).not.toBe(accountPart(one));
      });
    });

    test('the token of a reset link, has 30 guesses in an hour and leaves the link good', async () => {
      const { userId, email, username } = await anAccount(server);
      await server.call('forgotPassword', { username }, { address: newAddress() });
      const message = server.posted.findLast(({ to }) => to === email);
      if (message?.kind !== 'resetLink') throw new Error('No link was sent.');
      expect(Buffer.from(message.token, 'base64url').length).toBe(32);
      const uidb64 = Buffer.from(userId).toString('base64url');
      const reset = (token: string, address: string) =>
        server.call('resetPassword', { uidb64, token, new_password: NEW_PASSWORD }, { address });
      const own = newAddress();
      const guess = (address: string) => reset('A'.repeat(43), address);
      expect(await judgedGuesses(() => guess(own), 400)).toBe(10);
      expect(await statusOf(reset(message.token, own))).toBe(429);
      expect(await statusOf(reset(message.token, newAddress()))).toBe(204);
      expect(await judgedGuesses(() => guess(newAddress()), 400)).toBe(19);
    });

    test('which e-mails have accounts, is answered alike for each', async () => {
      const [known, unknown] = [(await anAccount(server)).email, anEmail()];
      const ask = async (routeId: ApiRouteId, body: (username: string) => object) => {
        const address = newAddress();
        const answers = await Promise.all(
          [known, unknown].map((email) => server.call(routeId, body(`CLR_${email}`), { address })),
        );
        return answers.map(({ statusCode, body: text, headers }) => {
          const { date: _, ...others } = headers;
          return { statusCode, text, headers: others };
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
