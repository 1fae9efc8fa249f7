import { afterEach, describe, expect, test } from 'vitest';
import { deviceIdOf } from '../../core/domain/device.ts';
import { DEVICE_HOLD_MS } from '../../core/domain/limits.ts';
import type { Sweeper } from '../../server/jobs/sweeper.ts';
import * as jobs from '../../server/wiring/job-parts.ts';
import { aDevice, aGuestSubmission, SAMPLE_INSTANT } from '../support/samples.ts';
import { startEngines } from './engines.ts';
import { problemOf, type TestApp, openTestApp } from './test-app.ts';

const HELD = { status: 409, code: 'PREVIOUSLY_USED_DEVICE', fields: ['deviceId PREVIOUSLY_USED_DEVICE'] };
const rejected = (status: number, field: string, code = 'INVALID_REQUEST') => ({
  status,
  code: 'INVALID_REQUEST',
  fields: [`${field} ${code}`],
});

describe.each(await startEngines())('Cassettes on $name', (engine) => {
  const server = openTestApp(engine, {}, (container) => {
    sweeper = container.get(jobs.sweeper);
  });
  let sweeper: Sweeper;
  afterEach(() => server.clock.stopAt(SAMPLE_INSTANT));

  const call: TestApp['call'] = (...args) => server.call(...args);
  const holder = async (deviceId: string) =>
    (await server.db.selectFrom('devices').select('test_id').where('device_id', '=', deviceId).executeTakeFirst())
      ?.test_id;

  test('check, save and remove return 204 without a body', async () => {
    const [device, testId] = [aDevice(), await server.newTestId()];
    for (const answer of [
      await call('checkDevice', device, testId),
      await call('saveDevice', device, testId),
      await call('removeDevice', { deviceId: deviceIdOf(device) }, testId),
    ]) {
      expect(answer).toMatchObject({ statusCode: 204, body: '' });
    }
  });

  test('dates are accepted as days or timestamps, and a saved device is stored with everything printed on it', async () => {
    const testId = await server.newTestId();
    const device = aDevice({ batchOrLotNumber: 'cov2600017' });
    const body = { ...device, manufacturingOrProductionDate: '2026-01-15T00:00:00.000Z', somethingElse: true };
    expect((await call('saveDevice', body, testId)).statusCode).toBe(204);
    const row = await server.db.selectFrom('devices').selectAll().where('test_id', '=', testId).executeTakeFirst();
    expect(row).toMatchObject({
      device_id: `${device.serialNumber}COV2600017`,
      serial_number: device.serialNumber,
      batch_or_lot_number: 'COV2600017',
      device_identifier: device.deviceIdentifier,
      manufacturing_date: '2026-01-15',
      expiration_date: '2028-01-15',
    });
  });

  test.each(['saveDevice', 'removeDevice'] as const)('%s without the header X-Test-Id is rejected', async (routeId) => {
    const body = routeId === 'saveDevice' ? aDevice() : { deviceId: 'any' };
    expect(problemOf(await call(routeId, body))).toEqual(rejected(400, 'X-Test-Id'));
    expect(problemOf(await call(routeId, body, ' '))).toEqual(rejected(400, 'X-Test-Id'));
    expect(problemOf(await call(routeId, body, 'x'.repeat(65)))).toEqual(rejected(400, 'X-Test-Id'));
  });

  test.each(['checkDevice', 'saveDevice', 'removeDevice'] as const)(
    '%s accepts only issued test ids',
    async (routeId) => {
      const body = routeId === 'removeDevice' ? { deviceId: 'any' } : aDevice();
      expect(problemOf(await call(routeId, body, 'never-issued'))).toEqual(rejected(422, 'X-Test-Id'));
    },
  );

  test.each([
    ['serialNumber', ''],
    ['serialNumber', undefined],
    ['serialNumber', 12],
    ['serialNumber', '\u0000\u001f'],
    ['serialNumber', 'x'.repeat(33)],
    ['batchOrLotNumber', null],
    ['deviceIdentifier', undefined],
    ['manufacturingOrProductionDate', '01/15/2026'],
    ['expirationDate', 20280115],
  ])('a device whose %s is %j is unreadable', async (field, value) => {
    const testId = await server.newTestId();
    for (const routeId of ['checkDevice', 'saveDevice'] as const) {
      expect(problemOf(await call(routeId, { ...aDevice(), [field]: value }, testId))).toEqual(rejected(400, field));
    }
  });

  test.each([
    ['manufacturingOrProductionDate', '2026-02-30', 'INVALID_DATE'],
    ['expirationDate', '2027-02-29T00:00:00.000Z', 'INVALID_DATE'],
    ['batchOrLotNumber', 'CFL2600017', 'INVALID_REQUEST'],
    ['batchOrLotNumber', 'XYZ2600017', 'INVALID_REQUEST'],
    ['batchOrLotNumber', 'COV260001', 'INVALID_REQUEST'],
    ['batchOrLotNumber', 'COV26000177', 'INVALID_REQUEST'],
  ])('a device whose %s is %s is invalid', async (field, value, code) => {
    const testId = await server.newTestId();
    for (const routeId of ['checkDevice', 'saveDevice'] as const) {
      expect(problemOf(await call(routeId, { ...aDevice(), [field]: value }, testId))).toEqual(
        rejected(422, field, code),
      );
    }
  });

  test('remove needs the device id in its body', async () => {
    const testId = await server.newTestId();
    expect(problemOf(await call('removeDevice', {}, testId))).toEqual(rejected(400, 'deviceId'));
    expect(problemOf(await call('removeDevice', undefined, testId))).toEqual(rejected(400, 'body'));
  });

  test('a rejected save does not release the device that the test holds', async () => {
    const [own, held, testId] = [aDevice(), aDevice(), await server.newTestId()];
    await call('saveDevice', own, testId);
    await call('saveDevice', held, await server.newTestId());
    expect(problemOf(await call('saveDevice', held, testId))).toEqual(HELD);
    expect(await holder(deviceIdOf(own))).toBe(testId);
  });

  test('tests that exchange their devices at once end with one device each', async () => {
    const [a, b] = [aDevice(), aDevice()];
    const [one, two] = [await server.newTestId(), await server.newTestId()];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([call('saveDevice', a, one), call('saveDevice', b, two)]);
      const answers = await Promise.all([call('saveDevice', b, one), call('saveDevice', a, two)]);
      expect(answers.every(({ statusCode }) => statusCode === 204 || statusCode === 409)).toBe(true);
      const held = await server.db
        .selectFrom('devices')
        .select('device_id')
        .where('test_id', 'in', [one, two])
        .execute();
      expect(held).toHaveLength(2);
    }
  });

  test('a device without a result is released a day after it was saved, one with a result never', async () => {
    const [lost, used] = [aDevice(), aDevice()];
    const [testId, submitted] = [await server.newTestId(), await server.newTestId()];
    await call('saveDevice', lost, testId);
    await call('saveDevice', used, submitted);
    await call('createGuestResult', aGuestSubmission({ testId: submitted, deviceId: deviceIdOf(used) }));
    server.clock.stopAt(SAMPLE_INSTANT + DEVICE_HOLD_MS - 1);
    await sweeper.sweep();
    expect(await holder(deviceIdOf(lost))).toBe(testId);
    server.clock.stopAt(SAMPLE_INSTANT + DEVICE_HOLD_MS);
    await sweeper.sweep();
    expect([await holder(deviceIdOf(lost)), await holder(deviceIdOf(used))]).toEqual([undefined, submitted]);
    const late = aGuestSubmission({ testId, deviceId: deviceIdOf(lost) });
    expect((await call('createGuestResult', late)).statusCode).toBe(200);
    server.clock.stopAt(SAMPLE_INSTANT + 3 * DEVICE_HOLD_MS);
    await sweeper.sweep();
    expect(await holder(deviceIdOf(lost))).toBe(testId);
  });

  test.each([0, DEVICE_HOLD_MS])(
    'of many tests that save one device at once, one holds it, %i ms later',
    async (ms) => {
      const device = aDevice();
      if (ms > 0) await call('saveDevice', device, await server.newTestId());
      server.clock.stopAt(SAMPLE_INSTANT + ms);
      const testIds = await Promise.all(Array.from({ length: 12 }, () => server.newTestId()));
      const answers = await Promise.all(testIds.map((testId) => call('saveDevice', device, testId)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array<number>(11).fill(409)]);
    },
  );
});
