/** The routes of product.md section 2, by name. A path may have `:name` parameters. */
export const APP_ROUTES = {
  landing: '/',
  login: '/login',
  oneTimePassword: '/one-time-password',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:uid/:token',
  terms: '/terms-of-use-agreement',
  privacyAgreement: '/privacy-policy-agreement',
  disclaimer: '/FDA-disclaimer',
  emailVerification: '/email-verification',
  codeVerification: '/code-verification',
  createAccount: '/create-account',
  home: '/home',
  testSteps: '/test-steps',
  profileManagement: '/profile-management',
  newProfile: '/profile/new',
  changePassword: '/change-password',
  otpDevices: '/two-factor-devices',
  faq: '/FAQ',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
} as const;
export type RouteName = keyof typeof APP_ROUTES;
export type AppRoute = (typeof APP_ROUTES)[RouteName];

/** Whether a path of the page is one of a route, its parameters filled in. */
export function isPathOf(route: string, path: string): boolean {
  const [wanted, found] = [route.split('/'), path.split('/')];
  return (
    wanted.length === found.length &&
    wanted.every((part, index) => (part.startsWith(':') ? found[index] !== '' : part === found[index]))
  );
}

/** The name of the route that a path of the page is one of; null for a path that leads nowhere. */
export function routeAt(path: string): RouteName | null {
  const names = Object.keys(APP_ROUTES) as RouteName[];
  return names.find((name) => isPathOf(APP_ROUTES[name], path)) ?? null;
}

/** Where the back arrow of a screen leads, where it always leads to the same route (product.md section 2). */
export const ROUTE_BACKS = {
  login: APP_ROUTES.landing,
  forgotPassword: APP_ROUTES.login,
  privacyAgreement: APP_ROUTES.terms,
  emailVerification: APP_ROUTES.disclaimer,
  codeVerification: APP_ROUTES.emailVerification,
  createAccount: APP_ROUTES.emailVerification,
  profileManagement: APP_ROUTES.home,
  newProfile: APP_ROUTES.home,
  changePassword: APP_ROUTES.profileManagement,
  otpDevices: APP_ROUTES.profileManagement,
  faq: APP_ROUTES.home,
  termsOfUse: APP_ROUTES.home,
  privacyPolicy: APP_ROUTES.home,
} as const satisfies Partial<Record<RouteName, AppRoute>>;
