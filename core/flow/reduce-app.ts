import { resumedBy, withoutOldTests, withTestChanged, type AppReduction, type Surroundings } from './change-tests.ts';
import type { AppEvent, TestEvent } from './events.ts';
import { ownerOf } from './person.ts';
import { isAccountEvent, reduceAccount } from './reduce-account.ts';
import { isPersonEvent } from './reduce-person.ts';
import { isFieldNew, isViewEvent, reduceView, viewAfterStep } from './reduce-view.ts';
import { personEvent } from './reduce-visit.ts';
import { EMPTY_SESSION } from './session.ts';
import { shownTest, type TabState } from './tab-state.ts';
import { newRecord } from './test-record.ts';

/** An event about a test: the named one, or the one that shows. */
function testEvent(tab: TabState, event: TestEvent, surroundings: Surroundings): AppReduction {
  const { moment } = surroundings;
  const owner = ownerOf(tab.person);
  const shown = shownTest(tab);
  // A test under way is continued or cancelled first (decisions.md section 7).
  if (event.type === 'testStarted' && (owner === null || shown !== null)) return { tab, effects: [] };
  const testId = event.testId ?? shown?.testId;
  if (testId === undefined) return { tab, effects: [] };
  const begun = newRecord(testId, owner ?? { kind: 'guest', visit: tab.person.visit }, EMPTY_SESSION, moment.now);
  const base = event.type === 'testStarted' ? begun : { ...begun, open: null };
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
  if (event.type === 'sessionRestored') {
    const kept = withoutOldTests(tab, surroundings);
    const opened = testEvent(kept.tab, event, surroundings);
    return { ...opened, effects: [...kept.effects, ...opened.effects] };
  }
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
  if (!SENDING_MOMENTS.has(event.type)) return reduction;
  const isCallPending = [...reduction.tab.records.values()].some(({ calls }) => calls.length > 0);
  return isCallPending ? { ...reduction, effects: [...reduction.effects, { type: 'sendWaiting' }] } : reduction;
}
