import { createContext, use, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { i18n } from 'i18next';
import type { CalendarFiles } from '../../core/ports/calendar-files.ts';
import type { Camera } from '../../core/ports/camera.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { LoginKeeper } from '../../core/use-cases/account/keep-signed-in.ts';
import type { TimerAlerts } from '../../core/use-cases/session/timer-alerts.ts';
import type { LatePart } from '../loading/late-part.ts';
import type { RouterNavigator } from '../routing/router-navigator.ts';
import type { Bindings, FOR_SCREENS } from './tokens.ts';

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
export interface Services extends FirstServices, Pick<Bindings, (typeof FOR_SCREENS)[number]> {
  readonly frameParts: FrameParts;
  readonly loadAccount: LatePart<AccountServices>;
  readonly loadCamera: LatePart<Camera>;
  /** Has the decoder in the browser's cache, for a scan without a network. */
  readonly loadDecoder: LatePart<void>;
  /** Loads the client that calls the server. */
  readonly loadServer: LatePart<unknown>;
  readonly loadCalendar: LatePart<CalendarFiles>;
  /** Loads what alerts the person to a timer's end. */
  readonly loadAlerts: LatePart<TimerAlerts>;
}

/** What signing in, registering and staying signed in work with. */
export interface AccountServices {
  readonly actions: AccountActions;
  readonly keeper: LoginKeeper;
}

export const ServicesContext = createContext<LatePart<Services> | null>(null);

/** The services as a late part, for the first page, which works before they are loaded. */
export function useLateServices(): LatePart<Services> {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('The services are asked for outside the app.');
  return services;
}

/** Whether the services are there by now; the first page does without what needs them until then, and at build. */
export function useHasServices(): boolean {
  const { subscribe, current } = useLateServices();
  return useSyncExternalStore(
    subscribe,
    () => current() !== null,
    () => false,
  );
}

/** The parts of the frame that come with the services; null until then, and at build. */
export function useFrameParts(): FrameParts | null {
  const { current } = useLateServices();
  return useHasServices() ? (current()?.frameParts ?? null) : null;
}

/** Whether a test is under way, as far as is known by now: before the services are there nobody can say. */
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

/** The services; a screen that asks before they are there waits for them. */
export function useServices(): Services {
  const services = useLateServices();
  return services.current() ?? use(services());
}

/** The services of accounts; a screen that asks before they are there waits for them. */
export function useAccount(): AccountServices {
  const { loadAccount } = useServices();
  return loadAccount.current() ?? use(loadAccount());
}
