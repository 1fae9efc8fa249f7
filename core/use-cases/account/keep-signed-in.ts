import { leaveForLanding } from '../../flow/leave-for-landing.ts';
import { isIdentified, isTestInProgress } from '../../flow/selectors.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeLastInput } from './last-input.ts';
import { makeAccessRenewer } from '../access/renew-access.ts';

/** Looks after a sign-in while the app is open (product.md section 4, "Session"). */
export interface LoginKeeper {
  /** The page was opened: a saved login is verified with the server, and one that was left too long ago is ended. */
  begin(): Promise<void>;
  /** Somebody touched the app. */
  noteInput(): void;
  /** Time has passed, or the page came back: logs out, warns, or renews the access where that is due. */
  check(): Promise<void>;
  /** "Stay" in the dialog; after the hour it comes too late. */
  stay(): void;
}

/** A keeper over the runner; all that it knows of time is stored instants. */
export function makeLoginKeeper(deps: AccountDeps): LoginKeeper {
  const { runner } = deps;
  const lastInput = makeLastInput(deps.storage, deps.clock);
  const access = makeAccessRenewer(deps);

  const isAnybodyHere = (): boolean => isIdentified(runner.current());

  const leave = (): void => leaveForLanding(deps, { message: 'inactivity' });

  /** The hour is over. A clock that was set forward is no reason to throw a test away: with one under way the page's own count decides. */
  function isOver(): boolean {
    if (lastInput.inactivity() !== 'over') return false;
    return lastInput.isOverCounted() || !isTestInProgress(runner.current().session);
  }

  return {
    begin: async () => {
      if (!isAnybodyHere()) return;
      // Who closed the page in the middle of a test comes back to it, however late.
      if (lastInput.inactivity() === 'over' && !isTestInProgress(runner.current().session)) return leave();
      lastInput.note();
      if (runner.current().identity.currentUser === null) return;
      await access.renew();
      await access.fetchProfiles();
    },
    noteInput: () => {
      if (isAnybodyHere()) lastInput.noteSometimes();
    },
    check: async () => {
      // A page that slept did not hear how one person left and another came in the other tab.
      runner.refresh();
      if (!isAnybodyHere()) return;
      if (!lastInput.isKnown()) lastInput.note();
      if (isOver()) return leave();
      if (lastInput.inactivity() === 'over') lastInput.note();
      const inactivity = lastInput.inactivity();
      const { isInactivityWarned } = runner.current().view;
      if (inactivity === 'quiet' && !isInactivityWarned) runner.send({ type: 'inactivityNoticed' });
      if (inactivity === 'none' && isInactivityWarned) runner.send({ type: 'activityResumed' });
      await access.renewIfDue();
    },
    stay: () => {
      if (isOver()) return leave();
      lastInput.note();
      runner.send({ type: 'activityResumed' });
    },
  };
}
