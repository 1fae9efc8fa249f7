import type { ComponentType } from 'react';
import type { TextArea } from '../../core/domain/languages.ts';
import {
  APP_ROUTES,
  backOf,
  ROUTE_ROWS,
  type AppRoute,
  type GuardName,
  type RouteName,
} from '../../core/flow/app-routes.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import type { Services } from '../wiring/services.ts';

/** Where a screen's back arrow leads: a path, or an action. */
type BackTarget = AppRoute | ((services: Services) => void);

/** How the browser shows a route of the core's table. */
interface ScreenRow {
  /** The areas of text that the screen needs beside the general one. */
  readonly areas?: readonly TextArea[];
  /** The screen needs the account services, which are loaded with it. */
  readonly isOfAccounts?: true;
  /** Loads the screen's code. */
  readonly load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
  /** The routes that usually follow; they are prefetched while this screen shows. */
  readonly leadsTo?: readonly RouteName[];
  /** An action of the back arrow, which otherwise leads where the core's row says. */
  readonly back?: BackTarget;
}

/** One route of product.md section 2. */
export interface ScreenRoute extends ScreenRow {
  readonly name: RouteName;
  readonly path: AppRoute;
  readonly guard: GuardName;
}

/** The form of a profile, which has three routes. */
const PROFILE_FORM: ScreenRow = {
  areas: ['profiles'],
  isOfAccounts: true,
  load: () => import('../screens/profile/profile-form-screen.tsx'),
};

/** Every route except the landing, which is part of the first load. */
const SCREENS: Readonly<Record<Exclude<RouteName, 'landing'>, ScreenRow>> = {
  login: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/login.tsx'),
    leadsTo: ['home'],
  },
  oneTimePassword: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/one-time-password.tsx'),
    back: ({ loadAccount }) => void loadAccount().then(({ actions }) => actions.abandonOneTimePassword()),
  },
  forgotPassword: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/forgot-password.tsx'),
  },
  resetPassword: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/reset-password.tsx'),
  },
  terms: {
    areas: ['terms'],
    load: () => import('../screens/legal/terms-agreement.tsx'),
    back: ({ actions }) => actions.declineTerms(),
    leadsTo: ['privacyAgreement'],
  },
  privacyAgreement: {
    areas: ['privacy'],
    load: () => import('../screens/legal/privacy-agreement.tsx'),
    leadsTo: ['disclaimer'],
  },
  disclaimer: {
    load: () => import('../screens/account/disclaimer.tsx'),
    back: ({ actions }) => actions.declineDisclaimer(),
    leadsTo: ['home'],
  },
  emailVerification: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/email-verification.tsx'),
    leadsTo: ['codeVerification'],
  },
  codeVerification: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/code-verification.tsx'),
    leadsTo: ['createAccount'],
  },
  createAccount: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/create-account.tsx'),
    leadsTo: ['newProfile'],
  },
  home: { load: () => import('../screens/home/home.tsx'), leadsTo: ['testSteps'] },
  testSteps: {
    areas: ['steps', 'results', 'profiles'],
    load: () => import('../screens/test-steps/test-steps.tsx'),
    leadsTo: ['home'],
  },
  profileManagement: { areas: ['profiles'], load: () => import('../screens/profile/profile-management.tsx') },
  addProfile: {
    areas: ['profiles'],
    load: () => import('../screens/profile/add-profile.tsx'),
    leadsTo: ['newProfile'],
  },
  newProfile: PROFILE_FORM,
  profile: PROFILE_FORM,
  editProfile: PROFILE_FORM,
  editProfileSelection: {
    areas: ['profiles'],
    isOfAccounts: true,
    load: () => import('../screens/profile/edit-profile-selection.tsx'),
    leadsTo: ['editProfile'],
  },
  deleteProfile: {
    areas: ['profiles'],
    isOfAccounts: true,
    load: () => import('../screens/profile/delete-profile.tsx'),
  },
  resultsList: {
    areas: ['results'],
    isOfAccounts: true,
    load: () => import('../screens/results/results-list.tsx'),
    leadsTo: ['resultDetails'],
  },
  resultDetails: {
    areas: ['results'],
    isOfAccounts: true,
    load: () => import('../screens/results/result-details.tsx'),
  },
  changePassword: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/change-password.tsx'),
  },
  otpDevices: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/otp-devices-screen.tsx'),
  },
  loginSessions: {
    areas: ['account'],
    isOfAccounts: true,
    load: () => import('../screens/account/login-sessions-screen.tsx'),
  },
  yourData: {
    areas: ['results', 'yourData'],
    isOfAccounts: true,
    load: () => import('../screens/your-data/your-data.tsx'),
  },
  faq: { areas: ['faq'], load: () => import('../screens/help/faq.tsx'), leadsTo: ['support'] },
  support: { areas: ['support'], load: () => import('../screens/help/support.tsx') },
  termsOfUse: { areas: ['terms'], load: () => import('../screens/legal/terms-of-use.tsx') },
  privacyPolicy: { areas: ['privacy'], load: () => import('../screens/legal/privacy-policy.tsx') },
  healthDataPolicy: {
    areas: ['healthData'],
    load: () => import('../screens/legal/health-data-policy.tsx'),
    back: ({ actions }) => actions.leavePublicPolicy(),
  },
};

/** Every route except the landing. Unknown paths redirect to the landing. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).map((name) => {
  const back = SCREENS[name].back ?? backOf(name);
  return {
    name,
    path: APP_ROUTES[name],
    guard: ROUTE_ROWS[name].guard,
    ...SCREENS[name],
    ...(back !== null && { back }),
  };
});

/** The routes that usually follow the landing. */
export const LANDING_LEADS_TO: readonly RouteName[] = ['disclaimer'];
