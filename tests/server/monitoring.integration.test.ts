// @module-tag full
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceIdOf } from '../../core/domain/device.ts';
import { lacksTools, runTool } from '../support/operator-tools.ts';
import { findFreePort } from '../support/postgres-binaries.ts';
import { query, startPostgres } from '../support/postgres.ts';
import { RULES_FOLDER, startPrometheus, type Prometheus } from '../support/prometheus.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { aDevice, aGuestSubmission } from '../support/samples.ts';

const TOKEN = 'token-of-the-monitoring';
const PART = /_(?:bucket|sum|count)$/;
const METRIC = /\b(?:clearline|nodejs|process)_[a-z0-9_]+/g;

const dashboard = readFileSync(new URL('../../deploy/monitoring/grafana/clearline.json', import.meta.url), 'utf8');
const rules = readFileSync(join(RULES_FOLDER, 'clearline.rules.yml'), 'utf8');
const { panels } = JSON.parse(dashboard) as {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
};
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const alertsOf = (text: string): readonly string[] =>
  [...text.matchAll(/alert(?:name)?(?:: |=")(\w+)/g)].map(([, name]) => name ?? '');

/** Lets PostgreSQL archive each file with a command. */
async function archiveWith(databaseUrl: string, command: 'false' | 'true'): Promise<void> {
  await query(databaseUrl, `alter system set archive_command = '${command}'`);
  await query(databaseUrl, 'select pg_reload_conf(), pg_switch_wal()');
}

describe.skipIf(lacksTools('prometheus', 'promtool'))('Monitoring', () => {
  let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let databaseUrl: string;
  let server: RealServer;
  let prometheus: Prometheus;
  let directory: string;
  let isStopped = false;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'clearline-monitoring-'));
    const stamp = join(directory, 'last-backup');
    writeFileSync(stamp, '');
    const port = await findFreePort();
    // Together, because Prometheus waits five seconds before it scrapes.
    const [started, scraping] = await Promise.all([
      startPostgres({ settings: { archive_mode: 'on' } }),
      startPrometheus(`http://127.0.0.1:${port}`, TOKEN),
    ]);
    prometheus = scraping;
    if (started === null) throw new Error('There is no PostgreSQL for this platform.');
    postgres = started;
    databaseUrl = await postgres.createDatabase();
    server = await startRealServer({
      env: { PORT: `${port}`, DATABASE_URL: databaseUrl, METRICS_TOKEN: TOKEN, BACKUP_STAMP_FILE: stamp },
    });
    await archiveWith(databaseUrl, 'false');
    await sendReport();
  });
  afterAll(async () => {
    await prometheus.stop();
    await server.stop();
    if (!isStopped) await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  async function sendReport(): Promise<void> {
    const testId = await (await fetch(`${server.url}/test-results/create-test-id`)).text();
    const facts = { testId, deviceId: deviceIdOf(aDevice()), testDate: new Date().toISOString() };
    const answer = await fetch(`${server.url}/test-results/guest-create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aGuestSubmission(facts)),
    });
    expect(answer.status).toBe(200);
  }

  const readMetrics = async (): Promise<string> => {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    return answer.text();
  };

  test('the server exposes every metric that an alert, its test or the dashboard uses', async () => {
    const exposed = new Map(
      [...(await readMetrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
    );
    const isExposed = (name: string): boolean =>
      exposed.has(name) || (PART.test(name) && exposed.get(name.replace(PART, '')) === 'histogram');
    const ruleTests = readFileSync(join(RULES_FOLDER, 'clearline.rules-tests.yml'), 'utf8');
    const used = [dashboard, rules, ruleTests].flatMap((text) => text.match(METRIC) ?? []);
    expect(new Set(used).size).toBeGreaterThan(15);
    expect([...new Set(used)].filter((name) => !isExposed(name))).toEqual([]);
  });

  test('promtool accepts the rules, and tests that each alert fires and that none fires while all is well', async () => {
    expect(await runTool('promtool', ['check', 'rules', 'clearline.rules.yml'], RULES_FOLDER)).toMatchObject({
      exitCode: 0,
    });
    expect(await runTool('promtool', ['test', 'rules', 'clearline.rules-tests.yml'], RULES_FOLDER)).toMatchObject({
      exitCode: 0,
    });
    const tested = alertsOf(readFileSync(join(RULES_FOLDER, 'clearline.rules-tests.yml'), 'utf8'));
    expect([...tested].sort()).toEqual([...alertsOf(rules)].sort());
  });

  test('Prometheus scrapes the server by the example configuration, and evaluates every rule', async () => {
    expect(await prometheus.query('up{job="clearline"} == 1')).toHaveLength(1);
    const [created] = await prometheus.query('clearline_http_requests_total{route="createTestId",status="2xx"}');
    expect(created?.value[1]).toBe('1');
    for (;;) {
      const health = await prometheus.rules();
      expect(Object.keys(health).sort()).toEqual([...alertsOf(rules)].sort());
      if (Object.values(health).every((state) => state === 'ok')) break;
      await pause(20);
    }
  });

  test.each(queries)('the dashboard shows %s', async (expression) => {
    const asked = expression.replaceAll('$__rate_interval', '1m');
    expect((await prometheus.query(asked)).length).toBeGreaterThan(0);
  });

  test('Prometheus sees that PostgreSQL cannot archive, and when the last backup was made', async () => {
    expect(await prometheus.query('clearline_wal_archive_failures > 0')).toHaveLength(1);
    expect(await prometheus.query('clearline_wal_archive_age_seconds >= 0')).toHaveLength(1);
    expect(await prometheus.query('clearline_last_backup_age_seconds < 3600')).toHaveLength(1);
  });

  test('while the database is away, the metrics of the process are there, and nothing old about jobs', async () => {
    // Otherwise PostgreSQL waits three seconds for its archive.
    await archiveWith(databaseUrl, 'true');
    await postgres.stop();
    isStopped = true;
    const text = await readMetrics();
    expect(text).toContain('\nclearline_database_up 0\n');
    expect(text).toContain('clearline_http_requests_total{route="createGuestResult",status="2xx"} 1');
    expect(text).not.toMatch(/^clearline_(?:jobs|reports|wal_archive_failures)[ {]/m);
    expect(await prometheus.query('clearline_database_up == 0')).toHaveLength(1);
  });
});
