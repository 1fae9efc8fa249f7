import type { ComponentType } from 'react';
import type { i18n } from 'i18next';
import type { Guarded as GuardedScreen } from './guards/guarded.tsx';
import { loadAreas } from './i18n.ts';
import type { ScreenProps, ScreenRoute } from './routes.tsx';
import type { ServicesHandle } from './services.ts';

/** A screen with everything it needs to show at once. */
export interface LoadedScreen {
  readonly Screen: ComponentType<ScreenProps>;
  readonly Guarded: typeof GuardedScreen;
}

/** Brings screens with their texts and services, each once. */
export interface ScreenLoader {
  /** The same promise for the same route, a failed one too, until it is forgotten. */
  load(route: ScreenRoute): Promise<LoadedScreen>;
  /** Forgets a failure, so that the next visit asks again. */
  forget(route: ScreenRoute): void;
  /** Brings what may be wanted next. That it does not come matters to nobody yet. */
  prefetch(routes: readonly ScreenRoute[]): void;
}

/** A loader over the app's texts and services. */
export function makeScreenLoader(texts: i18n, services: ServicesHandle): ScreenLoader {
  const loading = new Map<ScreenRoute, Promise<LoadedScreen>>();

  async function bring(route: ScreenRoute): Promise<LoadedScreen> {
    const [screen, { Guarded }] = await Promise.all([
      route.load(),
      import('./behind-landing.ts'),
      services.load(),
      loadAreas(texts, route.areas),
    ]);
    return { Screen: screen.default, Guarded };
  }

  return {
    load: (route) => {
      const known = loading.get(route) ?? bring(route);
      loading.set(route, known);
      return known;
    },
    forget: (route) => {
      loading.delete(route);
    },
    prefetch: (routes) => {
      for (const route of routes) {
        if (loading.has(route)) continue;
        const coming = bring(route);
        coming.then(
          () => loading.set(route, coming),
          () => undefined,
        );
      }
    },
  };
}
