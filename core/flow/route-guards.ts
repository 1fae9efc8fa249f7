import type { RouteName } from './app-routes.ts';

/** Who may see a route (product.md section 2). */
export type GuardName =
  /** Everybody. */
  | 'everybody'
  /** Everybody, but somebody who has a test under way or is signed in goes home. */
  | 'landing'
  /** Those who are not signed in; others go to where they wanted to go, or home. */
  | 'login'
  /** As `login`, while a login waits for its second factor; otherwise back to the login. */
  | 'oneTimePassword'
  /** Everybody; a verified login is logged out on entry. */
  | 'signedOut'
  /** Everybody on the way to an account; who has one goes on to the first profile, or home. */
  | 'registering'
  /** Those who hold a place with an e-mail; without one to the e-mail. */
  | 'newUser'
  /** Those whose e-mail was verified; without that to the code. */
  | 'verifiedNewUser'
  /** A signed-in user or a guest; others go to the landing. */
  | 'somebody'
  /** A signed-in user; a guest goes home, others to the landing. */
  | 'account'
  /** As `account`, with a profile to choose; without one to the profile creation route. */
  | 'profiles'
  /** As `somebody`, with a test under way; without one home. */
  | 'tester';

/** Who may see which route. */
export const ROUTE_GUARDS: Readonly<Record<RouteName, GuardName>> = {
  landing: 'landing',
  login: 'login',
  oneTimePassword: 'oneTimePassword',
  forgotPassword: 'everybody',
  resetPassword: 'signedOut',
  terms: 'signedOut',
  privacyAgreement: 'signedOut',
  disclaimer: 'signedOut',
  emailVerification: 'registering',
  codeVerification: 'newUser',
  createAccount: 'verifiedNewUser',
  home: 'somebody',
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
  resultsList: 'account',
  resultDetails: 'account',
  faq: 'somebody',
  support: 'somebody',
  termsOfUse: 'somebody',
  privacyPolicy: 'somebody',
};
