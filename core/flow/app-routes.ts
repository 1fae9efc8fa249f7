/** The `profileId` of a profile that does not exist yet, in the routes of the profile form. */
const NEW_PROFILE_ID = 'new';

/** The routes of product.md section 2, and the policy about consumer health data, by name. A path may have `:name` parameters; one that ends with `?` is optional. */
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
  addProfile: '/add-profile-information',
  newProfile: '/profile/new',
  profile: '/profile/:profileId?',
  editProfile: '/edit-profile/:profileId?',
  editProfileSelection: '/edit-profile-selection',
  deleteProfile: '/delete-profile',
  changePassword: '/change-password',
  otpDevices: '/two-factor-devices',
  loginSessions: '/login-sessions',
  yourData: '/your-data',
  resultsList: '/results-list',
  resultDetails: '/results-details/:testId',
  faq: '/FAQ',
  support: '/support',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  healthDataPolicy: '/consumer-health-data',
} as const;
export type RouteName = keyof typeof APP_ROUTES;
export type AppRoute = (typeof APP_ROUTES)[RouteName];

/** The names of all routes. */
export const ROUTE_NAMES = Object.keys(APP_ROUTES) as readonly RouteName[];

/** Whether a path matches a route. */
export function isPathOf(route: string, path: string): boolean {
  const [wanted, found] = [route.split('/'), path.split('/')];
  const fits = (part: string, index: number): boolean => {
    const given = found[index] ?? '';
    return part.startsWith(':') ? given !== '' || part.endsWith('?') : part === found[index];
  };
  return found.length <= wanted.length && wanted.every(fits);
}

/** The path of a route with its one parameter filled in. */
export function pathWith(route: AppRoute, parameter: string): string {
  return route.replace(/:.*$/, encodeURIComponent(parameter));
}

/** The value of a route's one parameter in a path, or an empty string. */
export function parameterOf(route: AppRoute, path: string): string {
  const index = route.split('/').findIndex((part) => part.startsWith(':'));
  const given = path.split('/')[index] ?? '';
  try {
    return decodeURIComponent(given);
  } catch {
    // A badly encoded path, typed by hand, is used as it is.
    return given;
  }
}

/** The profile id in a path of the profile form; null for a new profile (product.md section 2, both forms of the route). */
export function profileIdIn(path: string): string | null {
  const route = isPathOf(APP_ROUTES.editProfile, path) ? APP_ROUTES.editProfile : APP_ROUTES.profile;
  const id = parameterOf(route, path);
  return id === '' || id === NEW_PROFILE_ID ? null : id;
}

/** The name of the route that a path matches; null for an unknown path. */
export function routeAt(path: string): RouteName | null {
  return ROUTE_NAMES.find((name) => isPathOf(APP_ROUTES[name], path)) ?? null;
}

/** The target of a screen's back arrow, where it is always the same route (product.md section 2). */
export const ROUTE_BACKS = {
  login: APP_ROUTES.landing,
  forgotPassword: APP_ROUTES.login,
  privacyAgreement: APP_ROUTES.terms,
  emailVerification: APP_ROUTES.disclaimer,
  codeVerification: APP_ROUTES.emailVerification,
  createAccount: APP_ROUTES.emailVerification,
  profileManagement: APP_ROUTES.home,
  addProfile: APP_ROUTES.profileManagement,
  editProfileSelection: APP_ROUTES.profileManagement,
  deleteProfile: APP_ROUTES.profileManagement,
  changePassword: APP_ROUTES.profileManagement,
  otpDevices: APP_ROUTES.profileManagement,
  loginSessions: APP_ROUTES.profileManagement,
  yourData: APP_ROUTES.profileManagement,
  resultsList: APP_ROUTES.home,
  resultDetails: APP_ROUTES.resultsList,
  faq: APP_ROUTES.home,
  support: APP_ROUTES.faq,
  termsOfUse: APP_ROUTES.home,
  privacyPolicy: APP_ROUTES.home,
} as const satisfies Partial<Record<RouteName, AppRoute>>;

/** The links of the screens by their ids, with the route that each opens (product.md section 2). */
export const LINKS = {
  'add-profile': 'addProfile',
  'back-to-test': 'testSteps',
  'change-password': 'changePassword',
  'choose-another': 'editProfileSelection',
  'contact-us': 'support',
  'create-account': 'terms',
  'create-profile': 'newProfile',
  'delete-profile': 'deleteProfile',
  'edit-profile': 'editProfileSelection',
  'forgot-password': 'forgotPassword',
  'health-data-policy': 'healthDataPolicy',
  home: 'home',
  login: 'login',
  'login-sessions': 'loginSessions',
  next: 'newProfile',
  'privacy-policy': 'privacyPolicy',
  'profile-management': 'profileManagement',
  'return-to-login': 'login',
  support: 'faq',
  'terms-of-use': 'termsOfUse',
  'two-factor-devices': 'otpDevices',
  'verify-again': 'emailVerification',
  'view-results': 'resultsList',
  'your-data': 'yourData',
} as const satisfies Readonly<Record<string, RouteName>>;
export type LinkId = keyof typeof LINKS;

/** The route that a link opens. */
export function linkedRoute(id: LinkId): AppRoute {
  return APP_ROUTES[LINKS[id]];
}
