import { profileIdIn, ROUTE_BACKS, routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import { profileFormBack } from '../../core/use-cases/profile/profile-form.ts';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { HELP_SCREENS } from './help-screens.ts';
import { reviewScreen } from './person-form-screen.ts';
import { PROFILE_SCREENS } from './profile-screens.ts';
import { typedCodeScreen } from './typed-code-screen.ts';
import { RESULT_SCREENS, takenResultScreen } from './result-screens.ts';
import type { ScreenDeps, ScreensByRoute, TerminalScreen } from './terminal-screen.ts';

const SCREENS: ScreensByRoute = {
  ...ACCOUNT_SCREENS,
  ...PROFILE_SCREENS,
  ...RESULT_SCREENS,
  ...HELP_SCREENS,
  testSteps: (deps) => reviewScreen(deps) ?? takenResultScreen(deps) ?? typedCodeScreen(deps),
};

const PROFILE_FORMS: ReadonlySet<RouteName> = new Set(['newProfile', 'profile', 'editProfile']);

/** Where the back arrow of a route leads now, where it is a plain way; null where there is none. */
function backOf(name: RouteName, { path, runner }: ScreenDeps): string | null {
  if (PROFILE_FORMS.has(name)) return profileFormBack(runner.current(), profileIdIn(path));
  const backs: Partial<Record<RouteName, string>> = ROUTE_BACKS;
  return backs[name] ?? null;
}

/** The screen of a path, with the way back where it is a plain one; null where the terminal has none. */
export function openScreen(deps: ScreenDeps): TerminalScreen | null {
  const name = routeAt(deps.path);
  const screen = name === null ? null : (SCREENS[name]?.(deps) ?? null);
  if (name === null || screen === null) return null;
  return {
    ...screen,
    buttons: () => {
      const hasDialog = (screen.placeQuestion?.() ?? null) !== null;
      const target = hasDialog ? null : backOf(name, deps);
      return target === null ? screen.buttons() : { back: () => deps.open(target), ...screen.buttons() };
    },
  };
}
