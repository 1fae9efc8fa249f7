import { createContext, use, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { i18n } from 'i18next';
import type { KitSettings } from '../../core/domain/settings.ts';
import type { AppRunner } from '../../core/flow/app-runner.ts';
import type { CalendarFiles } from '../../core/ports/calendar-files.ts';
import type { Camera } from '../../core/ports/camera.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Navigator } from '../../core/ports/navigator.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import type { StorageKeeper } from '../../core/ports/storage-keeper.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { AccountDeps } from '../../core/use-cases/access/account-deps.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { LoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';
import type { ReadAloud } from '../../core/use-cases/session/read-aloud.ts';
import type { TimerAlerts } from '../../core/use-cases/session/timer-alerts.ts';
import type { LatePart } from '../loading/late-part.ts';
import type { SessionStore } from '../stores/session-store.ts';

/** The services of the first page: everything that it needs to work. */
export interface FirstServices {
  readonly texts: i18n;
  readonly storage: Storage;
  readonly navigator: Navigator;
}

/** The parts of the frame and the landing that only returning visitors see. They are loaded with the services. */
export type FrameParts = Readonly<
  Record<'LandingSession' | 'OutboxWatch' | 'SessionWatch' | 'LoggedInName' | 'TimerWatch', ComponentType>
>;

/** What the page of a test does besides showing: it sounds, speaks, and asks the browser to keep what is stored. */
export interface PageAlerts extends TimerAlerts {
  readonly readAloud: ReadAloud;
  readonly storageKeeper: StorageKeeper;
}

/** The services of every other screen. */
export interface Services
  extends
    FirstServices,
    Pick<
      ServerPorts,
      | 'deviceRegistry'
      | 'locationLookup'
      | 'loginSessionApi'
      | 'otpDeviceApi'
      | 'personalDataApi'
      | 'reportApi'
      | 'serverTime'
    > {
  readonly store: SessionStore;
  readonly actions: SessionActions;
  readonly settings: KitSettings;
  readonly runner: AppRunner;
  readonly clock: Clock;
  readonly frameParts: FrameParts;
  readonly loadAccount: LatePart<AccountServices>;
  readonly loadCamera: LatePart<Camera>;
  /** Loads the decoder into the browser's cache, for scans without a network. */
  readonly loadDecoder: LatePart<void>;
  /** Loads the HTTP client. */
  readonly loadServer: LatePart<unknown>;
  readonly loadCalendar: LatePart<CalendarFiles>;
  /** Loads the diagnostics snapshot, made as text by each call. */
  readonly loadDetails: LatePart<() => string>;
  /** Loads the alerts for the end of a timer, the voice that they interrupt, and what keeps the storage. */
  readonly loadAlerts: LatePart<PageAlerts>;
}

/** The services for registration, login and the login session. */
export interface AccountServices {
  readonly actions: AccountActions;
  readonly keeper: LoginKeeper;
  /** For actions that only one screen calls and loads itself. */
  readonly deps: AccountDeps;
}

export const ServicesContext = createContext<LatePart<Services> | null>(null);

/** The services as a late part, for the first page, which works before they are loaded. */
export function useLateServices(): LatePart<Services> {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('The services are used outside ServicesContext.');
  return services;
}

/** Whether the services are loaded; false during prerendering. The first page leaves out what needs them. */
export function useHasServices(): boolean {
  const { subscribe, current } = useLateServices();
  return useSyncExternalStore(
    subscribe,
    () => current() !== null,
    () => false,
  );
}

/** The parts of the frame that are loaded with the services; null until then and during prerendering. */
export function useFrameParts(): FrameParts | null {
  const { current } = useLateServices();
  return useHasServices() ? (current()?.frameParts ?? null) : null;
}

/** Whether a test is under way; false until the services are loaded. */
export function useHasTest(): boolean {
  const { subscribe, current } = useLateServices();
  const hasServices = useHasServices();
  const store = hasServices ? current()?.store : undefined;
  return useSyncExternalStore(
    store === undefined ? subscribe : (listener) => store.subscribe(listener),
    () => store?.isTestInProgress ?? false,
    () => false,
  );
}

/** The services; suspends until they are loaded. */
export function useServices(): Services {
  const services = useLateServices();
  return services.current() ?? use(services());
}

/** The account services; suspends until they are loaded. */
export function useAccount(): AccountServices {
  const { loadAccount } = useServices();
  return loadAccount.current() ?? use(loadAccount());
}
