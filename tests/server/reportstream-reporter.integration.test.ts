import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeReportstreamReporter } from '../../server/report-delivery/reportstream-reporter.ts';
import type { ReportstreamSettings } from '../../server/report-delivery/transport-config.ts';
import {
  answerWith,
  CLIENT,
  hangUp,
  KEY_ID,
  makeKeyPair,
  openReportstreamServer,
  type Fault,
  type ReportstreamServer,
} from '../support/reportstream-server.ts';

const [KEYS, RSA_KEYS] = [makeKeyPair('ES384'), makeKeyPair('RS256')];
const REPORT = { fileName: 'InterPartner~1~STOP~unique.hl7', message: 'MSH|^~\\&|CLEARLINE\rPID|1||1||Ñandú 🦊^Ana\r' };
const SHORT_MS = 400;

let server: ReportstreamServer;
beforeAll(async () => {
  server = await openReportstreamServer(KEYS.publicKey);
});
afterEach(() => {
  server.interrupt('/api/waters');
  server.interrupt('/api/token');
});
afterAll(() => server.close());

const settings = (): ReportstreamSettings => ({
  url: server.url,
  client: CLIENT,
  keyId: KEY_ID,
  privateKey: KEYS.privateKey,
});
const makeReporter = (callMs?: number) => makeReportstreamReporter(settings(), callMs === undefined ? {} : { callMs });
const hang: Fault = (call) => void call.resume();

test('a report is sent as HL7 under its name, and its receipt is stored', async () => {
  expect(await makeReporter().deliver(REPORT)).toEqual({ ok: true, value: { receipt: '1000', answer: null } });
  expect(server.taken.get(REPORT.fileName)).toBe(REPORT.message);
  expect(server.headers.get(REPORT.fileName)).toMatchObject({
    client: CLIENT,
    'content-type': 'application/hl7-v2',
    payloadname: REPORT.fileName,
  });
});

test('a key of the other type signs as well', async () => {
  const other = await openReportstreamServer(RSA_KEYS.publicKey);
  const reporter = makeReportstreamReporter({ ...settings(), url: other.url, privateKey: RSA_KEYS.privateKey });
  expect(await reporter.deliver(REPORT)).toMatchObject({ ok: true });
  await other.close();
});

test('an unknown client gets no token, and waits for an operator', async () => {
  const reporter = makeReportstreamReporter({ ...settings(), privateKey: makeKeyPair('ES384').privateKey });
  expect(await reporter.deliver(REPORT)).toEqual({ ok: false, error: { code: 'TOKEN HTTP 401', isFinal: true } });
});

describe('a token', () => {
  test('is used until shortly before it expires, also for concurrent reports', async () => {
    let ahead = 0;
    const reporter = makeReportstreamReporter(settings(), { now: () => Date.now() + ahead });
    const advance = (ms: number) => {
      ahead += ms;
      server.advance(ms);
    };
    const before = server.tokens();
    await Promise.all([reporter.deliver(REPORT), reporter.deliver(REPORT), reporter.deliver(REPORT)]);
    advance(240_000);
    expect(await reporter.deliver(REPORT)).toMatchObject({ ok: true });
    expect(server.tokens() - before).toBe(1);
    advance(40_000);
    expect(await reporter.deliver(REPORT)).toMatchObject({ ok: true });
    expect(server.tokens() - before).toBe(2);
    server.advance(-280_000);
  });

  test('that is no longer accepted is replaced once', async () => {
    const reporter = makeReporter();
    await reporter.deliver(REPORT);
    server.forgetTokens();
    const before = server.tokens();
    expect(await reporter.deliver(REPORT)).toMatchObject({ ok: true });
    expect(server.tokens() - before).toBe(1);
    server.interrupt('/api/waters', answerWith(401), answerWith(401));
    expect(await reporter.deliver(REPORT)).toEqual({ ok: false, error: { code: 'HTTP 401', isFinal: true } });
    expect(server.tokens() - before).toBe(2);
  });

  test.each<[string, Fault, string, boolean]>([
    ['503', answerWith(503), 'TOKEN HTTP 503', false],
    ['429', answerWith(429), 'TOKEN HTTP 429', false],
    ['408', answerWith(408), 'TOKEN HTTP 408', false],
    ['403', answerWith(403), 'TOKEN HTTP 403', true],
    ['an HTML page', answerWith(200, '<html>'), 'NO_TOKEN', false],
    ['a closed connection', hangUp, 'UND_ERR_SOCKET', false],
  ])('answered by %s', async (_name, fault, code, isFinal) => {
    server.interrupt('/api/token', fault);
    expect(await makeReporter().deliver(REPORT)).toEqual({ ok: false, error: { code, isFinal } });
  });
});

test('a server that does not respond times out, and is retried', async () => {
  server.interrupt('/api/waters', hang);
  const failure = { ok: false, error: { code: 'TimeoutError', isFinal: false } };
  expect(await makeReporter(SHORT_MS).deliver(REPORT)).toEqual(failure);
});

describe('a report answered by', () => {
  test.each<[string, Fault, string, boolean]>([
    ['408', answerWith(408), 'HTTP 408', false],
    ['429', answerWith(429), 'HTTP 429', false],
    ['500', answerWith(500), 'HTTP 500', false],
    ['503 with errors', answerWith(503, { errors: [{ message: 'busy' }] }), 'HTTP 503', false],
    ['599', answerWith(599), 'HTTP 599', false],
    ['400 without a reason', answerWith(400), 'HTTP 400', true],
    ['403 with errors', answerWith(403, { errors: [{ message: 'not yours' }] }), 'HTTP 403', true],
    ['404', answerWith(404), 'HTTP 404', true],
    ['413', answerWith(413), 'HTTP 413', true],
    ['a closed connection', hangUp, 'UND_ERR_SOCKET', false],
    ['a redirect', redirect, 'FETCH', false],
  ])('%s is retried or not', async (_name, fault, code, isFinal) => {
    server.interrupt('/api/waters', fault);
    expect(await makeReporter().deliver(REPORT)).toEqual({ ok: false, error: { code, isFinal } });
  });

  test.each([
    [400, { errors: [{ message: 'PID-5' }], warnings: [{ message: 'PID-8' }] }, null, 'refused', ['PID-5'], ['PID-8']],
    [201, { submissionId: 7, errors: [{ message: 'PID-5' }] }, '7', 'refused', ['PID-5'], []],
    [201, { submissionId: 5, overallStatus: 'Delivered', errors: null, warnings: null }, '5', 'accepted', [], []],
    [400, { submissionId: 6, errors: [{ message: null }, { message: 'PID-5' }] }, '6', 'refused', ['PID-5'], []],
    [201, { id: 'uuid', overallStatus: 'Error', errors: [] }, 'uuid', 'refused', [], []],
    [201, { submissionId: 8, overallStatus: 'Delivered', warnings: [{ message: 'x' }] }, '8', 'accepted', [], ['x']],
    [400, { submissionId: 9, errors: [{ message: 'Duplicate message' }] }, '9', 'accepted', [], ['Duplicate message']],
  ] as const)('%i %j is answered immediately', async (status, body, receipt, outcome, errors, warnings) => {
    server.interrupt('/api/waters', answerWith(status, body));
    const answer = { outcome, errors, warnings };
    expect(await makeReporter().deliver(REPORT)).toEqual({ ok: true, value: { receipt, answer } });
  });

  test.each([['<html>'], [{}], [{ submissionId: null, errors: [] }]])(
    '201 %j is delivered, without a receipt to poll with',
    async (body) => {
      server.interrupt('/api/waters', answerWith(201, body));
      expect(await makeReporter().deliver(REPORT)).toEqual({ ok: true, value: { receipt: null, answer: null } });
    },
  );
});

describe('the history', () => {
  const HISTORY = '/api/waters/report/1000/history';

  test.each([
    ['Received', null],
    ['Valid', 'accepted'],
    ['Waiting to Deliver', 'accepted'],
    ['Partially Delivered', 'accepted'],
    ['Delivered', 'accepted'],
    ['Not Delivering', 'accepted'],
    ['Error', 'refused'],
  ])('%s is %s', async (overallStatus, outcome) => {
    server.interrupt(HISTORY, answerWith(200, { overallStatus, warnings: [{ message: 'w' }], errors: [] }));
    const value = outcome === null ? null : { outcome, warnings: ['w'], errors: [] };
    expect(await makeReporter().readAnswer(REPORT.fileName, '1000')).toEqual({ ok: true, value });
  });

  test.each<[string, Fault, unknown]>([
    ['404', answerWith(404), { ok: true, value: null }],
    ['503', answerWith(503), { ok: false, error: { code: 'HTTP 503', isFinal: false } }],
    ['403', answerWith(403), { ok: false, error: { code: 'HTTP 403', isFinal: true } }],
    ['an HTML page', answerWith(200, '<html>'), { ok: true, value: null }],
  ])('answered by %s', async (_name, fault, expected) => {
    server.interrupt(HISTORY, fault);
    expect(await makeReporter().readAnswer(REPORT.fileName, '1000')).toEqual(expected);
  });

  test('is not polled without a receipt', async () => {
    expect(await makeReporter().readAnswer(REPORT.fileName, null)).toEqual({ ok: true, value: null });
  });
});

function redirect(...[call, answer]: Parameters<Fault>): void {
  call.resume();
  answer.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
}
