import { describe, expect, it } from 'vitest';
import {
  APP_ROUTES,
  backOf,
  isPathOf,
  parameterOf,
  pathWith,
  profileIdIn,
  ROUTE_ROWS,
  routeAt,
} from '../../../core/flow/app-routes.ts';

describe('a path of the page', () => {
  it.each([
    ['/', 'landing'],
    ['/login', 'login'],
    ['/FDA-disclaimer', 'disclaimer'],
    ['/reset-password/MQ/a-token', 'resetPassword'],
    ['/profile/new', 'newProfile'],
  ])('%s is the route %s', (path, name) => {
    expect(routeAt(path)).toBe(name);
  });

  it.each(['/nowhere', '/login/', '/fda-disclaimer', '/reset-password', '/reset-password/MQ', '/reset-password/MQ/'])(
    '%s matches no route',
    (path) => {
      expect(routeAt(path)).toBeNull();
    },
  );

  it('matches a route only as a whole', () => {
    expect(isPathOf(APP_ROUTES.resetPassword, '/reset-password/MQ/token/more')).toBe(false);
    expect(isPathOf(APP_ROUTES.resetPassword, '/forgot-password/MQ/token')).toBe(false);
  });

  it('can be built and parsed for every route', () => {
    const names = Object.entries(APP_ROUTES).map(([name, route]) => [name, routeAt(route.replace(/:\w+/g, 'x1'))]);
    expect(names.filter(([name, found]) => name !== found)).toEqual([]);
  });
});

describe('a route with a parameter', () => {
  it.each(['profile-1', 'a b', '50%', 'ñ', 'a/b'])('has %j in its path, and returns it when parsed', (id) => {
    const path = pathWith(APP_ROUTES.resultDetails, id);
    expect(routeAt(path)).toBe('resultDetails');
    expect(parameterOf(APP_ROUTES.resultDetails, path)).toBe(id);
  });

  it.each([
    ['/results-details/50%', '50%'],
    ['/results-details/%zz', '%zz'],
    ['/results-details/', ''],
    ['/results-details', ''],
  ])('takes what was typed wrong as it stands: %s', (path, found) => {
    expect(parameterOf(APP_ROUTES.resultDetails, path)).toBe(found);
  });
});

describe('the profile id in a path', () => {
  it.each([
    ['/profile', null],
    ['/profile/', null],
    ['/profile/new', null],
    ['/edit-profile', null],
    ['/edit-profile/new', null],
    ['/profile/profile-1', 'profile-1'],
    ['/edit-profile/profile-1', 'profile-1'],
    ['/edit-profile/a%20b', 'a b'],
    ['/profile/%zz', '%zz'],
  ])('%s: %j', (path, profileId) => {
    expect(profileIdIn(path)).toBe(profileId);
  });

  it.each([
    ['/profile', 'profile'],
    ['/profile/profile-1', 'profile'],
    ['/edit-profile', 'editProfile'],
    ['/edit-profile/new', 'editProfile'],
  ])('%s is a path of the form', (path, name) => {
    expect(routeAt(path)).toBe(name);
  });

  it('is not looked for deeper in a path', () => {
    expect(routeAt('/profile/profile-1/more')).toBeNull();
  });
});

describe('the routes of product.md section 2', () => {
  it('are guarded where they need a user, and only there', () => {
    const guarded = Object.entries(ROUTE_ROWS)
      .filter(([, { guard }]) => ['identified', 'account', 'profiles', 'tester'].includes(guard))
      .map(([name]) => APP_ROUTES[name as keyof typeof APP_ROUTES] as string);
    expect(guarded).toEqual(
      expect.arrayContaining([
        '/home',
        '/test-steps',
        '/profile-management',
        '/edit-profile-selection',
        '/delete-profile',
        '/change-password',
        '/two-factor-devices',
      ]),
    );
    const open = [
      '/consumer-health-data',
      '/',
      '/login',
      '/forgot-password',
      '/terms-of-use-agreement',
      '/email-verification',
    ];
    expect(guarded.filter((path) => open.includes(path))).toEqual([]);
  });

  it.each([
    ['login', '/'],
    ['forgotPassword', '/login'],
    ['privacyAgreement', '/terms-of-use-agreement'],
    ['emailVerification', '/FDA-disclaimer'],
    ['changePassword', '/profile-management'],
    ['termsOfUse', '/home'],
  ] as const)('lead back as it says: %s to %s', (name, back) => {
    expect(backOf(name)).toBe(back);
  });
});
