import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import makeFetchCookie from 'fetch-cookie';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { readMessage } from '../../cli/play/mailbox.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { connectPostgres } from '../../server/db/connect-postgres.ts';
import { connectSqlite, type Connected } from '../../server/db/connect.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { onceDelivered } from '../support/mailbox.ts';
import { sharePostgres } from '../support/postgres.ts';
import { operate } from '../support/operator-command.ts';
import { keyFileIn, startRealServer, type RealServer } from '../support/real-server.ts';
import { aDevice, aGuest, aGuestSubmission, anAccountSubmission, aProfileDraft } from '../support/samples.ts';
import { fullUnless } from '../support/tier.ts';

const PASSWORD = 'Kettle-42-blue';
const TODAY = new Date().toISOString().slice(0, 10);
const LONG = 60_000;

/** Ben stays. His email contains Zenobia's, and his texts must survive her erasure. */
const BEN = { email: 'xz.quill@ferncliff.example', firstName: 'Ben', lastName: 'Coleridge' };
const ZENOBIA = {
  email: 'z.quill@ferncliff.example',
  firstName: 'Zenobia',
  lastName: 'Quillfeather',
  address: '77 Nightjar Terrace',
  phoneNumber: '6195550147',
};
const BARNABY = {
  emailAddress: 'barnaby@thistlewood.example',
  firstName: 'Barnaby',
  lastName: 'Thistlewood',
  address: '9 Kingfisher Mews',
  phoneNumber: '6195550199',
};

async function succeed<Value>(call: Promise<Result<Value, AppError>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new Error(`The call failed with ${result.error.code}.`);
  return result.value;
}

/** Each engine with the settings that name a database of it. */
async function databases() {
  const postgres = await sharePostgres();
  return [
    { name: 'SQLite', makeSettings: () => Promise.resolve<Record<string, string>>({}) },
    ...(postgres === null
      ? []
      : [{ name: 'PostgreSQL', makeSettings: async () => ({ DATABASE_URL: await postgres.createDatabase() }) }]),
  ];
}

describe.each(await databases())('npm run people on $name, beside a running server', ({ name, makeSettings }) => {
  /** What only reads does so by statements that other suites run on both engines. */
  const reads = fullUnless(name === 'SQLite');
  let server: RealServer;
  let settings: Readonly<Record<string, string>>;
  let scratch: string;
  let ofZenobia: { readonly testId: string; readonly device: ScannedDevice };
  let ofBarnaby: typeof ofZenobia;
  let ofBen: typeof ofZenobia;
  /** The browser in which Zenobia is logged in. */
  let zenobia: ServerPorts;

  const openApi = (): ServerPorts => makeHttpApis({ baseUrl: server.url, fetch: makeFetchCookie(fetch) });

  const people = (...words: readonly string[]) =>
    operate('people', words, { DATA_DIR: server.dataDir, KEY_FILE: keyFileIn(server.dataDir), ...settings });

  async function scanned(api: ServerPorts) {
    const testId = (await succeed(api.resultApi.createTestId())).testId;
    const device = aDevice();
    await succeed(api.deviceRegistry.save(device, testId));
    const timeStamp = new Date().toISOString();
    const post = { testId, testProgress: 'questionnaire', isReportingResult: false, timeStamp } as const;
    await succeed(api.resultApi.postProgress(post));
    // `TODAY` is the day by UTC.
    const facts = { testId, deviceId: deviceIdOf(device), testDate: timeStamp, utcOffset: 0 };
    return { testId, device, facts };
  }

  const ask = (api: ServerPorts, name: string, email: string) =>
    succeed(
      api.supportApi.send({
        ...{ requestType: 'generalInquiries', name, email, phoneNumber: '4155550100' },
        supportInformation: `${name} asks where the kit is.`,
      }),
    );

  async function register(
    person: typeof BEN & { readonly address?: string; readonly phoneNumber?: string },
    api = openApi(),
  ) {
    const { email, ...facts } = person;
    await succeed(api.authApi.sendVerificationCode(email, 'en'));
    const code = await onceDelivered(server.url, email, (messages) =>
      messages.map((message) => readMessage(message).code).find((found) => found !== null),
    );
    await succeed(api.authApi.verifyCode(email, code));
    const { uuid: userId, user_groups: groups } = await succeed(api.authApi.createAccount(email, PASSWORD, 'en'));
    const userGroupId = groups[0] ?? '';
    const { profileId } = await succeed(api.profileRepo.create(aProfileDraft({ ...facts, userId, userGroupId })));
    const { testId, device, facts: tested } = await scanned(api);
    await succeed(api.resultApi.create(anAccountSubmission({ ...tested, userGroupId, profileId })));
    await ask(api, `${person.firstName} ${person.lastName}`, email.toUpperCase());
    await succeed(api.authApi.forgotPassword(email));
    return { testId, device };
  }

  async function testAsGuest() {
    const api = openApi();
    const { testId, device, facts } = await scanned(api);
    await succeed(api.resultApi.createAsGuest(aGuestSubmission({ ...facts, guestInfo: aGuest(BARNABY) })));
    await ask(api, 'Barnaby Thistlewood', BARNABY.emailAddress);
    return { testId, device };
  }

  /** Every byte of every file below the data directory, and, where the database is elsewhere, every row of it. */
  async function everything(): Promise<Buffer> {
    const files = readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(server.dataDir, name))
      .filter((path) => statSync(path).isFile());
    const rows = settings.DATABASE_URL === undefined ? '' : await allRows(connectPostgres(settings.DATABASE_URL));
    return Buffer.concat([...files.map((file) => readFileSync(file)), Buffer.from(rows), Buffer.from(files.join())]);
  }

  async function allRows({ db, close }: Connected<Tables>): Promise<string> {
    const tables = await db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        (db as unknown as Kysely<Record<string, object>>).selectFrom(name).selectAll().execute(),
      ),
    );
    await close();
    return JSON.stringify(rows);
  }

  const foundIn = (bytes: Buffer, words: readonly string[]) => {
    const text = bytes.toString('latin1').toLowerCase();
    return words.filter((word) => text.includes(word.toLowerCase()));
  };
  const wordsOf = (person: object, { testId, device }: typeof ofZenobia) => [
    ...Object.values<string>({ ...person }),
    testId,
    device.serialNumber,
    deviceIdOf(device),
  ];

  beforeAll(async () => {
    settings = await makeSettings();
    server = await startRealServer({ env: settings });
    scratch = mkdtempSync(join(tmpdir(), 'clearline-people-'));
    zenobia = openApi();
    [ofBen, ofZenobia, ofBarnaby] = [await register(BEN), await register(ZENOBIA, zenobia), await testAsGuest()];
    // Reports and messages are delivered, so that nothing is leased while people are erased.
    await vi.waitFor(
      async () => {
        const { stdout } = await people('find', '--email', ZENOBIA.email, '--json');
        expect(stdout).toContain('"waiting messages":0');
        expect(readdirSync(join(server.dataDir, 'outbox', 'SendTo'))).toHaveLength(3);
      },
      { timeout: LONG, interval: 100 },
    );
  }, LONG);
  afterAll(async () => {
    await server.stop();
    rmSync(scratch, { recursive: true });
  });

  test('says how much is held about a person, without saying who it is', reads, async () => {
    const account = await people('find', '--email', 'Z.Quill@Ferncliff.example', '--json');
    expect(JSON.parse(account.stdout)).toMatchObject({
      kind: 'an account',
      counts: { profiles: 1, results: 1, reports: 1, 'questions to support': 1 },
    });
    const words = await people('find', '--test-day', TODAY, '--cassette', deviceIdOf(ofBarnaby.device));
    expect(words.stdout).toMatch(/^kind +a test of a guest\n[^]*profiles +0\nresults +1\n/);
    const printed = Buffer.from(account.stdout + words.stdout);
    expect(foundIn(printed, [...wordsOf(ZENOBIA, ofZenobia), ...wordsOf(BARNABY, ofBarnaby)])).toEqual([]);
  });

  test('finds no one by a wrong email, a wrong day, or the cassette of an account', reads, async () => {
    const ran = await Promise.all([
      people('find', '--email', 'nina@quillfeather.example'),
      people('find', '--test-day', '2026-01-02', '--cassette', deviceIdOf(ofBarnaby.device)),
      people('find', '--test-day', TODAY, '--cassette', deviceIdOf(ofZenobia.device)),
      people('find', '--test-day', TODAY),
    ]);
    expect(ran.map(({ exitCode, stderr }) => `${exitCode} ${stderr}`)).toEqual([
      '1 No account and no question to support has this email address.\n',
      '1 The test with this cassette was taken on another day.\n',
      '1 This test belongs to an account: use --email.\n',
      '2 Name a person by --email, or by --test-day together with --cassette.\n',
    ]);
  });

  test('exports everything that is held, as a page, as JSON and as messages, for this user only', reads, async () => {
    const out = join(scratch, 'zenobia');
    expect(await people('export', '--email', ZENOBIA.email, '--out', out)).toMatchObject({ exitCode: 0 });
    const [page, json, messages] = ['html', 'json', 'hl7'].map((extension) => {
      const name = extension === 'hl7' ? 'clearline-messages.hl7' : `clearline-data.${extension}`;
      return readFileSync(join(out, name));
    });
    const words = [...Object.values(ZENOBIA), ofZenobia.testId, deviceIdOf(ofZenobia.device)];
    for (const file of [page, json]) expect(foundIn(file ?? Buffer.of(), words)).toEqual(words);
    expect(messages?.toString()).toMatch(/^MSH\|.*Quillfeather\^Zenobia/s);
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(await people('export', '--email', ZENOBIA.email, '--out', out)).toMatchObject({ exitCode: 1 });
  });

  test('lists everyone whom a breach affects, with what is needed to reach them', reads, async () => {
    const out = join(scratch, 'breach');
    const ran = await people('breach', '--to', TODAY, '--out', out);
    expect(ran).toMatchObject({ exitCode: 0, stdout: '3 people are affected. 0 left no email and no address.\n' });
    const [head, ...rows] = readFileSync(join(out, 'affected.csv'), 'utf8').split('\r\n');
    expect(head).toBe('name,email,phone,address,city,state,zip,language,account,results');
    expect(rows.slice(0, -1).map((row) => row.split(',')[1])).toEqual(
      [BEN.email, ZENOBIA.email, BARNABY.emailAddress].map((email) => `"${email}"`),
    );
    expect(statSync(join(out, 'affected.csv')).mode & 0o077).toBe(0);
    const early = await people('breach', '--to', '2020-01-02', '--out', `${out}-2`);
    expect(early.stdout).toContain('0 people are affected');
  });

  test(
    'erases an account for which nothing waits, and leaves no byte of it, but counts and what an agency has received',
    async () => {
      const words = wordsOf(ZENOBIA, ofZenobia);
      const { email: _inBens, ...withoutEmail } = ZENOBIA;
      expect(foundIn(await everything(), words)).toEqual(words);
      expect(await zenobia.otpDeviceApi.list()).toMatchObject({ ok: true });
      const trial = await people('erase', '--email', ZENOBIA.email);
      expect(trial.stderr).toContain('Nothing was erased yet');
      expect(foundIn(await everything(), words)).toEqual(words);

      const sent = readdirSync(join(server.dataDir, 'outbox', 'SendTo')).filter((name) =>
        readFileSync(join(server.dataDir, 'outbox', 'SendTo', name), 'utf8').includes('Quillfeather'),
      );
      const erased = await people('erase', '--email', ZENOBIA.email, '--yes', '--json');
      expect(erased).toMatchObject({ exitCode: 0, stderr: '' });
      expect(JSON.parse(erased.stdout)).toMatchObject({
        isDone: true,
        counts: {
          accounts: 1,
          profiles: 1,
          tests: 1,
          results: 1,
          reports: 1,
          cassettes: 1,
          progressPosts: 1,
          supportRequests: 1,
        },
        sent: [{ fileName: sent[0], state: 'sent' }],
      });
      const left = await everything();
      expect(foundIn(left, wordsOf(withoutEmail, ofZenobia))).toEqual([]);
      expect(left.toString('latin1')).not.toMatch(/(?<!x)z\.quill@ferncliff/i);
      expect(await people('find', '--email', ZENOBIA.email)).toMatchObject({ exitCode: 1 });
      expect(await zenobia.otpDeviceApi.list()).toMatchObject({ ok: false, error: { code: 'INVALID_TOKEN' } });
    },
    LONG,
  );

  test(
    "erases a guest's test, then the questions from an email, and leaves no byte; another person loses nothing",
    async () => {
      const words = wordsOf(BARNABY, ofBarnaby);
      const ofOthers = wordsOf(BEN, ofBen);
      expect(foundIn(await everything(), [...words, ...ofOthers])).toEqual([...words, ...ofOthers]);
      const cassette = deviceIdOf(ofBarnaby.device);
      const erased = await people('erase', '--test-day', TODAY, '--cassette', cassette, '--yes');
      expect(erased).toMatchObject({ exitCode: 0, stderr: '' });
      expect(erased.stdout).toMatch(/^isDone +true\n[^]*results +1\n[^]*\nsent\n.*\n.*\.hl7/);
      const { emailAddress, firstName, lastName } = BARNABY;
      // Anyone may have typed that email into the test.
      expect(foundIn(await everything(), words)).toEqual([emailAddress, firstName, lastName]);
      expect(await people('erase', '--email', emailAddress, '--yes')).toMatchObject({ exitCode: 0, stderr: '' });
      const left = await everything();
      expect(foundIn(left, words)).toEqual([]);
      expect(foundIn(left, ofOthers)).toEqual(ofOthers);
    },
    LONG,
  );

  test('leaves counts of what was erased', async () => {
    const open = (): Connected<Tables> =>
      settings.DATABASE_URL === undefined ? connectSqlite(server.dataDir) : connectPostgres(settings.DATABASE_URL);
    const { db, close } = open();
    const rows = await db.selectFrom('erasures').select('counts').orderBy('erased_at').execute();
    await close();
    expect(rows.map(({ counts }) => (JSON.parse(counts) as { readonly accounts: number }).accounts)).toEqual([1, 0, 0]);
  });

  test('explains each command', reads, async () => {
    const commands = ['find', 'export', 'erase', 'breach'];
    const helps = await Promise.all(commands.map((command) => people(command, '--help')));
    for (const [index, { exitCode, stdout }] of helps.entries()) {
      expect(exitCode).toBe(0);
      expect(stdout).toContain(`npm run --silent people -- ${commands[index]}`);
      expect(stdout).toContain('Exit status:');
    }
  });
});
