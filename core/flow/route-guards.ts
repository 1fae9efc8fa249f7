import type { RouteName } from './app-routes.ts';

/** Who may see a route (product.md section 2). */
export type GuardName =
  /** Anyone. */
  | 'public'
  /** Anyone; a logged-in user, or a guest with a test in progress, is sent home. */
  | 'landing'
  /** Signed-out users; others go to the route that was rejected before, or home. */
  | 'login'
  /** As `login`, while a login waits for its second factor; otherwise redirects to the login. */
  | 'oneTimePassword'
  /** Anyone; a verified login is logged out on entry. */
  | 'signedOut'
  /** Anyone who registers; a logged-in user is sent to the first profile, or home. */
  | 'registering'
  /** A registration with an email address; otherwise redirects to the email form. */
  | 'newUser'
  /** A registration with a verified email address; otherwise redirects to the code form. */
  | 'verifiedNewUser'
  /** A logged-in user or a guest; others go to the landing. */
  | 'identified'
  /** A logged-in user; a guest goes home, others to the landing. */
  | 'account'
  /** As `account`, with a profile to choose; otherwise redirects to the profile creation route. */
  | 'profiles'
  /** As `identified`, with a test in progress; otherwise redirects home. */
  | 'tester';

/** The guard of each route. */
export const ROUTE_GUARDS: Readonly<Record<RouteName, GuardName>> = {
  landing: 'landing',
  login: 'login',
  oneTimePassword: 'oneTimePassword',
  forgotPassword: 'public',
  resetPassword: 'signedOut',
  terms: 'signedOut',
  privacyAgreement: 'signedOut',
  disclaimer: 'signedOut',
  emailVerification: 'registering',
  codeVerification: 'newUser',
  createAccount: 'verifiedNewUser',
  home: 'identified',
  testSteps: 'tester',
  profileManagement: 'account',
  addProfile: 'account',
  newProfile: 'account',
  profile: 'account',
  editProfile: 'account',
  editProfileSelection: 'profiles',
  deleteProfile: 'profiles',
  changePassword: 'account',
  otpDevices: 'account',
  loginSessions: 'account',
  yourData: 'account',
  resultsList: 'account',
  resultDetails: 'account',
  faq: 'identified',
  support: 'identified',
  termsOfUse: 'identified',
  privacyPolicy: 'identified',
  healthDataPolicy: 'public',
};
