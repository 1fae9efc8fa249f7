import type { ComponentType } from 'react';
import type { TextArea } from '../core/domain/languages.ts';
import { APP_ROUTES } from '../core/flow/effects.ts';
import type { SessionActions } from '../core/use-cases/session/session-actions.ts';
import type { GuardName } from './guards/guards.ts';

/** The screen before, in the browser's history. */
export const PREVIOUS_SCREEN = -1;

/** Where a screen's back arrow leads: a route, the screen before, or what an action does. */
export type BackTarget = string | typeof PREVIOUS_SCREEN | ((actions: SessionActions) => void);

/** One route of product.md section 2. */
export interface ScreenRoute {
  readonly path: string;
  readonly guard: GuardName;
  /** The areas of text that the screen shows. */
  readonly areas: readonly TextArea[];
  /** Brings the screen's code. */
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /** The routes that mostly come next; what they need is fetched while this screen is read. */
  readonly leadsTo?: readonly string[];
  /** None where the screen has no back arrow, or rules over it itself. */
  readonly back?: BackTarget;
}

/** What every screen is given. */
export interface ScreenProps {
  /** Goes where the route's back target says; undefined without one. */
  readonly onBack?: (() => void) | undefined;
}

const notYet = () => import('./screens/account/not-yet.tsx');

/** Every route behind the landing, which is part of the first load itself. What is not listed leads to the landing. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  { path: '/login', guard: 'everybody', areas: ['general'], load: notYet, back: APP_ROUTES.landing },
  { path: APP_ROUTES.terms, guard: 'everybody', areas: ['general'], load: notYet, back: PREVIOUS_SCREEN },
  {
    path: APP_ROUTES.disclaimer,
    guard: 'everybody',
    areas: ['general'],
    load: () => import('./screens/account/disclaimer.tsx'),
    back: (actions) => actions.refuseDisclaimer(),
    leadsTo: [APP_ROUTES.home],
  },
  {
    path: APP_ROUTES.home,
    guard: 'somebody',
    areas: ['general'],
    load: () => import('./screens/home/home.tsx'),
    leadsTo: [APP_ROUTES.testSteps],
  },
  {
    path: APP_ROUTES.testSteps,
    guard: 'tester',
    areas: ['general', 'steps'],
    load: () => import('./screens/test-steps/test-steps.tsx'),
  },
  { path: '/FAQ', guard: 'somebody', areas: ['general'], load: notYet, back: PREVIOUS_SCREEN },
  { path: '/terms-of-use', guard: 'somebody', areas: ['general'], load: notYet, back: APP_ROUTES.home },
  { path: '/privacy-policy', guard: 'somebody', areas: ['general'], load: notYet, back: APP_ROUTES.home },
];

/** Where the landing mostly leads. */
export const LANDING_LEADS_TO: readonly string[] = [APP_ROUTES.disclaimer];

/** The routes of these paths. */
export function routesOf(paths: readonly string[]): readonly ScreenRoute[] {
  return SCREEN_ROUTES.filter(({ path }) => paths.includes(path));
}
