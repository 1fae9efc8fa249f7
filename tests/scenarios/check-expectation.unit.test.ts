import { describe, expect, it } from 'vitest';
import { carries, mismatches } from '../../scenarios/check-expectation.ts';
import { deviceStateOf, type Observed, type SentCall } from '../../scenarios/observation.ts';

const QUIET: Observed = {
  step: 'none',
  number: -1,
  route: '/home',
  timer: 'none',
  result: 'none',
  scan: 'none',
  errors: [],
  checked: [],
  canNext: false,
  canBack: false,
  guest: true,
  forgotten: false,
  signedIn: false,
  message: 'none',
  calls: [],
  device: 'none',
  passes: [],
};

const CREATE = 'POST /test-results/guest-create';
const sent = (...payloads: readonly unknown[]): Observed => ({
  ...QUIET,
  calls: payloads.map((payload) => ({ name: CREATE, payload })),
});

describe('carries', () => {
  it.each([
    [{ a: 1, b: 2 }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2 } }, true],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
    [{ a: '1' }, { a: 1 }, false],
    [{}, { a: null }, false],
    [{ a: null }, { a: null }, true],
    [{ list: [{ a: 1, b: 2 }] }, { list: [{ a: 1 }] }, true],
    [{ list: [1, 2] }, { list: [1] }, false],
    [null, {}, false],
    ['text', {}, false],
  ])('%j carries %j: %s', (found, expected, holds) => {
    expect(carries(found, expected)).toBe(holds);
  });
});

describe('sent calls', () => {
  it('are compared with the last call only', () => {
    const observation = sent({ result: 'positive' }, { result: 'negative' });
    expect(mismatches({ sent: { [CREATE]: { result: 'negative' } } }, observation)).toEqual([]);
    expect(mismatches({ sent: { [CREATE]: { result: 'positive' } } }, observation)).toEqual([
      { key: 'sent', expected: { [CREATE]: { result: 'positive' } }, found: { [CREATE]: { result: 'negative' } } },
    ]);
  });

  it('show only the expected parts of a large payload', () => {
    const observation = sent({ result: 'positive', guestInfo: { firstName: 'Ana', zipCode: '94110' } });
    const [mismatch] = mismatches({ sent: { [CREATE]: { guestInfo: { zipCode: '10001' } } } }, observation);
    expect(mismatch?.found).toEqual({ [CREATE]: { guestInfo: { zipCode: '94110' } } });
  });

  it('expected as null means that no such call was made', () => {
    expect(mismatches({ sent: { [CREATE]: null } }, QUIET)).toEqual([]);
    expect(mismatches({ sent: { [CREATE]: null } }, sent({}))).toHaveLength(1);
    expect(mismatches({ sent: { [CREATE]: {} } }, QUIET)).toMatchObject([
      { found: { [CREATE]: 'this call was not made' } },
    ]);
  });

  it('are counted', () => {
    expect(mismatches({ calls: { [CREATE]: 2 } }, sent({}, {}))).toEqual([]);
    expect(mismatches({ calls: { [CREATE]: 0 } }, QUIET)).toEqual([]);
    expect(mismatches({ calls: { [CREATE]: 1 } }, sent({}, {}))).toEqual([
      { key: 'calls', expected: { [CREATE]: 1 }, found: { [CREATE]: 2 } },
    ]);
  });
});

describe('errors', () => {
  const observation: Observed = { ...QUIET, errors: ['EMPTY_ZIP', 'INVALID_DATE'] };

  it('hold when all expected ones are shown', () => {
    expect(mismatches({ error: ['INVALID_DATE'] }, observation)).toEqual([]);
    expect(mismatches({ error: ['INVALID_DATE', 'EMPTY_ZIP'] }, observation)).toEqual([]);
    expect(mismatches({ error: ['INVALID_DATE', 'UNKNOWN'] }, observation)).toHaveLength(1);
  });

  it('expected exactly fail when another one is shown, and hold in any order', () => {
    expect(mismatches({ errors: ['INVALID_DATE', 'EMPTY_ZIP'] }, observation)).toEqual([]);
    expect(mismatches({ errors: ['INVALID_DATE'] }, { ...QUIET, errors: ['INVALID_DATE', 'INVALID_DATE'] })).toEqual(
      [],
    );
    expect(mismatches({ errors: ['INVALID_DATE'] }, observation)).toEqual([
      { key: 'errors', expected: ['INVALID_DATE'], found: ['EMPTY_ZIP', 'INVALID_DATE'] },
    ]);
    expect(mismatches({ errors: ['INVALID_DATE', 'EMPTY_ZIP', 'UNKNOWN'] }, observation)).toHaveLength(1);
    expect(mismatches({ errors: [] }, observation)).toHaveLength(1);
  });

  it('expected as none fail when one is shown', () => {
    expect(mismatches({ error: [] }, QUIET)).toEqual([]);
    expect(mismatches({ error: [] }, observation)).toHaveLength(1);
  });
});

describe('the cassette', () => {
  const save: SentCall = { name: 'POST /devices/save-device', payload: { serialNumber: 'A' } };
  const remove: SentCall = { name: 'DELETE /devices/remove-scan', payload: {} };
  const check: SentCall = { name: 'POST /devices/check-id', payload: {} };

  it.each([
    ['none when nothing was saved', [check], true, 'none'],
    ['saved while it is held', [check, save], true, 'saved'],
    ['none when the save did not take', [check, save], false, 'none'],
    ['removed once it was given back', [save, remove], false, 'removed'],
    ['saved when giving it back failed', [save, remove], true, 'saved'],
    ['saved when it was saved again', [save, remove, save], true, 'saved'],
    ['none when the second save did not take', [save, remove, save], false, 'none'],
  ] as const)('is %s', async (_what, calls, isHeld, state) => {
    expect(await deviceStateOf(calls, () => isHeld)).toBe(state);
  });
});
