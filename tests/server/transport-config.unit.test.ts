import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  missingForTransport,
  readTransports,
  transportEntries,
} from '../../server/report-delivery/transport-config.ts';

const schema = v.object(transportEntries);
const pemOf = (pair: ReturnType<typeof generateKeyPairSync>) =>
  pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
const EC = String(pemOf(generateKeyPairSync('ec', { namedCurve: 'P-384' })));
const RSA = String(pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 })));
const OTHER = String(pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' })));

const AIMS = { AIMS_REGION: 'us-east-1', AIMS_BUCKET: 'elr-bucket' };
const REPORTSTREAM = {
  REPORTSTREAM_URL: 'https://reports.example/',
  REPORTSTREAM_CLIENT: 'clearline',
  REPORTSTREAM_PRIVATE_KEY: EC,
};
const read = (environment: Readonly<Record<string, string>>) => readTransports(v.parse(schema, environment));
const missing = (reporter: 'file' | 'aims' | 'reportstream', environment: Readonly<Record<string, string>>) =>
  missingForTransport(reporter, v.parse(schema, environment));

test('without settings no transport is configured', () => {
  expect(read({})).toEqual({ aims: null, reportstream: null });
  expect([missing('file', {}), missing('aims', {}), missing('reportstream', {})]).toEqual([
    [],
    ['AIMS_REGION', 'AIMS_BUCKET'],
    ['REPORTSTREAM_URL', 'REPORTSTREAM_CLIENT', 'REPORTSTREAM_PRIVATE_KEY'],
  ]);
});

test('AIMS needs a region and a bucket', () => {
  const least = { endpoint: null, region: 'us-east-1', bucket: 'elr-bucket', prefix: '', keys: null, kmsKey: null };
  expect(read(AIMS).aims).toEqual(least);
  const all = {
    ...AIMS,
    AIMS_ENDPOINT: 'https://s3.example/',
    AIMS_PREFIX: 'otc/clearline',
    AIMS_ACCESS_KEY_ID: 'id',
    AIMS_SECRET_ACCESS_KEY: 'secret',
    AIMS_KMS_KEY: 'alias/elr',
  };
  expect(read(all).aims).toEqual({
    ...least,
    endpoint: 'https://s3.example',
    prefix: 'otc/clearline',
    keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
    kmsKey: 'alias/elr',
  });
  expect(missing('aims', { ...AIMS, AIMS_ACCESS_KEY_ID: 'id' })).toEqual(['AIMS_SECRET_ACCESS_KEY']);
  expect(missing('aims', all)).toEqual([]);
});

test.each([
  ['RS256', RSA],
  ['ES384', EC],
  ['ES384', EC.replaceAll('\n', '\\n')],
])('ReportStream tokens are signed with %s', (algorithm, pem) => {
  const { reportstream } = read({ ...REPORTSTREAM, REPORTSTREAM_PRIVATE_KEY: pem });
  expect(reportstream).toMatchObject({
    url: 'https://reports.example',
    client: 'clearline',
    keyId: 'clearline.default',
  });
  expect(reportstream?.privateKey.algorithm).toBe(algorithm);
});

test('a private key that ReportStream does not support is rejected', () => {
  for (const pem of ['no key', OTHER]) {
    expect(v.safeParse(schema, { REPORTSTREAM_PRIVATE_KEY: pem }).success).toBe(false);
  }
});

test.each([
  ['REPORTSTREAM_URL', 'reports.example'],
  ['REPORTSTREAM_URL', 'https://reports.example/?a=b'],
  ['REPORTSTREAM_CLIENT', 'clear line'],
  ['AIMS_ENDPOINT', 's3.example'],
  ['AIMS_BUCKET', 'No Bucket'],
  ['AIMS_REGION', 'us east'],
  ['AIMS_PREFIX', '/otc/'],
])('%s cannot be %s', (name, value) => {
  const read = v.safeParse(schema, { [name]: value });
  expect(new Set(read.issues?.map((issue) => v.getDotPath(issue)))).toEqual(new Set([name]));
});
