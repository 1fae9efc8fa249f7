import { describe, expect, test } from 'vitest';
import { RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { anAccount, anEmail, SAMPLE_PASSWORD, type TestAccount } from './an-account.ts';
import { startEngines } from './engines.ts';
import { problemOf, openTestApp } from './test-app.ts';

const NEW_PASSWORD = 'Violet?Harbor58';
const OTHER_PASSWORD = 'Copper#Meadow91';
const BAD_LINK = { status: 400, code: 'INVALID_TOKEN', fields: [] };

/** The user id and token of a reset link. */
interface Link {
  readonly uidb64: string;
  readonly token: string;
}

describe.each(await startEngines())('Passwords on $name', (engine) => {
  const server = openTestApp(engine);

  const change = (
    { userId, accessToken }: Pick<TestAccount, 'userId' | 'accessToken'>,
    oldPassword: string,
    newPassword: string,
  ) =>
    server.call(
      'changePassword',
      { old_password: oldPassword, new_password: newPassword },
      { params: { userId }, bearer: accessToken },
    );
  const forgot = (email: string) => server.call('forgotPassword', { username: prefixedUsername(email) });
  const reset = (link: Link, newPassword = NEW_PASSWORD) =>
    server.call('resetPassword', { ...link, new_password: newPassword });
  const sentTo = (email: string) => server.posted.filter(({ to }) => to === email);
  const kindsSentTo = (email: string) => sentTo(email).map(({ kind }) => kind);
  const isLoggedIn = async ({ accessToken }: Pick<TestAccount, 'accessToken'>) =>
    (await server.call('listOtpDevices', undefined, { bearer: accessToken })).statusCode === 200;
  const opensWith = async ({ username }: TestAccount, password: string) =>
    (await server.call('logIn', { username, password })).statusCode === 200;

  async function linkFor({ email }: TestAccount): Promise<Link> {
    expect((await forgot(email)).statusCode).toBe(200);
    const message = sentTo(email).at(-1);
    if (message?.kind !== 'resetLink') throw new Error('No link was sent.');
    return { uidb64: message.uid, token: message.token };
  }

  describe('A changed password', () => {
    test('invalidates a reset link that was sent before', async () => {
      const person = await anAccount(server);
      const link = await linkFor(person);
      await change(person, SAMPLE_PASSWORD, NEW_PASSWORD);
      expect(problemOf(await reset(link, OTHER_PASSWORD))).toEqual(BAD_LINK);
    });

    test.each([
      ['a wrong old password', 'Not!The0ldOne', NEW_PASSWORD, 401, 'INCORRECT_PASSWORD'],
      ['the same password again', SAMPLE_PASSWORD, SAMPLE_PASSWORD, 422, 'NEW_PASSWORD_MATCHES_OLD_PASSWORD'],
      ['a weak password', SAMPLE_PASSWORD, 'violet58', 422, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
      [
        'a password that is too long',
        SAMPLE_PASSWORD,
        `aA1!${'x'.repeat(117)}`,
        422,
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      ],
    ])('is rejected for %s, and nothing changes', async (_, oldPassword, newPassword, status, code) => {
      const person = await anAccount(server);
      const answer = await change(person, oldPassword, newPassword);
      expect(problemOf(answer)).toEqual({ status, code, fields: [] });
      expect(answer.cookies).toEqual([]);
      expect([await isLoggedIn(person), await opensWith(person, SAMPLE_PASSWORD)]).toEqual([true, true]);
      expect(kindsSentTo(person.email)).not.toContain('passwordChanged');
    });

    test('is rejected with what it resembles', async () => {
      const person = await anAccount(server, { email: `orchid.${anEmail()}` });
      await server.db
        .updateTable('users')
        .set({ first_name: 'Magdalena', last_name: 'Quintanilla' })
        .where('user_id', '=', person.userId)
        .execute();
      const similarTo = async (newPassword: string) => {
        const answer = await change(person, SAMPLE_PASSWORD, newPassword);
        expect(problemOf(answer)).toMatchObject({ status: 422, code: 'UNPROCESSABLE_PASSWORD' });
        return answer.json<{ similarTo: string[] }>().similarTo;
      };
      expect(await similarTo('Orchid-1!')).toEqual(['email', 'username']);
      expect(await similarTo('Magdalena1!')).toEqual(['firstName']);
      expect(await similarTo('Quintanilla#2')).toEqual(['lastName']);
    });

    test('needs an access token and a readable body', async () => {
      const { userId, accessToken } = await anAccount(server);
      const unreadable = await server.call(
        'changePassword',
        { old_password: 1 },
        { params: { userId }, bearer: accessToken },
      );
      expect(problemOf(unreadable)).toEqual({
        status: 400,
        code: 'INVALID_REQUEST',
        fields: ['old_password INVALID_REQUEST', 'new_password INVALID_REQUEST'],
      });
      const unsigned = await change({ userId, accessToken: 'none' }, SAMPLE_PASSWORD, NEW_PASSWORD);
      expect(problemOf(unsigned)).toEqual({ status: 401, code: 'INVALID_TOKEN', fields: [] });
    });

    test('is answered again to the attempt that made it, although its login has ended, and the cookie stays', async () => {
      const { userId, accessToken: bearer } = await anAccount(server);
      const body = { old_password: SAMPLE_PASSWORD, new_password: NEW_PASSWORD };
      const options = { params: { userId }, headers: { 'X-Attempt-Id': 'one' } };
      await server.call('changePassword', body, { ...options, bearer });
      expect(await server.call('changePassword', body, options)).toMatchObject({ statusCode: 204, cookies: [] });
    });

    test("of two changes at once one wins, and the other one's old password is wrong", async () => {
      const person = await anAccount(server);
      const wanted = [NEW_PASSWORD, OTHER_PASSWORD] as const;
      const answers = await Promise.all(wanted.map((password) => change(person, SAMPLE_PASSWORD, password)));
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([204, 401]);
      const opens = [await opensWith(person, wanted[0]), await opensWith(person, wanted[1])];
      expect(opens).toEqual(statuses.map((status) => status === 204));
      expect(kindsSentTo(person.email).filter((kind) => kind === 'passwordChanged')).toHaveLength(1);
    });

    test('leaves no login session that began with the old one, however close together the calls are', async () => {
      const person = await anAccount(server);
      const { username } = person;
      const logInOnce = () => server.call('logIn', { username, password: SAMPLE_PASSWORD });
      const [changed, ...logins] = await Promise.all([
        change(person, SAMPLE_PASSWORD, NEW_PASSWORD),
        ...Array.from({ length: 8 }, logInOnce),
      ]);
      expect(changed.statusCode).toBe(204);
      const signedIn = logins.filter(({ statusCode }) => statusCode === 200);
      const stillIn = signedIn.map((login) => isLoggedIn(login.json<{ accessToken: string }>()));
      expect(await Promise.all(stillIn)).not.toContain(true);
    });
  });

  describe('A forgotten password', () => {
    test('accepts the email in any spelling', async () => {
      const { email } = await anAccount(server);
      await server.call('forgotPassword', { username: `CLR_ ${email.toUpperCase()} ` });
      expect(kindsSentTo(email)).toContain('resetLink');
    });

    test.each([undefined, {}, { username: 7 }])('needs a name; %j is rejected', async (body) => {
      expect((await server.call('forgotPassword', body)).statusCode).toBe(400);
    });

    test('has a link that is valid for an hour', async () => {
      const [early, late] = [await anAccount(server), await anAccount(server)];
      const [earlyLink, lateLink] = [await linkFor(early), await linkFor(late)];
      server.clock.stopAt(SAMPLE_INSTANT + RESET_LINK_LIFETIME_MS - 1);
      const inTime = await reset(earlyLink);
      server.clock.stopAt(SAMPLE_INSTANT + RESET_LINK_LIFETIME_MS);
      const tooLate = await reset(lateLink);
      server.clock.stopAt(SAMPLE_INSTANT);
      expect(inTime.statusCode).toBe(204);
      expect(problemOf(tooLate)).toEqual(BAD_LINK);
    });

    test('has an invalid link if the token was changed, belongs to another account, or names no account', async () => {
      const [person, other] = [await anAccount(server), await anAccount(server)];
      const [link, otherLink] = [await linkFor(person), await linkFor(other)];
      const uidOf = (text: string) => Buffer.from(text).toString('base64url');
      for (const bad of [
        { ...link, token: `${link.token}x` },
        { ...link, token: '' },
        { ...link, token: otherLink.token },
        { ...link, uidb64: '' },
        { ...link, uidb64: uidOf('a\u0000b') },
        { ...link, uidb64: uidOf('no-such-user') },
      ]) {
        expect(problemOf(await reset(bad))).toEqual(BAD_LINK);
      }
      expect((await reset(link)).statusCode).toBe(204);
    });

    test('is reset once by two who use the link at the same time', async () => {
      const person = await anAccount(server);
      const link = await linkFor(person);
      const answers = await Promise.all([reset(link), reset(link, OTHER_PASSWORD)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
      expect(kindsSentTo(person.email).filter((kind) => kind === 'passwordChanged')).toHaveLength(1);
    });
  });
});
