import { leaveForLanding } from '../../flow/leave-for-landing.ts';
import { isIdentified, isTestInProgress } from '../../flow/selectors.ts';
import { isOwnTimerRunning } from '../../flow/timer-alerts.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeLastInput } from './last-input.ts';
import { makeAccessRenewer } from '../access/renew-access.ts';

/** Keeps a login valid while the app is open, and ends it after inactivity (product.md section 4, "Session"). */
export interface LoginKeeper {
  /** Call when the page opens: verifies a saved login with the server, and ends one whose last input is too long ago. */
  begin(): Promise<void>;
  /** Call on every input. */
  noteInput(): void;
  /** Call as time passes and when the page returns: logs out, warns, or renews the access token, whichever is due. */
  check(): Promise<void>;
  /** "Stay" in the dialog; after the hour it logs out. */
  stay(): void;
}

/** A login keeper for one runner. Its only memory of time are stored instants. */
export function makeLoginKeeper(deps: AccountDeps): LoginKeeper {
  const { runner } = deps;
  const lastInput = makeLastInput(deps.storage, deps.clock);
  const access = makeAccessRenewer(deps);

  const isAnyoneHere = (): boolean => isIdentified(runner.current());

  const leave = (): void => leaveForLanding(deps, { message: 'inactivity' });

  /** Whether the hour is over. With a test in progress, the page's own count decides, so that a clock set forward does not end the test. */
  function isOver(): boolean {
    if (lastInput.inactivity() !== 'over') return false;
    return lastInput.isOverCounted() || !isTestInProgress(runner.current().session);
  }

  return {
    begin: async () => {
      if (!isAnyoneHere()) return;
      // Only a wait or a reading window that still runs is worth more than an hour without input.
      const isTimed = isOwnTimerRunning(runner.current(), deps.clock.now());
      if (lastInput.inactivity() === 'over' && !isTimed) return leave();
      lastInput.note();
      if (runner.current().identity.currentUser === null) return;
      await access.renew();
      await access.fetchProfiles();
    },
    noteInput: () => {
      if (isAnyoneHere()) lastInput.noteSometimes();
    },
    check: async () => {
      // A page that slept missed the messages about a logout and a login in another tab.
      runner.refresh();
      if (!isAnyoneHere()) return;
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
