import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { err, ok } from '../../../core/domain/result.ts';
import { EMPTY_OUTBOX, INITIAL_STATE } from '../../../core/flow/app-state.ts';
import { outboxStatus } from '../../../core/flow/outbox-notices.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { isResult, nextToSend, verdictOf, type DeferredCall, type PendingCall } from '../../../core/flow/test-calls.ts';
import { reduceRecord } from '../../../core/flow/reduce-record.ts';
import { asTestRecord, newRecord, type TestRecord } from '../../../core/flow/test-record.ts';
import { makeFlowHarness } from '../../support/flow-harness.ts';
import { aGuestSubmission, anAccountSubmission } from '../../support/samples.ts';

const TEST_DATE = '2026-11-20T18:00:00.000Z';

function progressOf(testId: string): DeferredCall {
  const post = { testId, testProgress: 'pre_test', isReportingResult: false, timeStamp: TEST_DATE } as const;
  return { kind: 'progress', post };
}
const guestResult = (testId: string, about: Partial<ReturnType<typeof aGuestSubmission>> = {}): DeferredCall => ({
  kind: 'guestResult',
  submission: { ...aGuestSubmission(), testId, testDate: TEST_DATE, ...about },
});
const resultOf = (ownerId: string, testId: string): DeferredCall => ({
  kind: 'result',
  ownerId,
  submission: { ...anAccountSubmission(), testId, testDate: TEST_DATE },
});

/** The calls of one test, with the ids 1, 2, … after its name. */
const pending = (name: string, ...calls: readonly DeferredCall[]): readonly PendingCall[] =>
  calls.map((call, at) => ({ ...call, id: `${name}${String(at + 1)}`, isWaiting: true, error: null }));

const NONE: ReadonlySet<string> = new Set();

describe('the next call to send', () => {
  it('is the result of a test before its other calls, and of several tests one whose result waits', () => {
    const one = pending('a', progressOf('one'), guestResult('one'));
    expect(nextToSend([one], [], NONE)?.id).toBe('a2');
    expect(nextToSend([pending('b', progressOf('two')), one], [], NONE)?.id).toBe('a2');
    expect(nextToSend([pending('b', progressOf('two'), progressOf('two'))], [], NONE)?.id).toBe('b1');
  });

  it('passes over a test that needs another login or was tried already, with all calls of that test and no others', () => {
    const tests = [pending('a', progressOf('one'), resultOf('ana', 'one')), pending('b', progressOf('two'))];
    expect(nextToSend(tests, [], NONE)?.id).toBe('b1');
    expect(nextToSend(tests, ['ben'], NONE)?.id).toBe('b1');
    expect(nextToSend(tests, ['ana'], NONE)?.id).toBe('a2');
    expect(nextToSend(tests, ['ana'], new Set(['a2', 'b1']))).toBeNull();
  });
});

describe('what an answer means', () => {
  it.each<readonly [string, AppError, string]>([
    ['our refusal', { code: 'TEST_SUBMIT_FAILED', status: 422 }, 'refused'],
    ['our 404', { code: 'UNKNOWN', status: 404 }, 'refused'],
    ['a login that ended', { code: 'INVALID_TOKEN', status: 401 }, 'login'],
    ['no network', { code: 'NETWORK_REQUEST_FAILED' }, 'again'],
    ['our 500', { code: 'UNKNOWN', status: 500 }, 'again'],
    ['too many requests', { code: 'UNKNOWN', status: 429 }, 'again'],
    ['a page of something between', { code: 'UNKNOWN', status: 409, isForeign: true }, 'again'],
    ['a login page of something between', { code: 'UNKNOWN', status: 401, isForeign: true }, 'again'],
  ])('%s', (_what, error, verdict) => {
    expect(verdictOf(err(error))).toBe(verdict);
    expect(verdictOf(ok(undefined))).toBe('taken');
  });
});

const RECORD = newRecord('one', { kind: 'guest', visit: 1 }, { ...EMPTY_SESSION, currentStep: 1, testId: 'one' }, 0);

/** A test after these calls were added, each by its own event. */
function withCalls(...calls: readonly DeferredCall[]): TestRecord {
  return calls.reduce((record, call, at) => reduced(record, { type: 'callAdded', call }, String(at)), RECORD);
}

function reduced(record: TestRecord, event: Parameters<typeof reduceRecord>[1], eventId = 'event'): TestRecord {
  const moment = makeFlowHarness().runner().moment();
  const person = { visit: 1, who: { kind: 'guest' }, lastFlow: null } as const;
  return reduceRecord(record, event, { person, moment, asked: null, eventId }).record;
}

const REFUSED = { code: 'TEST_SUBMIT_FAILED', status: 422 } as const;

describe('the calls of a test', () => {
  it('have each call once, under its own id, and of two submissions the later one', () => {
    const later = guestResult('one', { result: 'invalid' });
    const { calls } = withCalls(progressOf('one'), guestResult('one'), guestResult('one'), later);
    expect(calls.map(({ kind }) => kind)).toEqual(['progress', 'guestResult']);
    expect(calls[1]).toMatchObject({ submission: { result: 'invalid' } });
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  });

  it('ask for the report of a refused submission in the one that relied on it', () => {
    const record = withCalls(guestResult('one'), guestResult('one', { sendToAims: false, submitToCloud: true }));
    const callId = record.calls[0]?.id ?? '';
    const after = reduced(record, { type: 'callAnswered', callId, verdict: 'refused', error: REFUSED });
    expect(after.calls.filter(isResult)).toMatchObject([{ submission: { submitToCloud: true, sendToAims: true } }]);
    expect(after.refusal).toMatchObject({ error: REFUSED, testDate: TEST_DATE, callId });
  });

  it('ignore an answer to a call that they do not have', () => {
    const record = withCalls(guestResult('one'));
    expect(reduced(record, { type: 'callAnswered', callId: 'no', verdict: 'taken', error: null })).toBe(record);
  });

  it('are restored as they were stored, without those that cannot be sent', () => {
    const removal: DeferredCall = { kind: 'removal', testId: 'one', deviceId: 'device' };
    const record = withCalls(progressOf('one'), guestResult('one'), removal);
    const copy = JSON.parse(JSON.stringify(record)) as TestRecord;
    expect(asTestRecord('one', copy)).toEqual(record);
    const damaged = [
      { id: '1', kind: 'toString' },
      null,
      7,
      { id: '2', kind: 'progress' },
      { kind: 'removal', testId: 'one' },
    ];
    expect(asTestRecord('one', { ...copy, calls: [...damaged, ...copy.calls] })).toEqual(record);
    expect(asTestRecord('one', { ...copy, open: null, calls: damaged })).toBeNull();
    expect(
      asTestRecord('one', { ...copy, calls: 'all', open: { session: 3 }, refusal: { error: { code: 'NO' } } }),
    ).toBeNull();
  });
});

describe('the notice about waiting calls', () => {
  const statusOf = (...calls: readonly DeferredCall[]) =>
    outboxStatus({ ...INITIAL_STATE, outbox: { ...EMPTY_OUTBOX, waiting: pending('a', ...calls) } });

  it('is null while nothing is pending, else about the result if there is one, and shows whether its owner must log in', () => {
    expect(statusOf()).toBeNull();
    expect(statusOf(progressOf('one'))).toEqual({ waits: 'progress', isPersisted: true });
    expect(statusOf(progressOf('one'), guestResult('one'))).toMatchObject({ waits: 'result' });
    expect(statusOf(resultOf('ana', 'one'))).toMatchObject({ waits: 'resultOfAnother' });
  });
});
