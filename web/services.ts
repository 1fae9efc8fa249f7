import { createContext, use, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { i18n } from 'i18next';
import type { KitSettings } from '../core/domain/settings.ts';
import type { CalendarFiles } from '../core/ports/calendar-files.ts';
import type { Camera } from '../core/ports/camera.ts';
import type { LocationLookup } from '../core/ports/location-lookup.ts';
import type { Storage } from '../core/ports/storage.ts';
import type { AccountActions } from '../core/use-cases/account/account-actions.ts';
import type { LoginKeeper } from '../core/use-cases/account/keep-signed-in.ts';
import type { TimerAlerts } from '../core/use-cases/session/timer-alerts.ts';
import type { TimerPorts } from '../core/use-cases/session/timer-watch.ts';
import type { ReportPorts } from '../core/use-cases/results/report-desk.ts';
import type { SessionActions } from '../core/use-cases/session/session-actions.ts';
import { lazyOnce, type LazyOnce } from './lazy-once.ts';
import type { RouterNavigator } from './router-navigator.ts';
import type { SessionStore } from './stores/session-store.ts';

/** What the first page works with; all that it needs before it can be used. */
export interface FirstServices {
  readonly texts: i18n;
  readonly storage: Storage;
  readonly navigator: RouterNavigator;
}

/** The parts of the frame, and of the landing, that only somebody who was here before is shown. They come with the services. */
export type FrameParts = Readonly<
  Record<'LandingSession' | 'OutboxWatch' | 'SessionWatch' | 'SignedInName' | 'TimerWatch', ComponentType>
>;

/** What every screen behind the first page works with. */
export interface Services extends FirstServices {
  readonly frameParts: FrameParts;
  readonly store: SessionStore;
  readonly actions: SessionActions;
  readonly settings: KitSettings;
  /** The clocks by which time passes over a test. */
  readonly timerPorts: TimerPorts;
  /** What looking for a report needs. */
  readonly reportPorts: ReportPorts;
  /** Which places a zip covers; the forms about a person ask it. */
  readonly locationLookup: LocationLookup;
  /** Brings what accounts need; rejects when it cannot be fetched. */
  readonly loadAccount: LazyOnce<AccountServices>;
  /** Brings the camera and its decoder; rejects when they cannot be fetched. */
  readonly loadCamera: () => Promise<Camera>;
  /** Has the decoder at hand for a scan without a network; rejects when it cannot be fetched. */
  readonly loadDecoder: () => Promise<void>;
  /** Brings what speaks with the server; rejects when it cannot be fetched. */
  readonly loadServer: () => Promise<unknown>;
  /** Brings what writes files for calendars; rejects when it cannot be fetched. */
  readonly loadCalendar: () => Promise<CalendarFiles>;
  /** Brings what tells of a timer's end; the same promise for everybody, until it fails. */
  readonly loadAlerts: LazyOnce<TimerAlerts>;
}

/** What signing in, registering and staying signed in work with. */
export interface AccountServices {
  readonly actions: AccountActions;
  readonly keeper: LoginKeeper;
}

/** The services that arrive after the first page: asked for once, there for everybody. */
export interface ServicesHandle {
  /** Null while they are on their way. */
  readonly current: () => Services | null;
  /** Rejects when the code cannot be fetched; the next call asks again. */
  readonly load: () => Promise<Services>;
  /** Calls back once they are there; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A handle over the function that brings the services. */
export function makeServicesHandle(bring: () => Promise<Services>): ServicesHandle {
  const listeners = new Set<() => void>();
  const load = lazyOnce(bring);
  return {
    current: load.current,
    load: async () => {
      const isNews = load.current() === null;
      const services = await load();
      if (isNews) listeners.forEach((listener) => listener());
      return services;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const ServicesContext = createContext<ServicesHandle | null>(null);

/** The handle itself, for the first page, which works before the services are there. */
export function useServicesHandle(): ServicesHandle {
  const handle = useContext(ServicesContext);
  if (handle === null) throw new Error('The services are asked for outside the app.');
  return handle;
}

/** Whether the services are there by now; the first page does without what needs them until then, and at build. */
export function useHasServices(): boolean {
  const { subscribe, current } = useServicesHandle();
  return useSyncExternalStore(
    subscribe,
    () => current() !== null,
    () => false,
  );
}

/** The parts of the frame that come with the services; null until then, and at build. */
export function useFrameParts(): FrameParts | null {
  const { current } = useServicesHandle();
  return useHasServices() ? (current()?.frameParts ?? null) : null;
}

/** Whether a test is under way, as far as is known by now: before the services are there nobody can say. */
export function useHasTest(): boolean {
  const { subscribe, current } = useServicesHandle();
  const hasServices = useHasServices();
  const store = hasServices ? current()?.store : undefined;
  return useSyncExternalStore(
    store === undefined ? subscribe : (listener) => store.subscribe(listener),
    () => store?.isTestInProgress ?? false,
    () => false,
  );
}

/** The services; a screen that asks before they are there waits for them. */
export function useServices(): Services {
  const handle = useServicesHandle();
  return handle.current() ?? use(handle.load());
}

/** The services of accounts; a screen that asks before they are there waits for them. */
export function useAccount(): AccountServices {
  const { loadAccount } = useServices();
  return loadAccount.current() ?? use(loadAccount());
}
