import { QUIET_VIEW } from './app-state.ts';
import {
  resumedBy,
  withOwnTestsChanged,
  withTestChanged,
  type AppReduction,
  type Surroundings,
} from './change-tests.ts';
import type { Effect } from './effects.ts';
import type { AppEvent, PersonEvent } from './events.ts';
import { isSameOwner, ownerOf, userOf } from './person.ts';
import { accountAfter } from './reduce-account.ts';
import { reducePerson } from './reduce-person.ts';
import { viewAfterStep } from './reduce-view.ts';
import { EMPTY_TAB, shownTest, type TabState } from './tab-state.ts';
import { openTestsOf, type TestRecord } from './test-record.ts';

/** Events after which another person may use the app: everything shown to the previous user is reset. */
export const LOGIN_EVENTS: ReadonlySet<AppEvent['type']> = new Set<AppEvent['type']>([
  'guestContinued',
  'userLoggedIn',
  'accountCreated',
]);

/** A logout. The tab where it happened informs the server and the other tabs. */
function loggedOut(
  tab: TabState,
  { message, isElsewhere = false }: Extract<AppEvent, { type: 'loggedOut' }>,
  surroundings: Surroundings,
): AppReduction {
  const { person } = tab;
  const shownId = shownTest(tab)?.testId;
  // Only the test that shows is left by a wish: nothing told its owner of another one, which waits.
  const messageFor = (testId: string) => (message === 'signedOut' && testId !== shownId ? 'loginEnded' : message);
  const left = isElsewhere
    ? { tab, effects: [] }
    : withOwnTestsChanged(tab, (testId) => ({ type: 'ownerLeft', message: messageFor(testId) }), surroundings);
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
  return openTestsOf(tab.records, tab.person);
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

/** Who is here, and their tests, after an event of the person. */
export function personEvent(tab: TabState, event: PersonEvent, surroundings: Surroundings): AppReduction {
  if (event.type === 'loggedOut') return loggedOut(tab, event, surroundings);
  if (LOGIN_EVENTS.has(event.type)) return entered(tab, event, surroundings);
  const userId = userOf(tab.person)?.uuid ?? null;
  const account = accountAfter(tab.account, event, userId, surroundings.moment.now);
  const next = { ...tab, account, person: reducePerson(tab.person, event) };
  const isOfProfiles =
    event.type === 'profilesFetched' || event.type === 'profileSaved' || event.type === 'profileRemoved';
  if (!isOfProfiles || userId === null) return { tab: next, effects: [] };
  const { tab: after, effects } = withOwnTestsChanged(next, () => event, surroundings);
  return { tab: { ...after, view: viewAfterStep(next, after) }, effects };
}
