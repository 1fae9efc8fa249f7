import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitingDevice, type Device } from './a-device.ts';
import { assertProperty } from '../../../support/assert-property.ts';
import { runs } from '../../../support/property-settings.ts';

const MINUTE = 60_000;
const WAIT = 15 * MINUTE;
const WINDOW = 15 * MINUTE;
/** What clocks that agree may differ by. */
const TOLERANCE = 5_000;

const span = fc.oneof(fc.integer({ min: 1_000, max: 4 * MINUTE }), fc.integer({ min: MINUTE, max: 20 * MINUTE }));
const change = fc
  .oneof(fc.integer({ min: MINUTE, max: 30 * MINUTE }), fc.integer({ min: MINUTE, max: 72 * 60 * MINUTE }))
  .chain((size) => fc.constantFrom(size, -size));

type Happening = (device: Device) => Promise<void>;

const staying = span.map(
  (length): Happening =>
    (device) =>
      device.stay(length),
);
const clockSet = change.map(
  (by): Happening =>
    (device) =>
      device.setClock(by),
);
const asleep = span.map(
  (length): Happening =>
    (device) =>
      device.sleep(length),
);
const closed = fc.tuple(span, fc.oneof(fc.constant(0), change)).map(
  ([length, by]): Happening =>
    (device) =>
      device.reopen(length, by),
);
/** From then on each answer of the server takes so long. */
const answersSlowed = fc.integer({ min: 0, max: 9_000 }).map((length): Happening => (device) => {
  device.answerTakes = length;
  return Promise.resolve();
});

async function play(happenings: readonly Happening[], check: (device: Device) => void, isOnline: boolean) {
  const device = await waitingDevice();
  device.isOnline = isOnline;
  for (const happening of happenings) {
    await happening(device);
    check(device);
  }
}

const isReading = ({ seen }: Device): boolean => seen.step !== 'countdown' && seen.step !== 'expired';

function neverTooEarly(device: Device): void {
  if (device.seen.step !== 'countdown') expect(device.passed).toBeGreaterThanOrEqual(WAIT - TOLERANCE);
}

function neverTooLate(device: Device): void {
  if (isReading(device)) expect(device.passed).toBeLessThanOrEqual(WAIT + WINDOW + TOLERANCE);
}

describe('a clock that is changed repeatedly', () => {
  it('never allows a reading too early or too late while the server can be reached', async () => {
    const happenings = fc.array(fc.oneof(staying, clockSet, asleep, closed, answersSlowed), {
      minLength: 1,
      maxLength: 8,
    });
    await assertProperty(
      fc.asyncProperty(happenings, (some) =>
        play(
          some,
          (device) => {
            neverTooEarly(device);
            neverTooLate(device);
          },
          true,
        ),
      ),
      runs(60),
    );
  });

  it('never allows a reading too early on a page that stays open offline', async () => {
    const happenings = fc.array(fc.oneof(staying, clockSet), { minLength: 1, maxLength: 8 });
    await assertProperty(
      fc.asyncProperty(happenings, (some) => play(some, neverTooEarly, false)),
      runs(60),
    );
  });

  it('never delays the reading when it is not changed at all', async () => {
    const happenings = fc.array(fc.oneof(staying, asleep, answersSlowed), { minLength: 1, maxLength: 6 });
    const exact = ({ seen, passed }: Device): void => {
      const step = passed < WAIT ? 'countdown' : passed < WAIT + WINDOW ? 'result-ready' : 'expired';
      expect({ step: seen.step, notice: seen.notice }).toEqual({ step, notice: null });
    };
    await assertProperty(
      fc.asyncProperty(happenings, fc.boolean(), (some, isOnline) => play(some, exact, isOnline)),
      runs(60),
    );
  });
});
