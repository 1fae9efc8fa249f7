import type { TabName } from '../../scenarios/scenario.ts';
import { isHolding, isSignedOut, type Done, type LaidAside, type Memory, type Person } from './memory.ts';

/** Leaving counts in all tabs; coming, or opening the page anew, in one. Where another person comes, the other tabs are left. */
export function leftTabsAfter(memory: Memory, done: Done): ReadonlySet<TabName> {
  const { tab, openTabs, leftTabs } = memory;
  const others = (tabs: ReadonlySet<TabName>) => new Set([...tabs].filter((one) => one !== tab));
  if (!isSignedOut(done.after)) {
    const comer = comerOf(memory, done);
    return others(comer !== null && comer !== memory.person ? openTabs : leftTabs);
  }
  // A tab that is opened, or left again, while the person is away has to be returned to as well.
  return isSignedOut(done.before) ? new Set([...leftTabs, tab]) : openTabs;
}

/** Who comes in a second tab while they are there in another one is the same visitor. */
export function isSameVisitor(memory: Memory, done: Done): boolean {
  return done.isInLeftTab === true && comerOf(memory, done) === memory.person;
}

export function personAfter(memory: Memory, done: Done): Person {
  const { before, after } = done;
  const comer = comerOf(memory, done);
  if (comer !== null) return comer;
  return isSignedOut(after) || (before.guest && after.signedIn) ? 'unknown' : memory.person;
}

/** The messages after a logout, in this tab or another, that the person asked for, or that an hour without input caused: it ends the test. */
const ENDING_MESSAGES: readonly string[] = ['signedOut', 'inactivity', 'otherTab'];

/** An account whose sign-in was ended finds its test again at its next login. */
export function laidAsideAfter(memory: Memory, done: Done): Memory['laidAside'] {
  const { flow, waitBegan, holdsCassette, laidAside, person } = memory;
  const { before, after } = done;
  const comer = comerOf(memory, done);
  const isGone = isSignedOut(after) || (comer !== null && comer !== person);
  const isEnded = isSignedOut(after) && ENDING_MESSAGES.includes(after.message);
  const isLeft = before.signedIn && before.number >= 0 && isGone && !isEnded;
  const kept = [...laidAside].filter(([owner]) => owner !== comer && !(isEnded && owner === person));
  const left = isLeft ? [[person, { flow, waitBegan, holdsCassette, number: before.number }] as const] : [];
  return new Map([...kept, ...left]);
}

/** The person who comes now, or whose login was held up until now; null where none does. */
export function comerOf({ awaitedLogin }: Pick<Memory, 'awaitedLogin'>, done: Done): Person | null {
  const { action, before, after, isInLeftTab = false } = done;
  if (isSignedOut(after) || !(isSignedOut(before) || isInLeftTab)) return null;
  if (after.guest) return 'guest';
  if (action.name !== 'login') return awaitedLogin;
  return action.value === null ? 'own' : 'other';
}

/** The account whose login waits behind an answer that is held. */
export function awaitedLoginAfter(memory: Memory, { action, after }: Done): Person | null {
  if (!isSignedOut(after) || !isHolding(memory)) return null;
  if (action.name !== 'login') return memory.awaitedLogin;
  return action.value === null ? 'own' : 'other';
}

/** The test that a login gives back; null where none waits for that account. */
export function testGivenBack(memory: Memory, done: Done): LaidAside | null {
  const comer = comerOf(memory, done);
  return comer === null || comer === 'guest' ? null : (memory.laidAside.get(comer) ?? null);
}
