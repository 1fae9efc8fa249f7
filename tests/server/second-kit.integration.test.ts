import { describe, expect, test } from 'vitest';
import { KITS_WITH_SECOND, SECOND_KIT } from '../../fixtures/kits/second-kit.ts';
import { aGuestSubmission } from '../support/samples.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, openTestApp } from './test-app.ts';

const DEVICE_ID = 'R1S2T3URVL260001';

describe.each(await startEngines())('Kits on $name', (engine) => {
  const server = openTestApp(engine, { kits: KITS_WITH_SECOND });

  const submitted = async (deviceId: string): Promise<string> => {
    const testId = await server.newTestId();
    const answer = await server.call('createGuestResult', aGuestSubmission({ testId, deviceId, sendToAims: true }));
    expect(answer.statusCode).toBe(200);
    return testId;
  };
  const kitOf = (testId: string) =>
    server.db
      .selectFrom('results')
      .select(['kit_id', 'serial_number', 'lot_number'])
      .where('test_id', '=', testId)
      .executeTakeFirst();

  test('a result of the second kit is stored with its id and lot, and its message carries its codes', async () => {
    const testId = await submitted(DEVICE_ID);
    expect(await kitOf(testId)).toEqual({ kit_id: 'invented', serial_number: 'R1S2T3U', lot_number: 'RVL260001' });
    const report = await server.db.selectFrom('reports').selectAll().where('test_id', '=', testId).executeTakeFirst();
    expect(report?.failure).toBeNull();
    expect(report?.message).toContain(`NTE|1|L|${SECOND_KIT.reported.deviceId}\r`);
    expect(report?.message).not.toContain('Clearline COVID-19 Antigen Home Test');
  });

  test('the product itself rejects the device of that kit', async () => {
    const product = await makeTestApp(engine);
    const testId = await product.newTestId();
    const answer = await product.call('createGuestResult', aGuestSubmission({ testId, deviceId: DEVICE_ID }));
    expect(problemOf(answer)).toMatchObject({ status: 422, fields: ['deviceId INVALID_REQUEST'] });
    await product.close();
  });
});
