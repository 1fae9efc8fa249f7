import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAimsReporter } from '../../server/report-delivery/transports/aims-reporter.ts';
import { answerFileName, reportFileName } from '../../server/report-delivery/report-file-name.ts';
import type { AimsSettings } from '../../server/report-delivery/transports/transport-config.ts';
import {
  breakDownload,
  breakUpload,
  BUCKET,
  hangUp,
  KEYS,
  openS3Server,
  reject,
  rejectWithHtml,
  type Fault,
  type S3Server,
} from '../support/s3-server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(() => server.close());
beforeEach(() => server.interrupt());

const SHORT_MS = 400;
/** Which of the two codes occurs depends on how many calls were in progress. */
const BROKEN = 'ECONNRESET|EPIPE';
const settings = (changes: Partial<AimsSettings> = {}): AimsSettings => ({
  endpoint: server.endpoint,
  region: 'us-east-1',
  bucket: BUCKET,
  prefix: 'otc',
  keys: KEYS,
  kmsKey: null,
  ...changes,
});

let count = 0;
function aReport(lines = 1) {
  count += 1;
  const fileName = reportFileName({
    lab: 'Clearline',
    environment: 'production',
    at: count,
    unique: `unique-${count}`,
  });
  return { fileName, message: `MSH|^~\\&|CLEARLINE\rPID|1||${count}||Ñandú^Ana\r${'NTE|1|L|x\r'.repeat(lines)}` };
}

const stored = async (fileName: string) => (await server.read('otc/SendTo')).get(fileName);

test.each([
  ['default', 'aws:kms', undefined],
  ['alias/elr', 'aws:kms', 'alias/elr'],
  [null, undefined, undefined],
])('with the key %j it is encrypted by %s with %s', async (kmsKey, encryption, keyId) => {
  await makeAimsReporter(settings({ kmsKey })).deliver(aReport());
  const headers = server.lastHeaders();
  expect([headers['x-amz-server-side-encryption'], headers['x-amz-server-side-encryption-aws-kms-key-id']]).toEqual([
    encryption,
    keyId,
  ]);
});

test('without a configured folder it is stored at the top of the bucket', async () => {
  const { fileName, message } = aReport();
  await makeAimsReporter(settings({ prefix: '' })).deliver({ fileName, message });
  expect((await server.read('SendTo')).get(fileName)).toBe(message);
});

const hang: Fault = (call) => void call.resume();

test.each<[string, () => Fault, string, boolean]>([
  ['SlowDown', () => reject(503, 'SlowDown'), 'SlowDown', false],
  ['SlowDown with another status', () => reject(400, 'SlowDown'), 'SlowDown', false],
  ['Throttling', () => reject(400, 'Throttling'), 'Throttling', false],
  ['RequestTimeout', () => reject(400, 'RequestTimeout'), 'RequestTimeout', false],
  ['a concurrent write', () => reject(409, 'OperationAborted'), 'OperationAborted', false],
  ['clock skew', () => reject(403, 'RequestTimeTooSkewed'), 'RequestTimeTooSkewed', false],
  ['408', () => reject(408, 'Other'), 'Other', false],
  ['too many requests', () => reject(429, 'TooManyRequests'), 'TooManyRequests', false],
  ['an internal error', () => reject(500, 'InternalError'), 'InternalError', false],
  ['an unsupported operation', () => reject(501, 'NotImplemented'), 'NotImplemented', false],
  ['504', () => reject(504, 'GatewayTimeout'), 'GatewayTimeout', false],
  ['missing permission', () => reject(403, 'AccessDenied'), 'AccessDenied', true],
  ['a missing bucket', () => reject(404, 'NoSuchBucket'), 'NoSuchBucket', true],
  ['a bad request', () => reject(400, 'InvalidRequest'), 'InvalidRequest', true],
  ['505', () => reject(505, 'Other'), 'Other', true],
  ['a connection that is closed immediately', () => hangUp, BROKEN, false],
])('%s: retried or not, and nothing of it is stored', async (_name, fault, code, isFinal) => {
  const reporter = makeAimsReporter(settings());
  const report = aReport();
  server.interrupt(fault());
  const failed = await reporter.deliver(report);
  expect(failed).toMatchObject({ ok: false, error: { isFinal } });
  expect(failed.ok ? '' : failed.error.code).toMatch(new RegExp(`^(${code})$`));
  expect(await stored(report.fileName)).toBeUndefined();
  expect(await reporter.deliver(report)).toMatchObject({ ok: true });
  expect(await stored(report.fileName)).toBe(report.message);
});

test('a connection that breaks in the middle of the body is retried, and the report arrives complete', async () => {
  const reporter = makeAimsReporter(settings());
  // More than a connection buffers.
  const report = aReport(500_000);
  server.interrupt(breakUpload);
  const failed = await reporter.deliver(report);
  expect(failed).toMatchObject({ ok: false, error: { isFinal: false } });
  expect(failed.ok ? '' : failed.error.code).toMatch(new RegExp(`^(${BROKEN})$`));
  expect(await stored(report.fileName)).toBeUndefined();
  expect(await reporter.deliver(report)).toMatchObject({ ok: true });
  expect(await stored(report.fileName)).toBe(report.message);
});

test('a server that does not respond times out, and is retried', async () => {
  server.interrupt(hang);
  const failure = { ok: false, error: { code: 'AbortError', isFinal: false } };
  expect(await makeAimsReporter(settings(), SHORT_MS).deliver(aReport())).toEqual(failure);
});

test('a gateway that returns HTML is retried', async () => {
  server.interrupt(rejectWithHtml(502));
  expect(await makeAimsReporter(settings()).deliver(aReport())).toMatchObject({ ok: false, error: { isFinal: false } });
});

test('wrong keys wait for an operator', async () => {
  const reporter = makeAimsReporter(settings({ keys: { ...KEYS, secretAccessKey: 'wrong' } }));
  expect(await reporter.deliver(aReport())).toEqual({
    ok: false,
    error: { code: 'SignatureDoesNotMatch', isFinal: true },
  });
});

describe('A machine whose role provides the keys', () => {
  const ENVIRONMENT = {
    AWS_ACCESS_KEY_ID: undefined,
    AWS_SECRET_ACCESS_KEY: undefined,
    AWS_PROFILE: undefined,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: '/no/such/file',
    AWS_SHARED_CREDENTIALS_FILE: '/no/such/file',
  };
  let credentials: Server;
  let isUp = false;
  beforeAll(async () => {
    credentials = createServer((_request, response) => {
      const keys = { AccessKeyId: KEYS.accessKeyId, SecretAccessKey: KEYS.secretAccessKey, Token: 'session' };
      const body = { ...keys, Expiration: new Date(Date.now() + 3_600_000).toISOString() };
      response
        .writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify(isUp ? body : {}));
    });
    await new Promise<void>((resolve) => credentials.listen(0, '127.0.0.1', resolve));
    const { port } = credentials.address() as AddressInfo;
    for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/keys`);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    credentials.close();
  });

  test('retries a report that it could not sign, until it can', async () => {
    const reporter = makeAimsReporter(settings({ keys: null }));
    const { fileName, message } = aReport();
    expect(await reporter.deliver({ fileName, message })).toEqual({
      ok: false,
      error: { code: 'CredentialsProviderError', isFinal: false },
    });
    isUp = true;
    expect(await reporter.deliver({ fileName, message })).toMatchObject({ ok: true });
    expect(await stored(fileName)).toBe(message);
  });
});

test('an answer that breaks off in the middle is not used yet', async () => {
  const reporter = makeAimsReporter(settings());
  const { fileName } = aReport();
  await server.put(`otc/ReceiveFrom/${answerFileName(fileName)}`, '1,x,Warning,"PID-8"\n');
  server.interrupt(breakDownload);
  expect(await reporter.readResponse(fileName, 0)).toMatchObject({ ok: false, error: { isFinal: false } });
  expect(await reporter.readResponse(fileName, 0)).toMatchObject({ ok: true, value: { warnings: ['PID-8'] } });
});

test('an unreadable answer is reported as the failure, and fetched again', async () => {
  const reporter = makeAimsReporter(settings());
  const { fileName } = aReport();
  await server.put(`otc/ReceiveFrom/${answerFileName(fileName)}`, '<html>503</html>');
  expect(await reporter.readResponse(fileName, 0)).toEqual({
    ok: false,
    error: { code: 'UNREADABLE_ANSWER', isFinal: false },
  });
});

test('a missing bucket is an error, not a missing answer', async () => {
  const reporter = makeAimsReporter(settings({ bucket: 'elsewhere' }));
  expect(await reporter.readResponse(aReport().fileName, 0)).toEqual({
    ok: false,
    error: { code: 'NoSuchBucket', isFinal: true },
  });
});

test('the large client is loaded with the first report', () => {
  const program = `
    import { createRequire } from 'node:module';
    const [, file] = process.argv;
    const { makeAimsReporter } = await import(file);
    const isLoaded = () => Object.keys(createRequire(file).cache).some((path) => path.includes('client-s3'));
    const reporter = makeAimsReporter({ endpoint: 'http://127.0.0.1:1', region: 'x', bucket: 'xyz', prefix: '', keys: { accessKeyId: 'x', secretAccessKey: 'x' }, kmsKey: null });
    const before = isLoaded();
    await reporter.deliver({ fileName: 'x', message: 'x' });
    console.log(before, isLoaded());
  `;
  const file = new URL('../../server/report-delivery/transports/aims-reporter.ts', import.meta.url).pathname;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program, file], { encoding: 'utf8' });
  expect(output.trim()).toBe('false true');
});
