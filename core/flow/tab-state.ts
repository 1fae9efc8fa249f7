import type { Held } from '../domain/report-status.ts';
import { rejectionReasons } from '../domain/submission-rejection.ts';
import { FIRST_GUEST_PAGE } from '../domain/guest-pages.ts';
import {
  QUIET_VIEW,
  type AccountState,
  type AppState,
  type OtherTest,
  type Outbox,
  type TimedTest,
  type View,
} from './app-state.ts';
import { NO_LOGIN } from './reduce-account.ts';
import { keptUntil } from './kept-tests.ts';
import { NOBODY, type Person } from './person.ts';
import { EMPTY_SESSION, type FlowName, type TestSession } from './session.ts';
import type { RejectedCall } from './test-calls.ts';
import { identityOf, isOwn, openTestOf, type OpenTest, type Records, type TestRecord } from './test-record.ts';

/** What one tab holds: the person, everything known of the tests in this browser, and what only this page shows. */
export interface TabState {
  readonly person: Person;
  readonly account: Omit<AccountState, 'isAfterGuest'>;
  readonly records: Records;
  /** The earlier step that shows because its answer is missing; null if the test's own step shows. */
  readonly asked: number | null;
  readonly view: View;
  /** What was said in this page of the rejected results of people who are not here, by test. */
  readonly seenRejections: Readonly<Record<string, 'mine' | 'closed'>>;
  /** False if the browser stores nothing: pending calls are then lost with the page. */
  readonly isStored: boolean;
}

/** A tab without a person or a test. */
export const EMPTY_TAB: TabState = {
  person: NOBODY,
  account: NO_LOGIN,
  records: new Map(),
  asked: null,
  view: QUIET_VIEW,
  seenRejections: {},
  isStored: true,
};

/** The test that the tab shows. */
export const shownTest = ({ records, person }: TabState): TestRecord | null => openTestOf(records, person);

function sessionOf(open: OpenTest | null, asked: number | null, lastFlow: FlowName | null): TestSession {
  if (open !== null) {
    const { session } = open;
    return asked === null ? session : { ...session, currentStep: asked, tickedBoxes: [], guestPage: FIRST_GUEST_PAGE };
  }
  const isReportingResult = lastFlow === 'reporting';
  return { ...EMPTY_SESSION, isReportingResult, isFollowingTest: lastFlow === 'testing' };
}

/** The test and the person as the tab shows them. */
export function lookOf(tab: TabState): Pick<AppState, 'session' | 'identity'> {
  const open = shownTest(tab)?.open ?? null;
  return {
    session: sessionOf(open, tab.asked, tab.person.lastFlow),
    identity: identityOf(tab.person.who, open?.guestInfo, open?.guestForm),
  };
}

function rejectedCalls({ testId, refusal }: TestRecord): readonly RejectedCall[] {
  if (refusal === null) return [];
  const { code, status } = rejectionReasons(refusal.error)[0] ?? refusal.error;
  const error = { code, ...(status === undefined ? {} : { status }) };
  return [{ testId, testDate: refusal.testDate, error, ...(refusal.call === null ? {} : { call: refusal.call }) }];
}

/** `busyWith`: the test whose submission is made at the moment; its step shows why that failed. */
function outboxOf(
  records: Records,
  person: Person,
  busyWith: TestRecord | null,
  seen: TabState['seenRejections'],
): Outbox {
  const all = [...records.values()];
  const isTold = (record: TestRecord): boolean => isOwn(person, record) || seen[record.testId] === 'mine';
  const others = all
    .filter(({ refusal, testId }) => refusal !== null && seen[testId] !== 'closed')
    .filter((one) => !isTold(one));
  return {
    waiting: all.flatMap(({ calls }) => calls.filter(({ isWaiting }) => isWaiting)),
    refused: all.filter((record) => isTold(record) && record !== busyWith).flatMap(rejectedCalls),
    refusedOfOthers: others.map(({ testId, owner }) => ({ testId, isGuests: owner.kind === 'guest' })),
  };
}

const endOf = (record: TestRecord | undefined): number => record?.open?.session.expirationTimerEndTime ?? 0;

function timedTest(records: Records, person: Person, shown: TestRecord | null): TimedTest | null {
  const isTimed = ({ open }: TestRecord): boolean => open !== null && open.session.countdownTimerEndTime !== null;
  const running = [...records.values()].filter(isTimed);
  // The time of an older one may be over.
  const latest = running.reduce<TestRecord | undefined>(
    (last, one) => (endOf(one) > endOf(last) ? one : last),
    undefined,
  );
  const record = running.find((one) => one === shown) ?? latest;
  if (record === undefined || record.open === null) return null;
  const { testId, owner, open } = record;
  return { testId, owner, session: open.session, proof: open.proof, isOwn: isOwn(person, record) };
}

function otherTests(records: Records, person: Person, shown: TestRecord | null): readonly OtherTest[] {
  return [...records.values()].flatMap((record) => {
    const { testId, owner, open } = record;
    if (open === null || record === shown) return [];
    return [{ testId, owner, isOwn: isOwn(person, record), keptUntil: keptUntil(record) }];
  });
}

/** Makes the same value of the same parts only once, so that what did not change stays the same object. */
function remembered<Parts extends readonly unknown[], Value>(
  make: (...parts: Parts) => Value,
): (...parts: Parts) => Value {
  let last: { readonly parts: Parts; readonly value: Value } | null = null;
  return (...parts) => {
    const isSame = last !== null && parts.every((part, at) => part === last?.parts[at]);
    if (last === null || !isSame) last = { parts, value: make(...parts) };
    return last.value;
  };
}

/** Makes the view of a tab's state that screens and rules read. */
export function makeShownState(): (tab: TabState) => AppState {
  const parts = {
    session: remembered(sessionOf),
    identity: remembered(identityOf),
    account: remembered((account: TabState['account'], isAfterGuest: boolean) => ({ ...account, isAfterGuest })),
    outbox: remembered(outboxOf),
    timed: remembered(timedTest),
    others: remembered(otherTests),
    submission: remembered((held: Held | null, isUnsure: boolean) => ({ held, isUnsure })),
  };
  return remembered((tab: TabState): AppState => {
    const { person, records, asked, view } = tab;
    const shown = shownTest(tab);
    const open = shown?.open ?? null;
    const isBusy = view.pending === 'submit' || view.pending === 'decline';
    return {
      session: parts.session(open, asked, person.lastFlow),
      isAsked: open !== null && asked !== null,
      identity: parts.identity(person.who, open?.guestInfo, open?.guestForm),
      account: parts.account(tab.account, open?.isClaimed ?? false),
      visit: person.visit,
      view,
      outbox: parts.outbox(records, person, isBusy ? shown : null, tab.seenRejections),
      isOutboxPersisted: tab.isStored,
      timed: parts.timed(records, person, shown),
      others: parts.others(records, person, shown),
      submission: parts.submission(shown?.held ?? null, shown?.isUnsure ?? false),
    };
  });
}
