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

/** Brings screens with their texts and services; each once, and again after a failure. */
export interface ScreenLoader {
  load(route: ScreenRoute): Promise<LoadedScreen>;
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
      known.catch(() => loading.delete(route));
      return known;
    },
  };
}
