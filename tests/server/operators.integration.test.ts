import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operate } from '../support/operator-command.ts';
import { keyFileIn, startRealServer, type RealServer } from '../support/real-server.ts';
import { aGuestSubmission } from '../support/samples.ts';

const DEADLINE_MS = 20_000;
const REMARK = 'PID-5 Ruiz is unknown\u001b[2J';
const IDENTITIES = ['Ruiz', 'Ana', '94110', 'mail.example'];

const reports = (dataDir: string, ...words: string[]) =>
  operate('reports', words, { DATA_DIR: dataDir, KEY_FILE: keyFileIn(dataDir) });

describe('npm run reports, beside a running server', () => {
  let server: RealServer;
  let testId: string;
  let reportId: string;
  let sendTo: string;

  const inDatabase = <Value>(work: (db: BetterSqlite.Database) => Value): Value => {
    const db = new BetterSqlite(join(server.dataDir, 'clearline.sqlite'));
    try {
      return work(db);
    } finally {
      db.close();
    }
  };
  const stateOf = () => inDatabase((db) => db.prepare<[], string>('select state from reports').pluck().get());
  const run = (...words: string[]) => reports(server.dataDir, ...words);

  async function until(condition: () => boolean): Promise<void> {
    const deadline = Date.now() + DEADLINE_MS;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error('Timed out waiting for the expected state.');
      await pause(50);
    }
  }

  /** A receiver that rejects everything, and then one that returns errors. */
  function simulateFailedDeliveries(): void {
    inDatabase((db) => {
      db.exec(`update reports set state = 'stuck', failure = 'AccessDenied'`);
      db.exec(
        `insert into report_events select report_id, 2, 'refused', at, null, '[]', null, null from report_events where position = 1`,
      );
      db.prepare('update report_events set remarks = ? where position = 2').run(JSON.stringify([REMARK]));
      db.exec(
        `insert into report_events select report_id, 3, 'stuck', at, 'AccessDenied', '[]', null, null from report_events where position = 1`,
      );
    });
  }

  beforeAll(async () => {
    server = await startRealServer();
    sendTo = join(server.dataDir, 'outbox', 'SendTo');
    testId = await (await fetch(`${server.url}/test-results/create-test-id`)).text();
    const body = JSON.stringify(aGuestSubmission({ testId, testDate: new Date().toISOString() }));
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${server.url}/test-results/guest-create`, { method: 'POST', headers, body })).status).toBe(
      200,
    );
    await until(() => stateOf() === 'sent');
    reportId = inDatabase((db) => db.prepare<[], string>('select report_id from reports').pluck().get()) ?? '';
    simulateFailedDeliveries();
  });
  afterAll(() => server.stop());

  test('lists what waits for operators, without names', async () => {
    const [words, json] = await Promise.all([run('list'), run('list', '--state', 'all', '--json')]);
    const fileName = readdirSync(sendTo)[0] ?? 'no file';
    expect(words).toMatchObject({ exitCode: 0, stderr: '' });
    for (const part of [reportId, 'stuck', 'identified', 'AccessDenied', fileName])
      expect(words.stdout).toContain(part);
    expect(JSON.parse(json.stdout)).toMatchObject([
      { reportId, state: 'stuck', tries: 1, failure: 'AccessDenied', fileName },
    ]);
    for (const secret of [testId, ...IDENTITIES]) expect(words.stdout + json.stdout).not.toContain(secret);
  });

  test('shows one report without identities, and with them only on request', async () => {
    const [plain, plainJson, unsure, sure] = await Promise.all([
      run('show', reportId),
      run('show', testId.slice(0, 8).toUpperCase(), '--json'),
      run('show', reportId, '--identities'),
      run('show', reportId, '--identities', '--yes'),
    ]);
    expect(plain.exitCode).toBe(0);
    expect(JSON.parse(plainJson.stdout)).toMatchObject({ reportId, tries: 1, history: [{}, {}, { remarks: 1 }, {}] });
    expect(plain.stdout).toMatch(/queued.*\n.*sent.*\n.*refused .* 1\n.*stuck +AccessDenied/);
    for (const secret of [testId, 'PID-5', ...IDENTITIES])
      expect(plain.stdout + plainJson.stdout).not.toContain(secret);
    expect(unsure).toMatchObject({ exitCode: 2, stdout: '' });
    expect(sure.stderr).toContain('SAYS WHO WAS TESTED');
    expect(sure.stdout).toContain('Ana Ruiz');
    expect(sure.stdout).toContain('PID-5 Ruiz is unknown\\u{1b}[2J');
    expect(sure.stdout).not.toContain('\u001b');
  });

  test('reads while another process writes, and blocks no writer', async () => {
    const writer = new BetterSqlite(join(server.dataDir, 'clearline.sqlite'));
    writer.exec('begin immediate');
    try {
      const read = await Promise.all([run('list', '--state', 'all'), run('show', reportId), run('check', reportId)]);
      expect(read.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(
        Array(3).fill({ exitCode: 0, stderr: '' }),
      );
    } finally {
      writer.exec('rollback');
      writer.close();
    }
  });

  test('retries a report, which the running server delivers', async () => {
    const [fileName = ''] = readdirSync(sendTo);
    const file = join(sendTo, fileName);
    const before = readFileSync(file, 'utf8');
    rmSync(file);
    expect(await run('retry', '--all-stuck')).toEqual({
      exitCode: 0,
      stdout: `${reportId}: queued again\n`,
      stderr: '',
    });
    await until(() => existsSync(file) && stateOf() === 'sent');
    expect([readdirSync(sendTo), readFileSync(file, 'utf8')]).toEqual([[fileName], before]);

    const again = await run('retry', reportId, 'r-0');
    expect(again).toMatchObject({ exitCode: 1, stdout: '' });
    expect(again.stderr).toContain(`${reportId}: not queued, it was handed over`);
    expect(again.stderr).toContain('r-0: not queued, there is no such report');
  });

  test('lists what is held for a check, and releases it to the running server', async () => {
    const [fileName = ''] = readdirSync(sendTo);
    rmSync(join(sendTo, fileName));
    inDatabase((db) => db.exec(`update reports set state = 'held', failure = 'MANY_OF_LOT'`));
    const [held, waiting, retried] = await Promise.all([run('list', '--held'), run('list'), run('retry', reportId)]);
    for (const { stdout } of [held, waiting])
      expect(stdout).toMatch(new RegExp(`^${reportId} +held .* MANY_OF_LOT `, 'm'));
    expect(retried).toMatchObject({ exitCode: 1, stdout: '' });
    expect(retried.stderr).toContain('after which release sends it');
    expect(await run('release', '--all-held')).toEqual({
      exitCode: 0,
      stdout: `${reportId}: released\n`,
      stderr: '',
    });
    await until(() => existsSync(join(sendTo, fileName)) && stateOf() === 'sent');
    expect(await run('release', '--all-held')).toMatchObject({ exitCode: 0, stdout: 'No report is held.\n' });
    expect(await run('list', '--held', '--state', 'sent')).toMatchObject({ exitCode: 2, stdout: '' });
  });

  test('validates a message from a report or a file, and reports what is invalid without its contents', async () => {
    const broken = join(server.dataDir, 'broken.hl7');
    const [fileName = ''] = readdirSync(sendTo);
    writeFileSync(broken, readFileSync(join(sendTo, fileName), 'utf8').replace('Ruiz', 'Ruiz|'));
    const [whole, odd] = await Promise.all([run('check', reportId), run('check', broken)]);
    expect(whole).toEqual({ exitCode: 0, stdout: 'Every rule holds.\n', stderr: '' });
    expect(odd).toMatchObject({ exitCode: 1, stderr: '' });
    expect(odd.stdout).toMatch(/^PID-\d+ /m);
    for (const secret of IDENTITIES) expect(odd.stdout).not.toContain(secret);
  });

  test('withdraws a report that waits, with a reason, and no other', async () => {
    const [sent, unexplained] = await Promise.all([
      run('withdraw', reportId, '--reason', 'mistake'),
      run('withdraw', reportId),
    ]);
    expect(sent).toMatchObject({ exitCode: 1, stdout: '' });
    expect(sent.stderr).toContain(`${reportId}: not withdrawn, it was handed over already`);
    expect(unexplained).toMatchObject({ exitCode: 2, stdout: '' });
    inDatabase((db) => db.exec(`update reports set state = 'stuck'`));
    expect(await run('withdraw', reportId, '--reason', 'mistake')).toEqual({
      exitCode: 0,
      stdout: `${reportId}: withdrawn\n`,
      stderr: '',
    });
    const [shown, again] = await Promise.all([run('show', reportId), run('retry', reportId)]);
    expect(shown.stdout).toMatch(/withdrawn .*operator, mistake/);
    expect(again.stderr).toContain('not queued, it was withdrawn');
  });

  test('reports errors, and creates no database', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'clearline-operators-'));
    const [nowhere, both] = await Promise.all([reports(empty, 'list'), run('retry', '--all-stuck', reportId)]);
    expect(nowhere).toMatchObject({ exitCode: 3, stdout: '' });
    expect(nowhere.stderr).toContain('There is no database');
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
    expect(both.exitCode).toBe(2);
  });
});
