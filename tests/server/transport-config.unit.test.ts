import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readTransport, transportEntries } from '../../server/report-delivery/transports/transport-config.ts';

const schema = v.object(transportEntries);
const AIMS = { REPORTER: 'aims', AIMS_REGION: 'us-east-1', AIMS_BUCKET: 'elr-bucket' };
const read = (environment: Readonly<Record<string, string>>) => readTransport(v.parse(schema, environment));

test('without settings reports are written to files', () => {
  expect(read({})).toEqual({ ok: true, value: { reporter: 'file' } });
});

test('a server that no agency takes reports from says so', () => {
  expect(read({ REPORTER: 'none' })).toEqual({ ok: true, value: { reporter: 'none' } });
});

test('the settings of AIMS count only if it is the transport', () => {
  expect(read({ ...AIMS, REPORTER: 'file' })).toEqual({ ok: true, value: { reporter: 'file' } });
});

test('AIMS needs a region and a bucket', () => {
  const least = { endpoint: null, region: 'us-east-1', bucket: 'elr-bucket', prefix: '', keys: null, kmsKey: null };
  expect(read(AIMS)).toEqual({ ok: true, value: { reporter: 'aims', aims: least } });
  expect(read({ REPORTER: 'aims' })).toEqual({ ok: false, error: ['AIMS_REGION', 'AIMS_BUCKET'] });
});

test('of the credentials of AIMS both are needed, or neither', () => {
  expect(read({ ...AIMS, AIMS_ACCESS_KEY_ID: 'id' })).toEqual({ ok: false, error: ['AIMS_SECRET_ACCESS_KEY'] });
  expect(read({ ...AIMS, AIMS_SECRET_ACCESS_KEY: 'secret' })).toEqual({ ok: false, error: ['AIMS_ACCESS_KEY_ID'] });
});

test('all settings of AIMS are read', () => {
  const environment = {
    ...AIMS,
    AIMS_ENDPOINT: 'https://s3.example/',
    AIMS_PREFIX: 'otc/clearline',
    AIMS_ACCESS_KEY_ID: 'id',
    AIMS_SECRET_ACCESS_KEY: 'secret',
    AIMS_KMS_KEY: 'alias/elr',
  };
  const aims = {
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    bucket: 'elr-bucket',
    prefix: 'otc/clearline',
    keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
    kmsKey: 'alias/elr',
  };
  expect(read(environment)).toEqual({ ok: true, value: { reporter: 'aims', aims } });
});

test.each([
  ['REPORTER', 'fax'],
  ['AIMS_ENDPOINT', 's3.example'],
  ['AIMS_BUCKET', 'No Bucket'],
  ['AIMS_REGION', 'us east'],
  ['AIMS_PREFIX', '/otc/'],
])('%s cannot be %s', (name, value) => {
  const read = v.safeParse(schema, { [name]: value });
  expect(new Set(read.issues?.map((issue) => v.getDotPath(issue)))).toEqual(new Set([name]));
});
