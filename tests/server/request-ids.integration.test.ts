import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { LOG_LINES } from '../../server/log-lines.ts';
import { startOtlpCollector, type OtlpCollector, type Span } from '../support/otlp-collector.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { aGuest, aGuestSubmission } from '../support/samples.ts';
import { until } from '../support/wait.ts';

const NOTE_PACKAGES = `--import=${fileURLToPath(new URL('../support/note-packages.mjs', import.meta.url))}`;
const SDK = 'loaded @opentelemetry/sdk-trace';
const LEVELS = { info: 30, warn: 40, error: 50 };
const EMAIL = 'ana@mail.example';
const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

interface Line {
  readonly msg: string;
  readonly reqId?: string;
  readonly [fact: string]: unknown;
}

/** The lines of a server's log. */
function linesOf(server: RealServer): readonly Line[] {
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as Line);
}

const factOf = (span: Span, key: string): unknown =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0];

describe('A call of the browser', () => {
  let collector: OtlpCollector;
  let server: RealServer;
  let untraced: RealServer;
  let apis: ServerPorts;
  let directory: string;
  let isStopped = false;
  /** The ids of the calls in the order of sending. */
  const ids: string[] = [];
  const lastId = () => ids.at(-1) ?? '';

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'clearline-request-ids-'));
    // Reports cannot be delivered: their folder is a file.
    writeFileSync(join(directory, 'outbox'), '');
    collector = await startOtlpCollector();
    const env = { NODE_OPTIONS: NOTE_PACKAGES, LOG_LEVEL: 'info', FILES_DIR: directory };
    [server, untraced] = await Promise.all([
      startRealServer({ env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } }),
      startRealServer({ env: { NODE_OPTIONS: NOTE_PACKAGES } }),
    ]);
    const tracedFetch: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      ids.push(request.headers.get('x-request-id') ?? '');
      request.headers.set('traceparent', `00-${PARENT.traceId}-${PARENT.spanId}-01`);
      return fetch(request);
    };
    apis = makeHttpApis({ baseUrl: server.url, fetch: tracedFetch });
  });
  afterAll(async () => {
    await Promise.all([untraced.stop(), isStopped ? null : server.stop()]);
    await collector.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const database = () => new BetterSqlite(join(server.dataDir, 'clearline.sqlite'));

  test('has an id in the log, on the job of its report, and in the lines about the job', async () => {
    const testId = await apis.resultApi.createTestId();
    if (!testId.ok) throw new Error(testId.error.code);
    const submission = aGuestSubmission({ testId: testId.value.testId, testDate: new Date().toISOString() });
    expect(await apis.resultApi.createAsGuest(submission)).toMatchObject({ ok: true });
    expect(new Set(ids).size).toBe(2);
    expect(lastId()).toMatch(/^[0-9a-f]{32}$/);
    const isAbout = (line: Line) => line.reqId === lastId();
    await until(() => linesOf(server).some((line) => isAbout(line) && line.msg === 'A message will be tried again'));
    expect(linesOf(server).filter(isAbout)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'Answered', route: '/test-results/guest-create', status: 200 }),
        expect.objectContaining({ msg: 'A message will be tried again', kind: 'deliverReport' }),
      ]),
    );
    const reader = database();
    expect(reader.prepare('select kind, request_id from jobs').all()).toEqual([
      { kind: 'deliverReport', request_id: lastId() },
    ]);
    reader.close();
  });

  test('repeats the id in its answer, and gets a new one for an id that could carry something else', async () => {
    const ask = async (id: string) =>
      (await fetch(`${server.url}/health`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    const uuid = 'c56a4180-65aa-42ec-a945-5fd21dec0538';
    expect(await ask(uuid)).toBe(uuid);
    for (const id of ['Ana Ruiz', '../../etc', uuid.toUpperCase(), `${uuid}0`, '']) {
      expect(await ask(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
    expect(server.output()).not.toContain('Ana Ruiz');
  });

  test('that fails for an unknown reason gives the person the beginning of its id', async () => {
    expect(await apis.authApi.sendVerificationCode(EMAIL, 'en')).toMatchObject({ ok: true });
    const writer = database();
    writer.exec('alter table codes rename to moved');
    const failed = await apis.authApi.sendVerificationCode(EMAIL, 'en');
    expect(failed).toEqual({ ok: false, error: { code: 'UNKNOWN', status: 500, reference: lastId().slice(0, 8) } });
    writer.exec('alter table moved rename to codes');
    writer.close();
    await until(() => linesOf(server).some(({ msg, reqId }) => msg === 'A call failed' && reqId === lastId()));
  });

  test('is traced with its statements, its job and the deliveries, without a word about the person', async () => {
    await until(() => linesOf(server).filter(({ msg }) => msg === 'Answered').length > 3);
    await server.stop();
    isStopped = true;
    const spans = collector.spans();
    const only = (name: string) => {
      const [found, ...others] = spans.filter((span) => span.name === name);
      if (found === undefined || others.length > 0)
        throw new Error(`${name}: ${spans.map((span) => span.name).join()}`);
      return found;
    };
    const call = only('POST /test-results/guest-create');
    const [job, delivery] = [only('job deliverReport'), only('deliver report')];
    expect([call.traceId, job.traceId, delivery.traceId]).toEqual(Array(3).fill(PARENT.traceId));
    expect(call.parentSpanId).toBe(PARENT.spanId);
    expect(job.parentSpanId).toBe(call.spanId);
    expect(delivery.parentSpanId).toBe(job.spanId);
    expect(factOf(job, 'clearline.request_id')).toBe(factOf(call, 'clearline.request_id'));
    expect([call, job, delivery].map(({ status }) => status.code === 2)).toEqual([false, true, true]);
    const statementsOf = (parent: Span) => spans.filter((span) => span.parentSpanId === parent.spanId && span !== job);
    expect(statementsOf(call).map((span) => factOf(span, 'db.query.text'))).toContainEqual(
      expect.stringMatching(/^insert into "results" .* values \(\?/),
    );
    expect(only('send email').parentSpanId).toBe(only('job registrationCode').spanId);
    const { firstName, lastName, phoneNumber, address, dateOfBirth, zipCode } = aGuest();
    const personal = [
      EMAIL,
      'clearline.example',
      firstName,
      lastName,
      phoneNumber,
      address,
      dateOfBirth,
      zipCode,
      'negative',
    ];
    expect(personal.filter((text) => collector.received().includes(text))).toEqual([]);
    expect(server.output()).toContain(SDK);
  });

  test('leaves only documented lines in the log, with documented facts', () => {
    const documented = new Map<string, readonly string[]>(
      Object.entries(LOG_LINES).map(([message, { level, fields }]) => [`${LEVELS[level]} ${message}`, fields]),
    );
    const faults = linesOf(server).filter(({ level, time: _time, pid: _pid, hostname: _host, msg, ...facts }) => {
      const known = documented.get(`${String(level)} ${msg.replace(/^(Server listening at ).*/, '$1…')}`);
      return !known || (msg !== 'Security event' && Object.keys(facts).some((fact) => !known.includes(fact)));
    });
    expect(faults).toEqual([]);
  });

  test('loads nothing of OpenTelemetry’s SDK where no collector is set', async () => {
    expect((await fetch(`${untraced.url}/test-results/create-test-id`)).status).toBe(200);
    const loaded = new Set(untraced.output().match(/loaded @opentelemetry\/\S+/g));
    expect([...loaded].filter((name) => name !== 'loaded @opentelemetry/api')).toEqual([]);
  });
});
