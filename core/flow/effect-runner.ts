import type { ProgressPost } from '../api/payloads.ts';
import type { Kits } from '../domain/kit.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeviceRegistry } from '../ports/device-registry.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { ResultApi } from '../ports/result-api.ts';
import type { Storage } from '../ports/storage.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { WithLock } from '../ports/with-lock.ts';
import type { AppState } from './app-state.ts';
import type { Effect } from './effects.ts';
import type { AppEvent } from './events.ts';
import { PENDING_LOGOUT_KEY } from './persisted-state.ts';
import { asText } from './persisted-values.ts';
import { makePersonCheck } from './person-check.ts';
import { makeCall, makeRecordSender, type CallPorts } from './record-sender.ts';
import { verdictOf } from './test-calls.ts';
import type { Records } from './test-record.ts';

/** Dependencies of a logout. */
interface PendingLogoutDeps {
  readonly storage: Storage;
  readonly authApi: AuthApi;
  readonly withLock: WithLock;
  readonly tests: () => Records;
  /** Resolves with whether everything that could be sent was sent. */
  readonly sendWaiting: () => Promise<boolean>;
}

/** The account whose logout the server has not confirmed; null if there is none. */
function pendingLogoutOf(storage: Storage): string | null {
  return asText(storage.read(PENDING_LOGOUT_KEY));
}

/** Whether a result of that account is pending, which only its own login can send. */
function hasPendingResultOf(tests: Records, userId: string): boolean {
  return [...tests.values()].some(({ calls }) =>
    calls.some((call) => call.kind === 'result' && call.ownerId === userId),
  );
}

/**
 * Ends the login of an account on the server. An unconfirmed logout stays pending until the server confirms it or another login
 * replaces it. The account's pending results go first, since only this login can send them.
 */
function makeEndLogin({ storage, authApi, withLock, tests, sendWaiting }: PendingLogoutDeps) {
  return async (userId: string): Promise<void> => {
    storage.write(PENDING_LOGOUT_KEY, userId);
    const isAllSent = await sendWaiting();
    const isStillPending = pendingLogoutOf(storage) === userId;
    if (!isStillPending || (!isAllSent && hasPendingResultOf(tests(), userId))) return;
    await withLock('login', async () => {
      if (pendingLogoutOf(storage) !== userId) return;
      const answer = await authApi.logOut();
      if (answer.ok) storage.remove(PENDING_LOGOUT_KEY);
    });
  };
}

/** Dependencies of the background calls. */
interface BackgroundCallDeps {
  readonly ports: CallPorts & { readonly authApi: AuthApi };
  readonly current: () => AppState;
  readonly tests: () => Records;
  readonly send: (event: AppEvent) => void;
  readonly sendWaiting: () => Promise<unknown>;
}

/** Calls that run in the background; the person does not wait for them. */
function makeBackgroundCalls({ ports, current, tests, send, sendWaiting }: BackgroundCallDeps) {
  return {
    /** Waits if it may succeed later, or behind earlier calls of the test. Any other failure is recorded, and stops nothing. */
    postProgress: async (post: ProgressPost): Promise<void> => {
      const { testId } = post;
      const call = { kind: 'progress', post } as const;
      if ((tests().get(testId)?.calls.length ?? 0) > 0) {
        send({ type: 'callAdded', testId, call });
        await sendWaiting();
        return;
      }
      const answer = await makeCall(ports, call);
      if (answer.ok) return;
      const { error } = answer;
      send({ type: 'backgroundFailed', error });
      if (verdictOf(answer) === 'again') send({ type: 'callAdded', testId, call, error });
    },
    refreshAccess: async (): Promise<void> => {
      const isSamePerson = makePersonCheck({ current });
      const answer = await ports.authApi.refresh();
      if (!isSamePerson()) return;
      if (answer.ok) send({ type: 'accessRenewed', user: answer.value });
      else send({ type: 'backgroundFailed', error: answer.error });
    },
  };
}

/** The ports that effects use. */
export interface RunnerPorts {
  /** The kits that are accepted. */
  readonly kits: Kits;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly navigator: Navigator;
  readonly resultApi: ResultApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly tabChannel: TabChannel;
  readonly withLock: WithLock;
}

/** Access to the runner's state. */
export interface EffectDeps {
  readonly current: () => AppState;
  /** The tests of all tabs. */
  readonly tests: () => Records;
  readonly send: (event: AppEvent) => void;
}

/** Carries out effects. */
export interface EffectRunner {
  carryOut(effect: Effect): void;
  /** Ends a login on the server, after trying to send its owner's pending calls. */
  endLogin(userId: string): void;
  /** Tries to send the pending calls; resolves when that attempt has ended. */
  sendWaiting(): Promise<unknown>;
  /** Sends a logout that the server has not confirmed yet. */
  sendPendingLogout(): void;
  /** Makes `settled` wait for this work, too. */
  watch(work: Promise<unknown>): void;
  /** Resolves when every call that an effect started has ended. */
  settled(): Promise<void>;
}

/** Tracks work in progress, and when all of it has ended. */
function makeWatch() {
  const running = new Set<Promise<unknown>>();
  return {
    watch: (work: Promise<unknown>): void => {
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** A runner of effects; their outcomes are sent as events. */
export function makeEffectRunner(ports: RunnerPorts, { current, tests, send }: EffectDeps): EffectRunner {
  const { storage, navigator, tabChannel } = ports;
  const { watch, settled } = makeWatch();

  function signedIn(): readonly string[] {
    const here = current().identity.currentUser?.uuid;
    // Until the server confirms the logout, that login can still send its owner's results.
    return [here, pendingLogoutOf(storage)].filter((id) => id !== undefined && id !== null);
  }

  const sendWaiting = makeRecordSender({ ...ports, tests, signedIn, send });
  const endLogin = makeEndLogin({ ...ports, tests, sendWaiting });
  const { postProgress, refreshAccess } = makeBackgroundCalls({ ports, current, tests, send, sendWaiting });

  function carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'goTo':
        return navigator.go(effect.route);
      case 'postProgress':
        return watch(postProgress(effect.progress));
      case 'refreshAccess':
        return watch(refreshAccess());
      case 'endLogin':
        return watch(endLogin(effect.userId));
      case 'sendWaiting':
        return watch(sendWaiting());
      case 'notifyOtherTabs':
        return tabChannel.post({ type: 'loggedOut', visit: effect.visit });
    }
  }

  return {
    carryOut,
    endLogin: (userId) => watch(endLogin(userId)),
    sendWaiting,
    sendPendingLogout: () => {
      const userId = pendingLogoutOf(storage);
      if (userId !== null) watch(endLogin(userId));
    },
    watch,
    settled,
  };
}
