import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeFakeClock } from '../../../adapters/clock/fake-clock.ts';
import type { CurrentUser } from '../../../core/domain/current-user.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { toProfileSummary } from '../../../core/domain/profile.ts';
import { momentOf } from '../../../core/flow/app-runner.ts';
import type { AppEvent, TestEvent } from '../../../core/flow/events.ts';
import { FLOWS, rowOf, stepNumber } from '../../../core/flow/flows.ts';
import { NOBODY, ownerOf, type Person } from '../../../core/flow/person.ts';
import type { ChangeTest } from '../../../core/flow/change-tests.ts';
import { reduceApp } from '../../../core/flow/reduce-app.ts';
import { reduceRecord } from '../../../core/flow/reduce-record.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { boxesOf } from '../../../core/flow/step-row.ts';
import { EMPTY_TAB, type TabState } from '../../../core/flow/tab-state.ts';
import { isRecordOver, newRecord, type TestRecord } from '../../../core/flow/test-record.ts';
import { aDevice } from '../../../fixtures/builders/device.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { START } from '../../support/flow-harness.ts';
import { runs } from '../../support/property-settings.ts';
import { aGuestSubmission, aProfileDraft } from '../../support/samples.ts';

const IDS = ['of-guest', 'of-ana', 'of-ben'] as const;
type Id = (typeof IDS)[number];

const PROFILE = toProfileSummary({ ...aProfileDraft(), profileId: 'one', sex: 'female' });

function account(uuid: string): Person {
  return { visit: 2, who: { kind: 'account', user: { uuid } as CurrentUser, profiles: [PROFILE] }, lastFlow: null };
}

const GUEST: Person = { visit: 1, who: { kind: 'guest' }, lastFlow: null };
const PEOPLE = { 'of-guest': GUEST, 'of-ana': account('ana'), 'of-ben': account('ben') } as const;

type Command =
  | { readonly kind: 'goOn' | 'disturb'; readonly id: Id; readonly pick: number }
  | { readonly kind: 'time'; readonly ms: number }
  /** Another person comes to the browser. */
  | { readonly kind: 'enter'; readonly id: Id | null };

const id = fc.constantFrom(...IDS);
const commands = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('goOn' as const), id, pick: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('disturb' as const), id, pick: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(1000, 900_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('enter' as const), id: fc.option(id) }) },
) satisfies fc.Arbitrary<Command>;

/** What a person does who goes on with a test: all that one of its steps may ask; the others are ignored. */
function goingOn({ open }: TestRecord, pick: number): readonly TestEvent[] {
  if (open === null) return [];
  const { session } = open;
  const boxes = boxesOf(rowOf(session)?.id ?? 'warnings');
  return [
    ...boxes.map((box) => ({ type: 'boxTicked', box, isTicked: true }) as const),
    { type: 'profileSelected', profile: PROFILE },
    { type: 'symptomsAnswered', answer: 'no' },
    { type: 'boxAccepted' },
    { type: 'cassetteAccepted', device: aDevice({ serialNumber: `A${String(pick)}` }), kitId: KITS[0].id },
    ...(session.deviceId === null ? [] : [{ type: 'cassetteMatched', deviceId: session.deviceId } as const]),
    { type: 'collectionChosen', isSelfCollecting: true },
    { type: 'lineRead', line: 'control', answer: 'yes' },
    { type: 'lineRead', line: 'test', answer: 'no' },
    { type: 'reportOptionChosen', option: 'reportToAims' },
    { type: 'nextPressed' },
  ];
}

const SUBMISSION = aGuestSubmission();
const ERROR = { code: 'TEST_SUBMIT_FAILED', status: 422 } as const;

/** What else may happen to a test. */
function disturbance({ testId, calls }: TestRecord, pick: number): TestEvent {
  const callId = calls[0]?.id ?? '';
  const verdict = pick % 2 === 0 ? ('taken' as const) : ('refused' as const);
  const events: readonly TestEvent[] = [
    { type: 'callAdded', call: { kind: 'guestResult', submission: { ...SUBMISSION, testId } } },
    { type: 'callAdded', call: { kind: 'removal', testId, deviceId: 'another' }, error: ERROR },
    { type: 'callAnswered', callId, verdict, error: verdict === 'taken' ? null : ERROR },
    { type: 'callAnswered', callId, verdict: 'again', error: ERROR },
    { type: 'rejectionConfirmed' },
    { type: 'rejectedCallRetried' },
    { type: 'backPressed' },
    { type: 'testCancelled' },
    { type: 'cassetteUnsure', deviceId: 'another', testId },
  ];
  return events[pick % events.length] ?? { type: 'backPressed' };
}

/** The tests after the commands, in a browser that has only these; `person` is here all the time, if given. */
function play(path: readonly Command[], ids: readonly Id[], person?: Person): TabState['records'] {
  const clock = makeFakeClock(START, -480);
  const begun = ids.map((testId): TestRecord => {
    const owner = ownerOf(PEOPLE[testId]);
    if (owner === null) throw new Error('A test needs an owner.');
    const session = { ...EMPTY_SESSION, isFollowingTest: true, currentStep: 0, testId };
    return newRecord(testId, owner, session, START);
  });
  let tab: TabState = {
    ...EMPTY_TAB,
    person: person ?? GUEST,
    records: new Map(begun.map((record) => [record.testId, record])),
  };
  let at = 0;
  const changeTest: ChangeTest = (testId, event, context, base) => {
    const before = tab.records.get(testId) ?? base;
    if (before === undefined) return null;
    const reduction = reduceRecord(before, event, { ...context, eventId: String(at) });
    return { ...reduction, record: isRecordOver(reduction.record) ? null : reduction.record };
  };
  const send = (event: AppEvent): void => {
    tab = reduceApp(tab, event, { moment: momentOf(clock, KITS), changeTest }).tab;
  };
  for (const command of path) {
    at += 1;
    clock.advance(100);
    if (command.kind === 'enter') {
      tab = { ...tab, person: person ?? (command.id === null ? NOBODY : PEOPLE[command.id]), asked: null };
    } else if (command.kind === 'time') {
      clock.advance(command.ms);
      ids.forEach((testId) => send({ type: 'timePassed', testId }));
    } else {
      const { kind, id: testId, pick } = command;
      for (let turn = 0; turn < (kind === 'goOn' ? 6 : 1); turn += 1) {
        const record = tab.records.get(testId);
        if (record === undefined) break;
        const events = kind === 'goOn' ? goingOn(record, pick) : [disturbance(record, pick)];
        events.forEach((event) => send({ ...event, testId }));
      }
    }
  }
  return tab.records;
}

it('of several tests each is as if it were alone, and a guest’s as if no one else came', () => {
  let furthest = 0;
  assertProperty(
    fc.property(fc.array(commands, { minLength: 20, maxLength: 60, size: 'max' }), (path) => {
      const together = play(path, IDS);
      for (const testId of IDS) {
        const record = together.get(testId);
        const { open = null } = record ?? {};
        furthest = Math.max(furthest, open?.session.currentStep ?? 0);
        expect(record, testId).toEqual(play(path, [testId]).get(testId));
      }
      expect(together.get('of-guest')).toEqual(play(path, ['of-guest'], NOBODY).get('of-guest'));
    }),
    runs(40),
  );
  // Without tests beyond the wait the property would have proved little.
  expect(furthest).toBeGreaterThan(stepNumber(FLOWS.testing, 'countdown'));
});
