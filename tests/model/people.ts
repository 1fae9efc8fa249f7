import type { TabName } from '../../scenarios/scenario.ts';
import { numberOf } from './steps.ts';
import { isHolding, isLoggedOut, type Done, type ParkedTest, type Memory, type Person } from './memory.ts';

/** A logout affects all tabs, a login or a reload only one. When another person logs in, the other tabs are logged out. */
export function loggedOutTabsAfter(memory: Memory, done: Done): ReadonlySet<TabName> {
  const { tab, openTabs, loggedOutTabs } = memory;
  const others = (tabs: ReadonlySet<TabName>) => new Set([...tabs].filter((one) => one !== tab));
  if (!isLoggedOut(done.after)) {
    const newUser = newUserOf(memory, done);
    return others(newUser !== null && newUser !== memory.person ? openTabs : loggedOutTabs);
  }
  // A tab that is opened while logged out needs its own login, too.
  return isLoggedOut(done.before) ? new Set([...loggedOutTabs, tab]) : openTabs;
}

/** Whether a user who is already logged in logs in again, in another tab. */
export function isSameVisitor(memory: Memory, done: Done): boolean {
  return done.isInLoggedOutTab === true && newUserOf(memory, done) === memory.person;
}

export function personAfter(memory: Memory, done: Done): Person {
  const { before, after } = done;
  const newUser = newUserOf(memory, done);
  if (newUser !== null) return newUser;
  return isLoggedOut(after) || (before.guest && after.signedIn) ? 'unknown' : memory.person;
}

/** Whether a logout ends the test: one by the person, in this tab or another, or an hour without input, unless a result that was read is not saved. */
function isEnding({ flow }: Memory, { before, after }: Done): boolean {
  const isRead = before.number > numberOf(flow, 'confirm-result') && before.number <= numberOf(flow, 'review-profile');
  return after.message === 'signedOut' || after.message === 'otherTab' || (after.message === 'inactivity' && !isRead);
}

/** An account whose login session was ended by the server gets its test back at its next login. */
export function parkedTestsAfter(memory: Memory, done: Done): Memory['parkedTests'] {
  const { flow, waitStartedAt, hasCassette, parkedTests, person } = memory;
  const { before, after } = done;
  const newUser = newUserOf(memory, done);
  const isGone = isLoggedOut(after) || (newUser !== null && newUser !== person);
  const isEnded = isLoggedOut(after) && isEnding(memory, done);
  const isLeaving = before.signedIn && before.number >= 0 && isGone && !isEnded;
  const kept = [...parkedTests].filter(([owner]) => owner !== newUser);
  const left = isLeaving ? [[person, { flow, waitStartedAt, hasCassette, number: before.number }] as const] : [];
  return new Map([...kept, ...left]);
}

/** The person who logs in or starts as a guest with this action, even when the login was delayed; null otherwise. */
export function newUserOf({ pendingLogin }: Pick<Memory, 'pendingLogin'>, done: Done): Person | null {
  const { action, before, after, isInLoggedOutTab = false } = done;
  if (isLoggedOut(after) || !(isLoggedOut(before) || isInLoggedOutTab)) return null;
  if (after.guest) return 'guest';
  if (action.name !== 'login') return pendingLogin;
  return action.value === null ? 'own' : 'other';
}

/** The account whose login waits behind a held response. */
export function pendingLoginAfter(memory: Memory, { action, after }: Done): Person | null {
  if (!isLoggedOut(after) || !isHolding(memory)) return null;
  if (action.name !== 'login') return memory.pendingLogin;
  return action.value === null ? 'own' : 'other';
}

/** The parked test that a login restores, or null. */
export function restoredTest(memory: Memory, done: Done): ParkedTest | null {
  const newUser = newUserOf(memory, done);
  return newUser === null || newUser === 'guest' ? null : (memory.parkedTests.get(newUser) ?? null);
}
