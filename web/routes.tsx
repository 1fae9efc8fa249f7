import type { ComponentType } from 'react';
import type { TextArea } from '../core/domain/languages.ts';
import { APP_ROUTES } from '../core/flow/app-routes.ts';
import type { GuardName } from '../core/flow/guards.ts';
import type { Services } from './services.ts';

/** Where a screen's back arrow leads: a route, or what an action does. */
export type BackTarget = string | ((services: Services) => void);

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

const PUBLIC_ROUTES: readonly ScreenRoute[] = [
  {
    path: APP_ROUTES.login,
    guard: 'login',
    areas: ['general', 'account'],
    load: () => import('./screens/account/login.tsx'),
    back: APP_ROUTES.landing,
    leadsTo: [APP_ROUTES.home],
  },
  {
    path: APP_ROUTES.oneTimePassword,
    guard: 'oneTimePassword',
    areas: ['general', 'account'],
    load: () => import('./screens/account/one-time-password.tsx'),
    back: ({ loadAccount }) => void loadAccount().then(({ actions }) => actions.abandonOneTimePassword()),
  },
  {
    path: APP_ROUTES.forgotPassword,
    guard: 'everybody',
    areas: ['general', 'account'],
    load: () => import('./screens/account/forgot-password.tsx'),
    back: APP_ROUTES.login,
  },
  {
    path: APP_ROUTES.resetPassword,
    guard: 'signedOut',
    areas: ['general', 'account'],
    load: () => import('./screens/account/reset-password.tsx'),
  },
  {
    path: APP_ROUTES.terms,
    guard: 'signedOut',
    areas: ['general', 'terms'],
    load: () => import('./screens/legal/terms-agreement.tsx'),
    back: ({ actions }) => actions.refuseTerms(),
    leadsTo: [APP_ROUTES.privacyAgreement],
  },
  {
    path: APP_ROUTES.privacyAgreement,
    guard: 'signedOut',
    areas: ['general', 'privacy'],
    load: () => import('./screens/legal/privacy-agreement.tsx'),
    back: APP_ROUTES.terms,
    leadsTo: [APP_ROUTES.disclaimer],
  },
  {
    path: APP_ROUTES.disclaimer,
    guard: 'signedOut',
    areas: ['general'],
    load: () => import('./screens/account/disclaimer.tsx'),
    back: ({ actions }) => actions.refuseDisclaimer(),
    leadsTo: [APP_ROUTES.home],
  },
  {
    path: APP_ROUTES.emailVerification,
    guard: 'registering',
    areas: ['general', 'account'],
    load: () => import('./screens/account/email-verification.tsx'),
    back: APP_ROUTES.disclaimer,
    leadsTo: [APP_ROUTES.codeVerification],
  },
  {
    path: APP_ROUTES.codeVerification,
    guard: 'newUser',
    areas: ['general', 'account'],
    load: () => import('./screens/account/code-verification.tsx'),
    back: APP_ROUTES.emailVerification,
    leadsTo: [APP_ROUTES.createAccount],
  },
  {
    path: APP_ROUTES.createAccount,
    guard: 'verifiedNewUser',
    areas: ['general', 'account'],
    load: () => import('./screens/account/create-account.tsx'),
    back: APP_ROUTES.emailVerification,
    leadsTo: [APP_ROUTES.newProfile],
  },
];

const AUTHENTICATED_ROUTES: readonly ScreenRoute[] = [
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
  {
    path: APP_ROUTES.profileManagement,
    guard: 'account',
    areas: ['general', 'account'],
    load: () => import('./screens/profile/profile-management.tsx'),
    back: APP_ROUTES.home,
  },
  {
    path: APP_ROUTES.newProfile,
    guard: 'account',
    areas: ['general', 'steps', 'account'],
    load: () => import('./screens/profile/new-profile.tsx'),
    back: APP_ROUTES.home,
  },
  {
    path: APP_ROUTES.changePassword,
    guard: 'account',
    areas: ['general', 'account'],
    load: () => import('./screens/account/change-password.tsx'),
    back: APP_ROUTES.profileManagement,
  },
  {
    path: APP_ROUTES.otpDevices,
    guard: 'account',
    areas: ['general', 'account'],
    load: () => import('./screens/account/otp-devices.tsx'),
    back: APP_ROUTES.profileManagement,
  },
  { path: APP_ROUTES.faq, guard: 'somebody', areas: ['general'], load: notYet, back: APP_ROUTES.home },
  {
    path: APP_ROUTES.termsOfUse,
    guard: 'somebody',
    areas: ['general', 'terms'],
    load: () => import('./screens/legal/terms-of-use.tsx'),
    back: APP_ROUTES.home,
  },
  {
    path: APP_ROUTES.privacyPolicy,
    guard: 'somebody',
    areas: ['general', 'privacy'],
    load: () => import('./screens/legal/privacy-policy.tsx'),
    back: APP_ROUTES.home,
  },
];

/** Every route behind the landing, which is part of the first load itself. What is not listed leads to the landing. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [...PUBLIC_ROUTES, ...AUTHENTICATED_ROUTES];

/** Where the landing mostly leads. */
export const LANDING_LEADS_TO: readonly string[] = [APP_ROUTES.disclaimer];

/** The routes of these paths. */
export function routesOf(paths: readonly string[]): readonly ScreenRoute[] {
  return SCREEN_ROUTES.filter(({ path }) => paths.includes(path));
}
