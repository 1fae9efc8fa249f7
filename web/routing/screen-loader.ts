import type { ComponentType } from 'react';
import type { i18n } from 'i18next';
import type { Guarded as GuardedScreen } from './guarded.tsx';
import { loadAreas } from '../texts/i18n.ts';
import { withRecovery } from '../loading/load-later.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import type { ScreenRoute } from './routes.tsx';
import type { ServicesHandle } from '../wiring/services.ts';

/** A screen with everything it needs to show at once. */
export interface LoadedScreen {
  readonly Screen: ComponentType<ScreenProps>;
  readonly Guarded: typeof GuardedScreen;
}

/** Brings screens with their texts and services, each once. */
export interface ScreenLoader {
  /** A route's screen, or that it did not come; null while it is on its way, and before anybody asked for it. */
  readonly stateOf: (route: ScreenRoute) => LoadedScreen | 'failed' | null;
  /** Brings the screen that is to show, unless it is there. */
  load(route: ScreenRoute): void;
  /** Forgets a failure, so that the next visit asks again. */
  forget(route: ScreenRoute): void;
  /** Brings what may be wanted next. That it does not come matters to nobody yet. */
  prefetch(routes: readonly ScreenRoute[]): void;
  /** Calls back whenever a screen has come, or has not; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A loader over the app's texts and services. */
export function makeScreenLoader(texts: i18n, services: ServicesHandle): ScreenLoader {
  const coming = new Map<ScreenRoute, Promise<LoadedScreen>>();
  const states = new Map<ScreenRoute, LoadedScreen | 'failed'>();
  const listeners = new Set<() => void>();
  /** The routes whose screens are to show; a prefetched one that does not come is loaded again on a visit. */
  const shown = new Set<ScreenRoute>();

  async function bringAll(route: ScreenRoute): Promise<LoadedScreen> {
    const [screen, { Guarded }] = await Promise.all([
      route.load(),
      import('../boot/behind-landing.ts'),
      services.load().then(({ loadAccount }) => (route.isOfAccounts === true ? loadAccount() : null)),
      loadAreas(texts, route.areas),
    ]);
    return { Screen: screen.default, Guarded };
  }

  function bring(route: ScreenRoute): Promise<LoadedScreen> {
    const known = coming.get(route) ?? bringAll(route).finally(() => coming.delete(route));
    coming.set(route, known);
    return known;
  }

  function keep(route: ScreenRoute, state: LoadedScreen | 'failed'): void {
    states.set(route, state);
    listeners.forEach((listener) => listener());
  }

  return {
    stateOf: (route) => states.get(route) ?? null,
    load: (route) => {
      shown.add(route);
      if (states.has(route)) return;
      withRecovery(() => bring(route)).then(
        (screen) => keep(route, screen),
        () => shown.has(route) && keep(route, 'failed'),
      );
    },
    forget: (route) => {
      shown.delete(route);
      if (states.get(route) === 'failed') states.delete(route);
    },
    prefetch: (routes) => {
      for (const route of routes.filter((one) => !states.has(one))) {
        bring(route).then(
          (screen) => keep(route, screen),
          () => undefined,
        );
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
