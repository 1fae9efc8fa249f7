import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fetchCookie from 'fetch-cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { demoAccounts } from '../../cli/seed/demo-people.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { readDetails } from '../../replay/read-details.ts';
import { run } from '../support/run-cli.ts';
import { sharedServerHost, type HostedServer } from '../support/server-host.ts';

const seed = (...args: readonly string[]) => run(process.execPath, ['cli/start.mjs', 'seed', ...args]);

let server: HostedServer;
/** Answers as a server in production does, which is well and has nothing under /dev. */
let productive: Server;
let productiveUrl: string;

beforeAll(async () => {
  productive = createServer(({ url }, response) => response.writeHead(url === '/health' ? 200 : 404).end());
  await new Promise<void>((resolve) => productive.listen(0, '127.0.0.1', resolve));
  productiveUrl = `http://127.0.0.1:${(productive.address() as AddressInfo).port}`;
  server = await sharedServerHost().startAnew();
});

afterAll(async () => {
  productive.close();
  await sharedServerHost().stop();
});

/** What Ana sees who logs in with what the table says. */
async function anasAccount() {
  const { authApi, profileRepo, resultApi } = makeHttpApis({
    baseUrl: server.url,
    fetch: fetchCookie(globalThis.fetch),
  });
  const entered = await authApi.logIn('ana.ruiz@mail.example', 'Quiet-Lamp-72');
  if (!entered.ok || entered.value.kind !== 'signedIn') throw new Error('Ana cannot log in.');
  const { uuid, user_groups } = entered.value.user;
  const [profiles, results] = [await profileRepo.getAll(uuid), await resultApi.getAll(user_groups[0] ?? '', null)];
  if (!profiles.ok || !results.ok) throw new Error('Ana sees nothing.');
  return { profiles: profiles.value, results: results.value.results };
}

describe('seed', () => {
  it('creates accounts that can log in, with a child and every kind of result, and creates nothing twice', async () => {
    const first = await seed('--server', server.url, '--accounts', '2');
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(first.stdout).toMatch(/ana\.ruiz@mail\.example +Quiet-Lamp-72 +none +made +3 made +4 made +1 made\n/);
    expect(first.stdout).toMatch(/rosa\.cole@mail\.example +Quiet-Lamp-72 +rosa\.cole\.codes@mail\.example +made/);
    const before = await anasAccount();
    expect(before.profiles.some(({ age }) => age < 18)).toBe(true);
    expect(before.results.map(({ result }) => result).toSorted()).toEqual([
      'invalid',
      'negative',
      'negative',
      'positive',
    ]);

    const again = await seed('--server', server.url, '--accounts', '2', '--json');
    expect(again).toMatchObject({ exitCode: 0, stderr: '' });
    const none = { made: 0 };
    const { accounts } = JSON.parse(again.stdout) as { accounts: unknown };
    const asBefore = { isNew: false, profiles: none, results: none, underWay: none };
    expect(accounts).toMatchObject([asBefore, asBefore]);
    expect(await anasAccount()).toEqual(before);
  });

  it('writes the people also where no server answers, and says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearline-people-'));
    const { exitCode, stdout, stderr } = await seed('--server', 'http://localhost:1', '--people', folder);
    expect([exitCode, readdirSync(folder).length]).toEqual([2, FLOWS.testing.length + FLOWS.reporting.length]);
    expect(stdout).toContain(`one at every step of both flows, are in ${folder}.`);
    expect(stderr).toMatch(/^No server answers at /);
    const asJson = await seed('--server', 'http://localhost:1', '--people', folder, '--json');
    expect(JSON.parse(asJson.stdout)).toEqual({
      server: 'http://localhost:1',
      accounts: [],
      people: { folder, count: readdirSync(folder).length },
    });
    expect(asJson).toMatchObject({ exitCode: 2, stderr });
    rmSync(folder, { recursive: true });
  });

  it('writes a person at every step of both flows, whom the app opens there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearline-people-'));
    const { exitCode, stdout } = await seed('--server', server.url, '--accounts', '1', '--people', folder);
    expect(exitCode).toBe(0);
    const files = readdirSync(folder);
    expect(stdout).toContain(`${String(files.length)} people, one at every step of both flows, are in ${folder}.`);
    const steps: Record<string, string[]> = { testing: [], reporting: [] };
    for (const name of files) {
      const read = readDetails(readFileSync(join(folder, name), 'utf8'), '0.1.0');
      if (!read.ok || 'failure' in read.value.snapshot) throw new Error(`${name}: ${JSON.stringify(read)}`);
      const { step, flow, who } = read.value.snapshot;
      expect(name).toContain(`-${String(step)}-${who}.txt`);
      steps[flow]?.push(String(step));
    }
    rmSync(folder, { recursive: true });
    const idsOf = (flow: FlowName): readonly string[] => FLOWS[flow].map(({ id }) => id);
    expect(steps['testing']).toEqual(idsOf('testing'));
    expect(steps['reporting']).toEqual(idsOf('reporting'));
  });

  it('rejects a server in production, and reports when none answers', async () => {
    const rejected = await seed('--server', productiveUrl);
    expect(rejected).toMatchObject({ exitCode: 1, stdout: '' });
    expect(rejected.stderr).toBe(
      `The server at ${productiveUrl} has no mailbox at /dev/mailbox: its development pages are off, and it gets no demo accounts.\n`,
    );
    const unreached = await seed('--server', 'http://localhost:9');
    expect(unreached).toMatchObject({ exitCode: 2, stdout: '' });
    expect(unreached.stderr).toContain('No server answers at http://localhost:9.');
  });

  it('has a different person for each account, up to the maximum', () => {
    expect(new Set(demoAccounts(50).map(({ email }) => email)).size).toBe(50);
  });
});
