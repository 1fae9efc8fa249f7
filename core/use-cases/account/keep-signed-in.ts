import { ACCESS_REFRESH_MS } from '../../domain/limits.ts';
import { toProfileSummary } from '../../domain/profile.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import { inactivityAt } from '../../flow/inactivity.ts';
import { LAST_INPUT_KEY } from '../../flow/kept-state.ts';
import { isTestInProgress } from '../../flow/selectors.ts';
import type { LogoutMessage } from '../../flow/app-state.ts';
import type { AccountDeps } from './deps.ts';

/** Input is noted at most this often: every tab of the device reads the same instant. */
const NOTE_EVERY_MS = 5_000;

/** Looks after a sign-in while the app is open (product.md section 4, "Session"). */
export interface SignInKeeper {
  /** The page was opened: a saved login is verified with the server, and one that was left too long ago is ended. */
  begin(): Promise<void>;
  /** Somebody touched the app. */
  noteInput(): void;
  /** Time has passed, or the page came back: logs out, warns, or renews the access where that is due. */
  check(): Promise<void>;
  /** "Stay signed in" in the dialog. */
  stay(): void;
}

/** A keeper over the runner; all that it knows of time is stored instants. */
export function makeSignInKeeper(deps: AccountDeps): SignInKeeper {
  const { runner, authApi, profileRepo, storage, navigator, clock } = deps;

  function isSomebody(): boolean {
    const { currentUser, isGuestLogin } = runner.current().identity;
    return currentUser !== null || isGuestLogin;
  }

  function lastInputAt(): number | null {
    const kept = storage.read(LAST_INPUT_KEY);
    return typeof kept === 'number' && kept <= clock.now() ? kept : null;
  }

  function idleness() {
    const last = lastInputAt();
    return last === null ? 'none' : inactivityAt(last, clock.now());
  }

  function leave(message: LogoutMessage | null): void {
    runner.send({ type: 'loggedOut', message });
    navigator.go(APP_ROUTES.landing);
  }

  async function renew(): Promise<void> {
    const renewed = await authApi.refresh();
    if (runner.current().identity.currentUser === null) return;
    if (renewed.ok) runner.send({ type: 'accessRenewed', user: renewed.value });
    else if (renewed.error.code === 'INVALID_TOKEN') leave(null);
    else runner.send({ type: 'backgroundFailed', error: renewed.error });
  }

  async function renewIfDue(): Promise<void> {
    const { identity, account } = runner.current();
    if (identity.currentUser === null) return;
    const { accessRenewedAt } = account;
    if (accessRenewedAt === null || clock.now() - accessRenewedAt >= ACCESS_REFRESH_MS) await renew();
  }

  /** The profiles may have changed on another device. */
  async function fetchProfiles(): Promise<void> {
    const { currentUser } = runner.current().identity;
    if (currentUser === null) return;
    const profiles = await profileRepo.getAll(currentUser.uuid);
    if (profiles.ok) runner.send({ type: 'profilesFetched', profiles: profiles.value.map(toProfileSummary) });
  }

  function note(): void {
    storage.write(LAST_INPUT_KEY, clock.now());
  }

  return {
    begin: async () => {
      const wasLeft = idleness() === 'over' && !isTestInProgress(runner.current().session);
      if (isSomebody() && wasLeft) return leave('inactivity');
      if (isSomebody()) note();
      if (runner.current().identity.currentUser === null) return;
      await renew();
      await fetchProfiles();
    },
    noteInput: () => {
      // What wakes a device that slept too long is no sign that its owner was there all the time.
      if (!isSomebody() || idleness() === 'over') return;
      const last = lastInputAt();
      if (last === null || clock.now() - last >= NOTE_EVERY_MS) note();
    },
    check: async () => {
      if (!isSomebody()) return;
      if (lastInputAt() === null) note();
      const idle = idleness();
      if (idle === 'over') return leave('inactivity');
      const { isInactivityWarned } = runner.current().view;
      if (idle === 'quiet' && !isInactivityWarned) runner.send({ type: 'inactivityNoticed' });
      if (idle === 'none' && isInactivityWarned) runner.send({ type: 'activityResumed' });
      await renewIfDue();
    },
    stay: () => {
      note();
      runner.send({ type: 'activityResumed' });
    },
  };
}
