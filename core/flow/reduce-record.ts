import { askedAt, isOwnStep, reduceAsked, shownAsked, type Asked } from './asked-step.ts';
import type { Effect, StepEffect } from './effects.ts';
import { handle, isHandledBy } from './event-handlers.ts';
import type { RecordEvent, SessionEvent } from './events.ts';
import { contextIn, type RecordContext } from './record-context.ts';
import { isCallEvent, reduceCalls, withCall } from './reduce-calls.ts';
import { OTHER_HANDLERS, same, type InContext, type OtherEvent, type StepReduction } from './reduce-kept-test.ts';
import { reduceSession } from './reduce-session.ts';
import { isTestInProgress } from './selectors.ts';
import type { TestSession } from './session.ts';
import type { OpenTest, TestRecord } from './test-record.ts';

/** The same after the calls that follow were taken into the record. */
export interface RecordReduction extends Omit<StepReduction, 'effects'> {
  readonly effects: readonly Effect[];
}

/** Events that say nothing of which of several tests its owner touched last. */
const NOT_BY_THE_PERSON: ReadonlySet<RecordEvent['type']> = new Set<RecordEvent['type']>([
  'timePassed',
  'timersCorrected',
  'sessionRestored',
]);

/** Opening a page asks what is missing, and leaves the test where it stands. */
function reopened(record: TestRecord, open: OpenTest, context: RecordContext): Asked {
  const flow = contextIn(record, open, context);
  const asked = askedAt(flow);
  if (asked === null) return { ...reduceSession(flow, { type: 'sessionRestored' }, context.moment), asked };
  const { session, effects } = reduceSession(flow, { type: 'timePassed' }, context.moment);
  const shown = shownAsked({ ...flow, session }, asked);
  return { session: shown.session, effects: [...effects, ...shown.effects], asked };
}

/** A cassette that was saved for a test that is over. */
function unwanted({ testId }: TestRecord, event: SessionEvent): readonly StepEffect[] {
  const isLate = event.type === 'cassetteUnwanted' || event.type === 'cassetteUnsure';
  return isLate ? [{ type: 'removeDevice', deviceId: event.deviceId, testId }] : [];
}

function testChanged(record: TestRecord, event: SessionEvent, context: RecordContext): StepReduction {
  const { open } = record;
  if (open === null) return { record, asked: null, effects: unwanted(record, event) };
  const flow = contextIn(record, open, context);
  const { session, asked, effects } =
    event.type === 'sessionRestored'
      ? reopened(record, open, context)
      : context.asked === null || isOwnStep(open.session, event, context.asked)
        ? { ...reduceSession(flow, event, context.moment), asked: context.asked }
        : reduceAsked(flow, context.asked, event);
  const changed = isSameSession(session, open.session) ? record : withSession(record, open, session);
  const touchedAt = NOT_BY_THE_PERSON.has(event.type) ? record.touchedAt : context.moment.now;
  return {
    record: changed === record ? record : { ...changed, touchedAt },
    asked: isTestInProgress(session) ? asked : null,
    effects,
  };
}

function isSameSession(one: TestSession, other: TestSession): boolean {
  return one === other || (Object.keys(one) as (keyof TestSession)[]).every((key) => one[key] === other[key]);
}

/** A test that ended is closed; without a timer nothing is known of one. */
function withSession(record: TestRecord, open: OpenTest, session: TestSession): TestRecord {
  if (!isTestInProgress(session)) return { ...record, open: null };
  const proof = session.countdownTimerEndTime === null ? null : open.proof;
  return { ...record, open: { ...open, session, proof } };
}

/** Calls that follow from an event go into the record, before they are sent; a cassette in use is not freed. */
function withCallsOf({ record, asked, effects }: StepReduction, context: RecordContext): RecordReduction {
  const { testId } = record;
  const freed = effects.flatMap((effect) => (effect.type === 'removeDevice' ? [effect.deviceId] : []));
  const added = freed.reduce(
    (with_, deviceId) => withCall(with_, { kind: 'removal', testId, deviceId }, context, null),
    record,
  );
  const inUse = added.open?.session.deviceId ?? null;
  const calls = added.calls.filter((call) => call.kind !== 'removal' || call.deviceId !== inUse);
  const isSame = calls.length === added.calls.length;
  const others = effects.filter((effect): effect is Effect => effect.type !== 'removeDevice');
  return {
    record: isSame ? added : { ...added, calls },
    asked,
    effects: freed.length > 0 ? [...others, { type: 'sendWaiting' }] : others,
  };
}

function reduced(record: TestRecord, event: RecordEvent, context: RecordContext): StepReduction {
  if (isCallEvent(event)) return { ...same(record, context), record: reduceCalls(record, event, context) };
  if (isHandledBy(OTHER_HANDLERS, event)) {
    return handle<OtherEvent, InContext, StepReduction>(OTHER_HANDLERS, { record, context }, event);
  }
  return testChanged(record, event, context);
}

/**
 * A test after one of its events, no matter who is at the browser and what a tab shows: what the event depends on comes from the owner.
 * Pure, so that an event can be applied again to what another tab stored.
 */
export function reduceRecord(record: TestRecord, event: RecordEvent, context: RecordContext): RecordReduction {
  return withCallsOf(reduced(record, event, context), context);
}
