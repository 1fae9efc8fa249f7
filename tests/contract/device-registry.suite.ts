import { afterEach, describe, expect, test } from 'vitest';
import { deviceIdOf } from '../../core/domain/device.ts';
import { aDevice, aGuestSubmission } from '../support/samples.ts';
import { succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';
import { FINE } from './outcomes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const USED_BEFORE = { ok: false, error: { code: 'PREVIOUSLY_USED_DEVICE', status: 409 } };

/** The contract of every DeviceRegistry (decisions.md sections 1 and 6). */
export function describeDeviceRegistry(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Cassettes over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);

    const newTestId = async () => (await succeed(backEnd.resultApi.createTestId())).testId;
    const registry = () => backEnd.deviceRegistry;

    test('a new cassette is free', async () => {
      expect(await registry().check(aDevice(), await newTestId())).toEqual(FINE);
    });

    test('checking does not hold a cassette', async () => {
      const device = aDevice();
      await succeed(registry().check(device, await newTestId()));
      expect(await registry().save(device, await newTestId())).toEqual(FINE);
    });

    test('a test may check and save its own cassette again', async () => {
      const [device, testId] = [aDevice(), await newTestId()];
      expect(await registry().save(device, testId)).toEqual(FINE);
      expect(await registry().check(device, testId)).toEqual(FINE);
      expect(await registry().save(device, testId)).toEqual(FINE);
    });

    test('a cassette held by one test is used for every other', async () => {
      const [device, testId] = [aDevice(), await newTestId()];
      await succeed(registry().save(device, await newTestId()));
      expect(await registry().check(device, testId)).toMatchObject(USED_BEFORE);
      expect(await registry().save(device, testId)).toMatchObject(USED_BEFORE);
      expect(await registry().remove(deviceIdOf(device), testId)).toMatchObject(USED_BEFORE);
    });

    test('of two tests that save one cassette at once, one holds it', async () => {
      const device = aDevice();
      const testIds = await Promise.all([newTestId(), newTestId(), newTestId()]);
      const answers = await Promise.all(testIds.map((testId) => registry().save(device, testId)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    });

    test('a removed cassette is free for another test', async () => {
      const [device, testId] = [aDevice(), await newTestId()];
      await succeed(registry().save(device, testId));
      expect(await registry().remove(deviceIdOf(device), testId)).toEqual(FINE);
      expect(await registry().save(device, await newTestId())).toEqual(FINE);
    });

    test('removing a cassette that no test holds succeeds', async () => {
      expect(await registry().remove(deviceIdOf(aDevice()), await newTestId())).toEqual(FINE);
    });

    test('saving a second cassette under one test frees the first', async () => {
      const [first, second, testId] = [aDevice(), aDevice(), await newTestId()];
      await succeed(registry().save(first, testId));
      expect(await registry().save(second, testId)).toEqual(FINE);
      expect(await registry().check(first, await newTestId())).toEqual(FINE);
      expect(await registry().check(second, await newTestId())).toMatchObject(USED_BEFORE);
    });

    test('a cassette with a result stays used, also for its own test', async () => {
      const [device, testId] = [aDevice(), await newTestId()];
      const deviceId = deviceIdOf(device);
      await succeed(registry().save(device, testId));
      await succeed(backEnd.resultApi.createAsGuest(aGuestSubmission({ testId, deviceId })));
      expect(await registry().remove(deviceId, testId)).toMatchObject(USED_BEFORE);
      expect(await registry().save(aDevice(), testId)).toMatchObject(USED_BEFORE);
      expect(await registry().check(device, await newTestId())).toMatchObject(USED_BEFORE);
    });

    test('a result holds its cassette even when it was never saved', async () => {
      const [device, testId] = [aDevice(), await newTestId()];
      await succeed(backEnd.resultApi.createAsGuest(aGuestSubmission({ testId, deviceId: deviceIdOf(device) })));
      expect(await registry().check(device, await newTestId())).toMatchObject(USED_BEFORE);
      expect(await registry().check(device, testId)).toEqual(FINE);
    });

    describe('a day after it was saved', () => {
      afterEach(() => backEnd.setAhead(0));

      const submitted = (testId: string, deviceId: string) =>
        backEnd.resultApi.createAsGuest(aGuestSubmission({ testId, deviceId }));

      test('a cassette without a result is free for another test', async () => {
        const [device, testId] = [aDevice(), await newTestId()];
        await succeed(registry().save(device, testId));
        await backEnd.setAhead(23 * HOUR);
        expect(await registry().save(device, testId)).toEqual(FINE);
        expect(await registry().check(device, await newTestId())).toMatchObject(USED_BEFORE);
        await backEnd.setAhead(24 * HOUR + MINUTE);
        const other = await newTestId();
        expect(await registry().check(device, other)).toEqual(FINE);
        expect(await registry().save(device, other)).toEqual(FINE);
        expect(await registry().check(device, testId)).toMatchObject(USED_BEFORE);
        expect(await submitted(testId, deviceIdOf(device))).toMatchObject(USED_BEFORE);
      });

      test('its own test may still submit it while it is free, and then holds it permanently', async () => {
        const [device, testId] = [aDevice(), await newTestId()];
        await succeed(registry().save(device, testId));
        await backEnd.setAhead(30 * HOUR);
        expect(await submitted(testId, deviceIdOf(device))).toMatchObject({ ok: true });
        await backEnd.setAhead(90 * HOUR);
        expect(await registry().check(device, await newTestId())).toMatchObject(USED_BEFORE);
      });

      test('one with a result stays used', async () => {
        const [saved, unsaved, testId, other] = [aDevice(), aDevice(), await newTestId(), await newTestId()];
        await succeed(registry().save(saved, testId));
        await succeed(submitted(testId, deviceIdOf(saved)));
        await succeed(submitted(other, deviceIdOf(unsaved)));
        await backEnd.setAhead(25 * HOUR);
        for (const device of [saved, unsaved]) {
          expect(await registry().save(device, await newTestId())).toMatchObject(USED_BEFORE);
        }
      });

      test('its test may save another one, and the first stays free', async () => {
        const [first, second, testId] = [aDevice(), aDevice(), await newTestId()];
        await succeed(registry().save(first, testId));
        await backEnd.setAhead(25 * HOUR);
        expect(await registry().remove(deviceIdOf(first), testId)).toEqual(FINE);
        expect(await registry().save(second, testId)).toEqual(FINE);
        expect(await registry().save(first, await newTestId())).toEqual(FINE);
      });
    });

    test('a result cannot use a cassette that another test has saved', async () => {
      const device = aDevice();
      await succeed(registry().save(device, await newTestId()));
      const submission = aGuestSubmission({ testId: await newTestId(), deviceId: deviceIdOf(device) });
      expect(await backEnd.resultApi.createAsGuest(submission)).toMatchObject(USED_BEFORE);
    });
  });
}
