import { QUIET_VIEW, type Moment, type ResumeReason } from './app-state.ts';
import type { Effect } from './effects.ts';
import type { AppEvent, PersonEvent, RecordEvent, TestEvent } from './events.ts';
import { flowNameOf } from './flows.ts';
import { isSameOwner, ownerOf, userOf } from './person.ts';
import { accountAfter, isAccountEvent, reduceAccount } from './reduce-account.ts';
import { isPersonEvent, reducePerson } from './reduce-person.ts';
import { keptUntil } from './kept-tests.ts';
import { contextIn, type RecordContext } from './record-context.ts';
import type { RecordReduction } from './reduce-record.ts';
import { isFieldNew, isViewEvent, reduceView, viewAfterStep } from './reduce-view.ts';
import { resumption } from './resume.ts';
import { EMPTY_SESSION } from './session.ts';
import { EMPTY_TAB, shownTest, type TabState } from './tab-state.ts';
import { isOwn, newRecord, type TestRecord } from './test-record.ts';

/** The next state, and the effects to carry out. */
export interface AppReduction {
  readonly tab: TabState;
  readonly effects: readonly Effect[];
}

/**
 * Applies an event to the record of a test as all tabs left it, or to `base` where there is none; null if there is neither. The record that
 * results is null once nothing is left of the test.
 */
export type ChangeTest = (
  testId: string,
  event: RecordEvent,
  context: Omit<RecordContext, 'eventId'>,
  base?: TestRecord,
) => (Omit<RecordReduction, 'record'> & { readonly record: TestRecord | null }) | null;

/** What the reducers need besides the tab. */
export interface Surroundings {
  readonly moment: Moment;
  readonly changeTest: ChangeTest;
}

/** Why the stored test resumes at its step. */
function resumedBy(tab: TabState, moment: Moment): ResumeReason {
  const shown = shownTest(tab);
  if (shown === null || shown.open === null) return { rule: 'noTest', missing: null };
  const { rule, missing } = resumption(contextIn(shown, shown.open, { person: tab.person, moment }));
  return { rule, missing };
}

function withRecord(tab: TabState, testId: string, record: TestRecord | null): TabState {
  if ((tab.records.get(testId) ?? null) === record) return tab;
  const records = new Map(tab.records);
  if (record === null) records.delete(testId);
  else records.set(testId, record);
  return { ...tab, records };
}

/** Applies an event to a test; what it does to the screen counts only if the test is shown. */
function withTestChanged(
  tab: TabState,
  { testId, event, base }: { readonly testId: string; readonly event: RecordEvent; readonly base?: TestRecord },
  { moment, changeTest }: Surroundings,
): AppReduction {
  const { person } = tab;
  const shown = shownTest(tab);
  const isShown = testId === shown?.testId || event.type === 'testStarted';
  const reduction = changeTest(testId, event, { person, moment, asked: isShown ? tab.asked : null }, base);
  if (reduction === null) return { tab: withRecord(tab, testId, null), effects: [] };
  const next = withRecord(tab, testId, reduction.record);
  if (!isShown) return { tab: next, effects: reduction.effects.filter(({ type }) => type === 'sendWaiting') };
  const before = shown?.open ?? null;
  const isEnded = before !== null && (reduction.record?.open ?? null) === null;
  const lastFlow = isEnded ? flowNameOf(before.session) : person.lastFlow;
  const { asked, effects } = reduction;
  return { tab: { ...next, asked, person: lastFlow === person.lastFlow ? person : { ...person, lastFlow } }, effects };
}

/** An event about a test: the named one, or the one that shows. */
function testEvent(tab: TabState, event: TestEvent, surroundings: Surroundings): AppReduction {
  const { moment } = surroundings;
  const owner = ownerOf(tab.person);
  const shown = shownTest(tab);
  // A test under way is continued or cancelled first (decisions.md section 7).
  if (event.type === 'testStarted' && (owner === null || shown !== null)) return { tab, effects: [] };
  const testId = event.testId ?? shown?.testId;
  if (testId === undefined) return { tab, effects: [] };
  // What may have arrived is asked before another choice is offered (decisions.md section 8).
  if (event.type === 'backPressed' && shown?.isUnsure === true && shown.open?.session.submittedAt === null) {
    return {
      tab: { ...tab, view: { ...tab.view, pending: 'submit', errors: [] } },
      effects: [{ type: 'readHeld', testId }],
    };
  }
  const closed = {
    ...newRecord(testId, owner ?? { kind: 'guest', visit: tab.person.visit }, EMPTY_SESSION, moment.now),
    open: null,
  };
  const base =
    event.type === 'testStarted' && owner !== null ? newRecord(testId, owner, EMPTY_SESSION, moment.now) : closed;
  const { tab: next, effects } = withTestChanged(tab, { testId, event, base }, surroundings);
  const view = viewAfterStep(tab, next);
  const opened = event.type === 'sessionRestored' ? { ...view, resumed: resumedBy(tab, moment) } : view;
  const shownNext = { ...next, view: opened };
  const isAttempted = opened.attempted && !isFieldNew(tab, shownNext, moment);
  return {
    tab: isAttempted === opened.attempted ? shownNext : { ...shownNext, view: { ...opened, attempted: false } },
    effects: event.type === 'rejectedCallRetried' ? [...effects, { type: 'sendWaiting' }] : effects,
  };
}

/** Events after which another person may use the app: everything shown to the previous user is reset. */
export const LOGIN_EVENTS: ReadonlySet<AppEvent['type']> = new Set<AppEvent['type']>([
  'guestContinued',
  'userLoggedIn',
  'accountCreated',
]);

/** Applies an event to every open test of the person. */
function withOwnTestsChanged(tab: TabState, event: RecordEvent, surroundings: Surroundings): AppReduction {
  const own = [...tab.records.values()].filter((record) => record.open !== null && isOwn(tab.person, record));
  return withTestsChanged(tab, own, event, surroundings);
}

function withTestsChanged(
  tab: TabState,
  tests: readonly TestRecord[],
  event: RecordEvent,
  surroundings: Surroundings,
): AppReduction {
  return tests.reduce<AppReduction>(
    (before, { testId }) => {
      const { tab: next, effects } = withTestChanged(before.tab, { testId, event }, surroundings);
      return { tab: next, effects: [...before.effects, ...effects] };
    },
    { tab, effects: [] },
  );
}

/** What waited too long for people who are not here goes. */
function withoutOldTests(tab: TabState, surroundings: Surroundings): AppReduction {
  const others = [...tab.records.values()].filter((record) => !isOwn(tab.person, record));
  const { now } = surroundings.moment;
  const isOld = ({ open, refusal, ...record }: TestRecord): boolean =>
    (open !== null && now > keptUntil({ ...record, open })) || refusal !== null;
  return withTestsChanged(tab, others.filter(isOld), { type: 'keptTooLong' }, surroundings);
}

/** A logout. The tab where it happened informs the server and the other tabs. */
function loggedOut(
  tab: TabState,
  { message, isElsewhere = false }: Extract<AppEvent, { type: 'loggedOut' }>,
  surroundings: Surroundings,
): AppReduction {
  const { person } = tab;
  const left = isElsewhere
    ? { tab, effects: [] }
    : withOwnTestsChanged(tab, { type: 'ownerLeft', message }, surroundings);
  const user = userOf(person);
  const effects: Effect[] = [...left.effects];
  if (!isElsewhere && user !== null) effects.push({ type: 'endLogin', userId: user.uuid });
  if (!isElsewhere && person.who !== null) effects.push({ type: 'notifyOtherTabs', visit: person.visit });
  const { records, isStored, seenRejections } = left.tab;
  const view = { ...QUIET_VIEW, logoutMessage: message, lastLogout: message };
  return {
    tab: {
      ...EMPTY_TAB,
      person: reducePerson(person, { type: 'loggedOut', message }),
      records,
      isStored,
      seenRejections,
      view,
    },
    effects,
  };
}

/** The tests that go on with the next person: those of the guest who logs in where they are, or the one that a guest comes back to. */
function continued(tab: TabState, event: PersonEvent): readonly TestRecord[] {
  if (event.type === 'guestContinued') {
    const test = event.continues === undefined ? undefined : tab.records.get(event.continues);
    return test?.owner.kind === 'guest' ? [test] : [];
  }
  if (tab.person.who?.kind !== 'guest' || !LOGIN_EVENTS.has(event.type)) return [];
  return [...tab.records.values()].filter((record) => record.open !== null && isOwn(tab.person, record));
}

/** Login events. Starting as a guest ends a saved login. */
function entered(tab: TabState, event: PersonEvent, surroundings: Surroundings): AppReduction {
  const { moment } = surroundings;
  const user = userOf(tab.person);
  const [person, tests] = [reducePerson(tab.person, event), continued(tab, event)];
  const account = accountAfter(tab.account, event, user?.uuid ?? null, moment.now);
  const wantedFlow = event.type === 'guestContinued' ? (event.wants ?? null) : null;
  const owner = ownerOf(person);
  const isSame = isSameOwner(owner, ownerOf(tab.person));
  const base: TabState = {
    ...tab,
    person,
    account,
    asked: isSame ? tab.asked : null,
    view: { ...QUIET_VIEW, wantedFlow },
  };
  const taken = isSame || owner === null ? [] : tests;
  const after = taken.reduce<TabState>(
    (before, { testId }) =>
      withTestChanged(
        before,
        { testId, event: { type: 'ownerChanged', owner: owner as NonNullable<typeof owner> } },
        surroundings,
      ).tab,
    base,
  );
  const shown = shownTest(after);
  if (event.type === 'guestContinued' && user !== null) {
    const effects: Effect[] = [
      { type: 'endLogin', userId: user.uuid },
      { type: 'notifyOtherTabs', visit: tab.person.visit },
    ];
    return { tab: after, effects };
  }
  if (event.type !== 'userLoggedIn' || event.profiles.length === 0 || shown === null)
    return { tab: after, effects: [] };
  const { tab: next, effects } = withTestChanged(
    after,
    { testId: shown.testId, event: { type: 'sessionRestored' } },
    surroundings,
  );
  return { tab: { ...next, view: { ...next.view, resumed: resumedBy(after, moment) } }, effects };
}

function personEvent(tab: TabState, event: PersonEvent, surroundings: Surroundings): AppReduction {
  if (event.type === 'loggedOut') return loggedOut(tab, event, surroundings);
  if (LOGIN_EVENTS.has(event.type)) return entered(tab, event, surroundings);
  const userId = userOf(tab.person)?.uuid ?? null;
  const account = accountAfter(tab.account, event, userId, surroundings.moment.now);
  const next = { ...tab, account, person: reducePerson(tab.person, event) };
  const isOfProfiles =
    event.type === 'profilesFetched' || event.type === 'profileSaved' || event.type === 'profileRemoved';
  if (!isOfProfiles || userId === null) return { tab: next, effects: [] };
  const { tab: after, effects } = withOwnTestsChanged(next, event, surroundings);
  return { tab: { ...after, view: viewAfterStep(next, after) }, effects };
}

/** Another tab of the same person changed what is stored: this tab shows it and has no effects to carry out. */
function changedInOtherTab(tab: TabState, event: Extract<AppEvent, { type: 'changedInOtherTab' }>): AppReduction {
  const { person, records } = event;
  const next = { ...tab, person, records };
  const [was, is] = [shownTest(tab)?.open?.session, shownTest(next)?.open?.session];
  // The step that is asked here stays while the test stands where it stood.
  const isUnmoved = was?.testId === is?.testId && was?.currentStep === is?.currentStep;
  const asking = isUnmoved ? next : { ...next, asked: null };
  return { tab: { ...asking, view: viewAfterStep(tab, asking) }, effects: [] };
}

function reduced(tab: TabState, event: AppEvent, surroundings: Surroundings): AppReduction {
  if (event.type === 'changedInOtherTab') return changedInOtherTab(tab, event);
  if (event.type === 'rejectionSeen') {
    const seen = event.isMine ? ('mine' as const) : ('closed' as const);
    return { tab: { ...tab, seenRejections: { ...tab.seenRejections, [event.testId]: seen } }, effects: [] };
  }
  if (event.type === 'sendingDue') return withoutOldTests(tab, surroundings);
  if (isAccountEvent(event)) return { tab: { ...tab, account: reduceAccount(tab.account, event) }, effects: [] };
  if (isViewEvent(event)) return { tab: { ...tab, view: reduceView(tab.view, event) }, effects: [] };
  if (isPersonEvent(event)) return personEvent(tab, event, surroundings);
  return testEvent(tab, event, surroundings);
}

/** Events after which pending calls may be sendable. */
const SENDING_MOMENTS: ReadonlySet<AppEvent['type']> = new Set<AppEvent['type']>([
  'sendingDue',
  'sessionRestored',
  'userLoggedIn',
  'accessRenewed',
]);

/** What a tab holds after an event. The same tab, event and surroundings give the same result. */
export function reduceApp(tab: TabState, event: AppEvent, surroundings: Surroundings): AppReduction {
  const reduction = reduced(tab, event, surroundings);
  const isCallPending = [...reduction.tab.records.values()].some(({ calls }) => calls.length > 0);
  const isDue = SENDING_MOMENTS.has(event.type) && isCallPending;
  return isDue ? { ...reduction, effects: [...reduction.effects, { type: 'sendWaiting' }] } : reduction;
}
