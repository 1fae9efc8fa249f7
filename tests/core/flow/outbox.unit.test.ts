import { describe, expect, it } from 'vitest';
import {
  EMPTY_OUTBOX,
  nextToSend,
  OUTBOX_KEY,
  readOutbox,
  reduceOutbox,
  writeOutbox,
  type Outbox,
} from '../../../core/flow/outbox.ts';
import { outboxStatus } from '../../../core/flow/outbox-notices.ts';
import { contentOf, isResult, type DeferredCall } from '../../../core/flow/test-calls.ts';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { INITIAL_STATE } from '../../../core/flow/app-state.ts';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { aGuestSubmission, anAccountSubmission } from '../../support/samples.ts';

const TEST_DATE = '2026-11-20T18:00:00.000Z';

function progressOf(testId: string): DeferredCall {
  const post = { testId, testProgress: 'pre_test', isReportingResult: false, timeStamp: TEST_DATE } as const;
  return { kind: 'progress', post };
}

const guestResult = (testId: string): DeferredCall => ({
  kind: 'guestResult',
  submission: { ...aGuestSubmission(), testId, testDate: TEST_DATE },
});
const resultOf = (ownerId: string, testId: string): DeferredCall => ({
  kind: 'result',
  ownerId,
  submission: { ...anAccountSubmission(), testId, testDate: TEST_DATE },
});

function rejectLast(outbox: Outbox, error: AppError): Outbox {
  const call = outbox.waiting.filter(isResult).at(-1);
  return call === undefined ? outbox : reduceOutbox(outbox, { type: 'callRejected', call, error });
}

function outboxOf(...calls: readonly DeferredCall[]) {
  return calls.reduce((outbox, call) => reduceOutbox(outbox, { type: 'callDeferred', call }), EMPTY_OUTBOX);
}

const nonePassed: ReadonlySet<string> = new Set();

describe('the next pending call', () => {
  it('is the oldest', () => {
    const outbox = outboxOf(progressOf('one'), guestResult('one'), progressOf('two'));
    expect(nextToSend(outbox, [], nonePassed)).toMatchObject({ id: 1, kind: 'progress' });
    const later = reduceOutbox(outbox, { type: 'callDelivered', call: { ...progressOf('one'), id: 1 } });
    expect(nextToSend(later, [], nonePassed)).toMatchObject({ id: 2, kind: 'guestResult' });
  });

  it('skips an account that is not logged in, with all later calls of the same test, and no others', () => {
    const outbox = outboxOf(resultOf('ana', 'one'), progressOf('one'), progressOf('two'), resultOf('ben', 'three'));
    expect(nextToSend(outbox, [], nonePassed)).toMatchObject({ id: 3 });
    expect(
      nextToSend(outbox, ['ben'], new Set(outbox.waiting.filter(({ id }) => id === 3).map(contentOf))),
    ).toMatchObject({ id: 4 });
    expect(nextToSend(outbox, ['ana'], nonePassed)).toMatchObject({ id: 1 });
  });

  it('does not reuse an id while calls are pending or rejected', () => {
    const outbox = outboxOf(guestResult('one'), guestResult('two'));
    const after = rejectLast(outbox, { code: 'TEST_SUBMIT_FAILED' });
    const later = reduceOutbox(after, { type: 'callDeferred', call: progressOf('three') });
    const ids = [...later.waiting, ...later.refused].map(({ id }) => id);
    expect([later.waiting.length, new Set(ids).size]).toEqual([2, 3]);
  });
});

describe('a rejected report', () => {
  const unreported = (testId: string): DeferredCall => ({
    kind: 'guestResult',
    submission: { ...aGuestSubmission({ sendToAims: false }), testId, testDate: TEST_DATE },
  });

  it('is asked for by a later call of the same test, and by no call of another test', () => {
    const outbox = outboxOf(guestResult('one'), unreported('one'), unreported('two'));
    const [call] = outbox.waiting.filter(isResult);
    if (call === undefined) throw new Error('Nothing waits.');
    const { waiting } = reduceOutbox(outbox, { type: 'callRejected', call, error: { code: 'TEST_SUBMIT_FAILED' } });
    const asked = waiting.filter(isResult).map(({ submission }) => [submission.testId, submission.sendToAims]);
    expect(asked).toEqual([
      ['one', true],
      ['two', false],
    ]);
  });
});

describe('the outbox in the storage', () => {
  it('is restored unchanged, and is removed when it is empty', () => {
    const storage = makeMemoryStorage();
    const removal: DeferredCall = { kind: 'removal', testId: 'one', deviceId: 'device' };
    const calls = outboxOf(progressOf('one'), guestResult('one'), resultOf('ana', 'two'), removal);
    const outbox = rejectLast(calls, { code: 'PREVIOUSLY_USED_DEVICE', status: 409 });
    expect(outbox.refused).toHaveLength(1);
    expect(writeOutbox(storage, outbox)).toBe(true);
    expect(readOutbox(storage)).toEqual(outbox);
    writeOutbox(storage, EMPTY_OUTBOX);
    expect(storage.read(OUTBOX_KEY)).toBeUndefined();
  });

  it.each([
    ['no list', { waiting: 'all', refused: 3 }],
    ['no record', 'outbox'],
    ['calls of no kind', { waiting: [{ id: 1, kind: 'toString' }, null, 7], refused: [null, { id: 1 }] }],
    [
      'calls that say nothing',
      {
        waiting: [
          { id: 1, kind: 'progress' },
          { id: 2, kind: 'guestResult', submission: {} },
        ],
      },
    ],
    ['a removal of no test', { waiting: [{ id: 1, kind: 'removal', deviceId: 'a' }] }],
    ["an account's result without an owner", { waiting: [{ id: 1, kind: 'result', submission: { testId: 'one' } }] }],
    [
      'a rejection with an unknown code',
      { refused: [{ id: 1, testId: 'one', testDate: TEST_DATE, error: { code: 'NO' } }] },
    ],
  ])('counts as empty where it holds %s', (_name, stored) => {
    const storage = makeMemoryStorage();
    storage.write(OUTBOX_KEY, stored);
    expect(readOutbox(storage)).toEqual(EMPTY_OUTBOX);
  });
});

describe('the outbox notice', () => {
  const statusOf = (...calls: readonly DeferredCall[]) =>
    outboxStatus({ ...INITIAL_STATE, outbox: outboxOf(...calls) });

  it('is null while nothing is pending', () => {
    expect(statusOf()).toBeNull();
  });

  it('is about the result if there is one, and shows whether its owner must log in', () => {
    expect(statusOf(progressOf('one'))).toEqual({ waits: 'progress', isPersisted: true });
    expect(statusOf(progressOf('one'), guestResult('one'))).toMatchObject({ waits: 'result' });
    expect(statusOf(resultOf('ana', 'one'))).toMatchObject({ waits: 'resultOfAnother' });
  });
});
