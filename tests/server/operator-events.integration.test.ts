// @module-tag full
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceIdOf } from '../../core/domain/device.ts';
import { SECURITY_EVENTS, type EventLine, type SecurityEvent } from '../../server/trail/security-events.ts';
import { operate } from '../support/operator-command.ts';
import { keyFileIn, startRealServer } from '../support/real-server.ts';
import { aDevice, aGuest, aGuestSubmission } from '../support/samples.ts';
import { post, register } from './a-client.ts';
import { anEmail } from './an-account.ts';

/** For many processes, one after the other, on a busy machine. */
const PATIENCE_MS = 180_000;

const OF_COMMANDS = (Object.keys(SECURITY_EVENTS) as SecurityEvent[]).filter((event) => {
  const facts: readonly string[] = SECURITY_EVENTS[event].fields;
  return facts.includes('operator');
});
const OPERATOR = process.env.SUDO_USER ?? userInfo().username;

/** The first report of `reports list --json`. */
function firstId(listed: string): string {
  const [report] = JSON.parse(listed) as readonly { readonly reportId: string }[];
  return report?.reportId ?? 'none';
}

describe('The commands of operators', { timeout: PATIENCE_MS }, () => {
  let dataDir: string;
  let out: string;
  const email = anEmail();
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clearline-events-'));
    out = join(dataDir, 'out');
    const { url, stop } = await startRealServer({ dataDir });
    await register(url, email);
    const testId = await (await fetch(`${url}/test-results/create-test-id`)).text();
    const [device, testDate] = [aDevice(), new Date().toISOString()];
    const guestInfo = aGuest({ emailAddress: email });
    const submission = aGuestSubmission({
      testId,
      deviceId: deviceIdOf(device),
      testDate,
      guestInfo,
      sendToAims: true,
    });
    await post(url, '/devices/save-device', device, { 'x-test-id': testId });
    expect((await post(url, '/test-results/guest-create', submission)).status).toBe(200);
    await stop();
  }, PATIENCE_MS);
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const run = (program: Parameters<typeof operate>[0], ...words: readonly string[]) =>
    operate(program, words, { DATA_DIR: dataDir, KEY_FILE: keyFileIn(dataDir) });

  function setState(state: string): void {
    const db = new BetterSqlite(join(dataDir, 'clearline.sqlite'));
    db.prepare('update reports set state = ?').run(state);
    db.close();
  }

  /** The security events that the next server logs. */
  async function loggedEvents(): Promise<readonly EventLine[]> {
    const server = await startRealServer({ dataDir, env: { LOG_LEVEL: 'info' } });
    await server.stop();
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"event":'));
    return lines.map((line) => JSON.parse(line) as EventLine);
  }

  test('leave an event for the log of the server, before they show something', async () => {
    const reports = await run('reports', 'list', '--state', 'all', '--json');
    const reportId = firstId(reports.stdout);
    const shown = await run('reports', 'show', reportId, '--identities', '--yes');
    expect(shown).toMatchObject({ exitCode: 0 });
    await run('reports', 'show', reportId);
    setState('held');
    await run('reports', 'release', reportId);
    setState('stuck');
    await run('reports', 'retry', '--all-stuck');
    await run('reports', 'retry', reportId);
    await run('reports', 'withdraw', reportId, '--reason', 'mistake');
    const pseudonyms = await run('keys', 'pseudonym', '--email', email);
    const account = /^account {2,}(\w{20})$/m.exec(pseudonyms.stdout)?.[1];
    await run('people', 'find', '--email', email);
    await run('people', 'export', '--email', email, '--out', out);
    const day = new Date().toISOString().slice(0, 10);
    await run('people', 'breach', '--to', day, '--out', join(dataDir, 'breach'));
    await run('people', 'erase', '--email', email);
    expect(await run('people', 'erase', '--email', email, '--yes')).toMatchObject({ exitCode: 0, stderr: '' });
    await run('keys', 'rotate');
    await run('keys', 'end-logins', '--yes');
    const events = await loggedEvents();
    const by = { operator: OPERATOR };
    expect(events).toMatchObject([
      { event: 'identitiesShown', report: reportId, ...by },
      { event: 'reportReleased', report: reportId, ...by },
      { event: 'reportRetried', report: reportId, ...by },
      { event: 'reportWithdrawn', report: reportId, ...by },
      { event: 'pseudonymAsked', ...by },
      { event: 'personFound', account, ...by },
      { event: 'personExported', account, ...by },
      { event: 'affectedListed', people: expect.stringMatching(/^[12]$/) as string, ...by },
      { event: 'personFound', account, ...by },
      { event: 'personErased', account, ...by },
      { event: 'keysRotated', ...by },
      { event: 'allLoginsEnded', ...by },
    ]);
    expect(JSON.stringify(events)).not.toContain(email);
    expect(await loggedEvents()).toEqual([]);

    await run('keys', 'replace', '--yes');
    const replaced = await loggedEvents();
    expect(replaced).toMatchObject([{ event: 'keysReplaced', ...by }]);
    const names = [...events, ...replaced].map(({ event }) => event);
    expect([...new Set(names)].toSorted()).toEqual(OF_COMMANDS.toSorted());
  });

  test('show nothing if it cannot be recorded', async () => {
    const env = { DATA_DIR: dataDir, KEY_FILE: join(dataDir, 'no-such-file') };
    const reports = await operate('reports', ['list', '--state', 'all', '--json'], env);
    const reportId = firstId(reports.stdout);
    expect(await operate('reports', ['show', reportId], env)).toMatchObject({ exitCode: 0 });
    const refused = await operate('reports', ['show', reportId, '--identities', '--yes'], env);
    expect(refused).toMatchObject({ exitCode: 3, stdout: '' });
    expect(refused.stderr).toContain('It could not be recorded. There is no key file');
  });
});
