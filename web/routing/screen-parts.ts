import type { ComponentType } from 'react';
import type { i18n } from 'i18next';
import { latePart, type LatePart } from '../loading/late-part.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import { loadAreas } from '../texts/i18n.ts';
import type { Services } from '../wiring/services.ts';
import type { Guarded as GuardedScreen } from './guarded.tsx';
import { SCREEN_ROUTES, type ScreenRoute } from './routes.tsx';

/** A screen with everything that it needs to render at once. */
export interface LoadedScreen {
  readonly Screen: ComponentType<ScreenProps>;
  readonly Guarded: typeof GuardedScreen;
}

/** A route and its screen, which is loaded late. */
export interface RoutedScreen {
  readonly route: ScreenRoute;
  readonly part: LatePart<LoadedScreen>;
}

/** Every screen except the landing, each with its texts and services as one late part. `loadShell` loads what all of them need. */
export function makeScreenParts(
  texts: i18n,
  loadServices: LatePart<Services>,
  loadShell: () => Promise<Pick<LoadedScreen, 'Guarded'>>,
): readonly RoutedScreen[] {
  const load = async (route: ScreenRoute): Promise<LoadedScreen> => {
    const [screen, { Guarded }] = await Promise.all([
      route.load(),
      loadShell(),
      loadServices().then(({ loadAccount }) => (route.isOfAccounts === true ? loadAccount() : null)),
      loadAreas(texts, ['general', ...(route.areas ?? [])]),
    ]);
    return { Screen: screen.default, Guarded };
  };
  return SCREEN_ROUTES.map((route) => ({ route, part: latePart(() => load(route)) }));
}
