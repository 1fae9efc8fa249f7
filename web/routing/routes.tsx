import type { ComponentType } from 'react';
import type { TextArea } from '../../core/domain/languages.ts';
import { APP_ROUTES, ROUTE_BACKS, type AppRoute, type RouteName } from '../../core/flow/app-routes.ts';
import { ROUTE_GUARDS, type GuardName } from '../../core/flow/route-guards.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import type { Services } from '../wiring/services.ts';

/** Where a screen's back arrow leads: a path, or an action. */
export type BackTarget = string | ((services: Services) => void);

/** One route of product.md section 2. */
export interface ScreenRoute {
  readonly name: RouteName;
  readonly path: string;
  readonly guard: GuardName;
  /** The text namespaces that the screen needs. */
  readonly areas: readonly TextArea[];
  /** The screen needs the account services, which are loaded with it. */
  readonly isOfAccounts?: boolean;
  /** Loads the screen's code. */
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /** The routes that usually follow; they are prefetched while this screen shows. */
  readonly leadsTo?: readonly string[];
  /** Undefined if the screen has no back arrow or handles it itself. */
  readonly back?: BackTarget;
}

/** A row of the table below; its path, guard and default back path come from the core. */
type ScreenRow = Omit<ScreenRoute, 'path' | 'guard'>;

const PUBLIC_SCREENS: readonly ScreenRow[] = [
  {
    name: 'login',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/login.tsx'),
    leadsTo: [APP_ROUTES.home],
  },
  {
    name: 'oneTimePassword',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/one-time-password.tsx'),
    back: ({ loadAccount }) => void loadAccount().then(({ actions }) => actions.abandonOneTimePassword()),
  },
  {
    name: 'forgotPassword',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/forgot-password.tsx'),
  },
  {
    name: 'resetPassword',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/reset-password.tsx'),
  },
  {
    name: 'terms',
    areas: ['general', 'terms'],
    load: () => import('../screens/legal/terms-agreement.tsx'),
    back: ({ actions }) => actions.declineTerms(),
    leadsTo: [APP_ROUTES.privacyAgreement],
  },
  {
    name: 'privacyAgreement',
    areas: ['general', 'privacy'],
    load: () => import('../screens/legal/privacy-agreement.tsx'),
    leadsTo: [APP_ROUTES.disclaimer],
  },
  {
    name: 'disclaimer',
    areas: ['general'],
    load: () => import('../screens/account/disclaimer.tsx'),
    back: ({ actions }) => actions.declineDisclaimer(),
    leadsTo: [APP_ROUTES.home],
  },
  {
    name: 'healthDataPolicy',
    areas: ['general', 'healthData'],
    load: () => import('../screens/legal/health-data-policy.tsx'),
    back: ({ actions }) => actions.leavePublicPolicy(),
  },
  {
    name: 'emailVerification',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/email-verification.tsx'),
    leadsTo: [APP_ROUTES.codeVerification],
  },
  {
    name: 'codeVerification',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/code-verification.tsx'),
    leadsTo: [APP_ROUTES.createAccount],
  },
  {
    name: 'createAccount',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/create-account.tsx'),
    leadsTo: [APP_ROUTES.newProfile],
  },
];

const AUTHENTICATED_SCREENS: readonly ScreenRow[] = [
  {
    name: 'home',
    areas: ['general'],
    load: () => import('../screens/home/home.tsx'),
    leadsTo: [APP_ROUTES.testSteps],
  },
  {
    name: 'testSteps',
    areas: ['general', 'steps', 'results', 'profiles'],
    load: () => import('../screens/test-steps/test-steps.tsx'),
    leadsTo: [APP_ROUTES.home],
  },
  {
    name: 'profileManagement',
    areas: ['general', 'profiles'],
    load: () => import('../screens/profile/profile-management.tsx'),
  },
  {
    name: 'addProfile',
    areas: ['general', 'profiles'],
    load: () => import('../screens/profile/add-profile.tsx'),
    leadsTo: [APP_ROUTES.newProfile],
  },
  // Three routes share one form.
  ...(['newProfile', 'profile', 'editProfile'] as const).map((name): ScreenRow => ({
    name,
    areas: ['general', 'profiles'],
    isOfAccounts: true,
    load: () => import('../screens/profile/profile-form.tsx'),
  })),
  {
    name: 'editProfileSelection',
    areas: ['general', 'profiles'],
    isOfAccounts: true,
    load: () => import('../screens/profile/edit-profile-selection.tsx'),
    leadsTo: [APP_ROUTES.editProfile],
  },
  {
    name: 'deleteProfile',
    areas: ['general', 'profiles'],
    isOfAccounts: true,
    load: () => import('../screens/profile/delete-profile.tsx'),
  },
  {
    name: 'resultsList',
    areas: ['general', 'results'],
    isOfAccounts: true,
    load: () => import('../screens/results/results-list.tsx'),
    leadsTo: [APP_ROUTES.resultDetails],
  },
  {
    name: 'resultDetails',
    areas: ['general', 'results'],
    isOfAccounts: true,
    load: () => import('../screens/results/result-details.tsx'),
  },
  {
    name: 'changePassword',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/change-password.tsx'),
  },
  {
    name: 'otpDevices',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/otp-devices.tsx'),
  },
  {
    name: 'loginSessions',
    areas: ['general', 'account'],
    isOfAccounts: true,
    load: () => import('../screens/account/login-sessions.tsx'),
  },
  {
    name: 'yourData',
    areas: ['general', 'results', 'yourData'],
    isOfAccounts: true,
    load: () => import('../screens/your-data/your-data.tsx'),
  },
  {
    name: 'faq',
    areas: ['general', 'faq'],
    load: () => import('../screens/help/faq.tsx'),
    leadsTo: [APP_ROUTES.support],
  },
  {
    name: 'support',
    areas: ['general', 'support'],
    load: () => import('../screens/help/support.tsx'),
  },
  {
    name: 'termsOfUse',
    areas: ['general', 'terms'],
    load: () => import('../screens/legal/terms-of-use.tsx'),
  },
  {
    name: 'privacyPolicy',
    areas: ['general', 'privacy'],
    load: () => import('../screens/legal/privacy-policy.tsx'),
  },
];

/** Every route except the landing, which is part of the first load. Unknown paths redirect to the landing. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [...PUBLIC_SCREENS, ...AUTHENTICATED_SCREENS].map((row) => {
  const back = row.back ?? (ROUTE_BACKS as Partial<Record<RouteName, AppRoute>>)[row.name];
  return { path: APP_ROUTES[row.name], guard: ROUTE_GUARDS[row.name], ...row, ...(back === undefined ? {} : { back }) };
});

/** The routes that usually follow the landing. */
export const LANDING_LEADS_TO: readonly string[] = [APP_ROUTES.disclaimer];
