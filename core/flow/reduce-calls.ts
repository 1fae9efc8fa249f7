import type { AppError } from '../domain/error-codes.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { CallEvent, RecordEvent } from './events.ts';
import type { RecordContext } from './record-context.ts';
import { withConsent } from './session.ts';
import {
  isResult,
  type DeferredCall,
  type PendingCall,
  type PendingResult,
  type SubmissionCall,
} from './test-calls.ts';
import type { TestRecord } from './test-record.ts';

/** What a call asks for, whichever try it is. */
function contentOf({ id: _id, isWaiting: _isWaiting, error: _error, ...content }: PendingCall): string {
  return JSON.stringify(withChoice(content, 0));
}

/** A submission with the number of the choice that it carries. */
function withChoice(call: DeferredCall, choice: number): DeferredCall {
  if (call.kind === 'guestResult') return { ...call, submission: { ...call.submission, choice } };
  return call.kind === 'result' ? { ...call, submission: { ...call.submission, choice } } : call;
}

/** Adds a call once. A submission replaces one that its owner chose before; only the answer of the server tells which of them counted. */
export function withCall(
  record: TestRecord,
  call: DeferredCall,
  { eventId }: Pick<RecordContext, 'eventId'>,
  error: AppError | null,
): TestRecord {
  const choice = isResult(call) ? record.choice + 1 : record.choice;
  const added: PendingCall = {
    ...withChoice(call, choice),
    id: `${eventId}.${call.kind === 'removal' ? call.deviceId : call.kind}`,
    isWaiting: error !== null,
    error,
  };
  const isThere = (one: PendingCall): boolean =>
    one.id === added.id || (call.kind !== 'progress' && contentOf(one) === contentOf(added));
  if (record.calls.some(isThere)) return record;
  const isReplaced = (one: PendingCall): boolean =>
    isResult(call) && one.kind === call.kind && !declines(one) && !declines(call);
  return { ...record, choice, calls: [...record.calls.filter((one) => !isReplaced(one)), added] };
}

/** Whether a call declines an account, which does not replace the guest's own submission. */
function declines(call: DeferredCall): boolean {
  return call.kind === 'guestResult' && call.submission.submitToCloud;
}

/** If a submission that asked for a report was rejected, a later one of the same test, which relied on it, asks for the report instead. */
function withWantedReport(call: PendingCall, refused: PendingResult): PendingCall {
  if (!refused.submission.sendToAims || call.kind !== 'guestResult') return call;
  return { ...call, submission: { ...call.submission, sendToAims: true } };
}

function withSubmittedAt(record: TestRecord, submittedAt: number | null): TestRecord {
  const { open } = record;
  if (open === null || open.session.submittedAt === submittedAt) return record;
  return { ...record, open: { ...open, session: { ...open.session, submittedAt } } };
}

/** A guest's result that was on its way when they logged in is not in the account: they say whose it is. */
function withClaim(record: TestRecord, { kind }: PendingResult): TestRecord {
  const { open, owner } = record;
  const isOfGuest = kind === 'guestResult' && owner.kind === 'account';
  return open === null || !isOfGuest ? record : { ...record, open: { ...open, isClaimed: true } };
}

/** What the answer to a call leaves of the record. */
function withAnswer(
  record: TestRecord,
  call: PendingCall,
  { verdict, error, held }: Extract<CallEvent, { type: 'callAnswered' }>,
  now: number,
): TestRecord {
  if (verdict === 'again' || verdict === 'login') {
    const waiting = { ...call, isWaiting: true, error };
    const isUnsure = record.isUnsure || (isResult(call) && verdict === 'again');
    return { ...record, isUnsure, calls: record.calls.map((one) => (one === call ? waiting : one)) };
  }
  const calls = record.calls.filter((one) => one !== call);
  if (!isResult(call)) return { ...record, calls };
  const submittedAt = record.open?.session.submittedAt ?? now;
  if (verdict === 'taken' || error === null)
    return withClaim(
      withSubmittedAt({ ...record, calls, held: held ?? record.held, isUnsure: false }, submittedAt),
      call,
    );
  // The guest's own submission arrived before; this one only adds that no account is wanted.
  const isStored = declines(call) && record.held !== null;
  if (isStored && call.isWaiting) return { ...record, calls, isUnsure: false };
  const { id: callId, isWaiting: _isWaiting, error: _error, ...again } = call;
  const refusal = { error, testDate: call.submission.testDate, call: again, callId, at: now };
  const later = calls.map((one) => withWantedReport(one, call));
  const refused = { ...record, calls: later, refusal, isUnsure: false };
  return isStored ? refused : withSubmittedAt(refused, null);
}

/** The submission for another person: a report that names them needs their own consent. */
function callFor(call: SubmissionCall, { profileId, consentToReport }: ProfileSummary): SubmissionCall {
  if (call.kind !== 'result') return call;
  const { submission } = call;
  const sendToAims = submission.sendToAims && (submission.isAnonymous || consentToReport);
  return { ...call, submission: { ...submission, profileId, sendToAims } };
}

function withPerson(record: TestRecord, { profileId, consentToReport }: ProfileSummary): TestRecord {
  const { open } = record;
  if (open === null) return record;
  const session = { ...withConsent(open.session, consentToReport), selectedProfileId: profileId };
  return { ...record, open: { ...open, session } };
}

interface InContext {
  readonly record: TestRecord;
  readonly context: Pick<RecordContext, 'moment' | 'eventId'>;
}

const HANDLERS: Handlers<CallEvent, InContext, TestRecord> = {
  callAdded: ({ record, context }, { call, error = null }) => withCall(record, call, context, error),
  callAnswered: ({ record, context }, event) => {
    const call = record.calls.find(({ id }) => id === event.callId);
    return call === undefined ? record : withAnswer(record, call, event, context.moment.now);
  },
  heldRead: ({ record, context }, { held }) => {
    const known = { ...record, held, isUnsure: false };
    return held === null ? known : withSubmittedAt(known, record.open?.session.submittedAt ?? context.moment.now);
  },
  callWithdrawn: ({ record }, { callId }) => ({ ...record, calls: record.calls.filter(({ id }) => id !== callId) }),
  rejectionConfirmed: ({ record }) => ({ ...record, refusal: null }),
  rejectedCallRetried: ({ record, context }, { person }) => {
    const { refusal } = record;
    if (refusal === null || refusal.call === null) return record;
    const call = person === undefined ? refusal.call : callFor(refusal.call, person);
    const again = withCall({ ...record, refusal: null }, call, context, null);
    return withSubmittedAt(person === undefined ? again : withPerson(again, person), context.moment.now);
  },
};

/** Whether an event is about the calls of a test. */
export function isCallEvent(event: RecordEvent): event is CallEvent {
  return isHandledBy(HANDLERS, event);
}

/** A record after an event of its calls. */
export function reduceCalls(record: TestRecord, event: CallEvent, context: InContext['context']): TestRecord {
  return handle<CallEvent, InContext, TestRecord>(HANDLERS, { record, context }, event);
}
