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
