/** The `profileId` of a profile that does not exist yet, in the routes of the profile form. */
const NEW_PROFILE_ID = 'new';

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

/** What the core knows of a route. */
interface RouteRow<Name extends string> {
  /** May have `:name` parameters; one that ends with `?` is optional. */
  readonly path: `/${string}`;
  readonly guard: GuardName;
  /** Where the back arrow leads, if always to the same route. */
  readonly back?: Name;
  /** Whether the page has the footer (product.md section 2, "Screen frame"); by default it has. Each step of a test says so in its own row. */
  readonly footer?: 'hidden' | 'by step';
  /** The ids of the links that open it, each with the screens that always show it; others show it at times. */
  readonly links?: Readonly<Record<string, readonly Name[]>>;
}

/** The routes of product.md section 2, and the policy about consumer health data. */
const ROUTES = {
  landing: { path: '/', guard: 'landing' },
  login: {
    path: '/login',
    guard: 'login',
    back: 'landing',
    links: { login: ['landing'], 'return-to-login': [] },
  },
  oneTimePassword: { path: '/one-time-password', guard: 'oneTimePassword' },
  forgotPassword: {
    path: '/forgot-password',
    guard: 'public',
    back: 'login',
    links: { 'forgot-password': ['login'] },
  },
  resetPassword: { path: '/reset-password/:uid/:token', guard: 'signedOut' },
  terms: { path: '/terms-of-use-agreement', guard: 'signedOut', links: { 'create-account': ['landing', 'login'] } },
  privacyAgreement: { path: '/privacy-policy-agreement', guard: 'signedOut', back: 'terms' },
  disclaimer: { path: '/FDA-disclaimer', guard: 'signedOut' },
  emailVerification: {
    path: '/email-verification',
    guard: 'registering',
    back: 'disclaimer',
    links: { 'verify-again': [] },
  },
  codeVerification: { path: '/code-verification', guard: 'newUser', back: 'emailVerification' },
  createAccount: { path: '/create-account', guard: 'verifiedNewUser', back: 'emailVerification' },
  home: { path: '/home', guard: 'identified', links: { home: [] } },
  testSteps: { path: '/test-steps', guard: 'tester', footer: 'by step', links: { 'back-to-test': [] } },
  profileManagement: {
    path: '/profile-management',
    guard: 'account',
    back: 'home',
    links: { 'profile-management': [] },
  },
  addProfile: {
    path: '/add-profile-information',
    guard: 'account',
    back: 'profileManagement',
    links: { 'add-profile': ['profileManagement'] },
  },
  newProfile: {
    path: '/profile/new',
    guard: 'account',
    footer: 'hidden',
    links: { next: ['addProfile'], 'create-profile': [] },
  },
  profile: { path: '/profile/:profileId?', guard: 'account', footer: 'hidden' },
  editProfile: { path: '/edit-profile/:profileId?', guard: 'account' },
  editProfileSelection: {
    path: '/edit-profile-selection',
    guard: 'profiles',
    back: 'profileManagement',
    links: { 'edit-profile': ['profileManagement'], 'choose-another': [] },
  },
  changePassword: {
    path: '/change-password',
    guard: 'account',
    back: 'profileManagement',
    links: { 'change-password': ['profileManagement'] },
  },
  deleteProfile: {
    path: '/delete-profile',
    guard: 'profiles',
    back: 'profileManagement',
    links: { 'delete-profile': ['profileManagement'] },
  },
  otpDevices: {
    path: '/two-factor-devices',
    guard: 'account',
    back: 'profileManagement',
    links: { 'two-factor-devices': ['profileManagement'] },
  },
  loginSessions: {
    path: '/login-sessions',
    guard: 'account',
    back: 'profileManagement',
    links: { 'login-sessions': ['profileManagement'] },
  },
  yourData: {
    path: '/your-data',
    guard: 'account',
    back: 'profileManagement',
    links: { 'your-data': ['profileManagement'] },
  },
  resultsList: { path: '/results-list', guard: 'account', back: 'home', links: { 'view-results': [] } },
  resultDetails: { path: '/results-details/:testId', guard: 'account', back: 'resultsList' },
  faq: { path: '/FAQ', guard: 'identified', back: 'home', links: { support: ['home'] } },
  support: { path: '/support', guard: 'identified', back: 'faq', links: { 'contact-us': ['faq'] } },
  termsOfUse: { path: '/terms-of-use', guard: 'identified', back: 'home', links: { 'terms-of-use': ['home'] } },
  privacyPolicy: {
    path: '/privacy-policy',
    guard: 'identified',
    back: 'home',
    links: { 'privacy-policy': ['home', 'termsOfUse'] },
  },
  healthDataPolicy: {
    path: '/consumer-health-data',
    guard: 'public',
    links: { 'health-data-policy': ['landing', 'home', 'privacyPolicy'] },
  },
} as const satisfies Readonly<Record<string, RouteRow<string>>>;

type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
export type AppRoute = Routes[RouteName]['path'];

type LinkIdOf<Row> = Row extends { readonly links: infer Links } ? keyof Links & string : never;
type LinkingPage<Row> = Row extends { readonly links: infer Links }
  ? Extract<Links[keyof Links], readonly string[]>[number]
  : never;
/** A link of a screen by its id, which is that of the browser app. */
export type LinkId = { [Name in RouteName]: LinkIdOf<Routes[Name]> }[RouteName];
/** The routes that a screen always has a link to. */
export type LinkedFrom<Page extends RouteName> = {
  [Name in RouteName]: Page extends LinkingPage<Routes[Name]> ? Name : never;
}[RouteName];

/** The rows of all routes. */
export const ROUTE_ROWS: Readonly<Record<RouteName, RouteRow<RouteName>>> = ROUTES;

/** The names of all routes. */
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/** The paths of all routes. */
export const APP_ROUTES = Object.fromEntries(ROUTE_NAMES.map((name) => [name, ROUTES[name].path])) as {
  readonly [Name in RouteName]: Routes[Name]['path'];
};

/** All links, with the route that each opens. */
export const LINKS = Object.fromEntries(
  ROUTE_NAMES.flatMap((name) => Object.keys(ROUTE_ROWS[name].links ?? {}).map((id) => [id, name])),
) as Readonly<Record<LinkId, RouteName>>;

/** The route that a link opens. */
export function linkedRoute(id: LinkId): AppRoute {
  return APP_ROUTES[LINKS[id]];
}

/** The links that a screen always shows, by the routes that they open, in their order. */
export function linksFrom<Page extends RouteName>(page: Page): readonly (readonly [LinkedFrom<Page>, LinkId])[] {
  const links = Object.entries(LINKS) as [LinkId, RouteName][];
  return links
    .filter(([id, name]) => ROUTE_ROWS[name].links?.[id]?.includes(page))
    .map(([id, name]) => [name as LinkedFrom<Page>, id]);
}

/** The path that a screen's back arrow always leads to (product.md section 2); null if it has none, or leads to different ones. */
export function backOf(name: RouteName): AppRoute | null {
  const { back } = ROUTE_ROWS[name];
  return back === undefined ? null : APP_ROUTES[back];
}

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
  return route.replace(/:[^]*/, encodeURIComponent(parameter));
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
