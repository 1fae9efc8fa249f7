import { describe, expect, it } from 'vitest';
import { APP_ROUTES, isPathOf, ROUTE_BACKS, routeAt } from '../../../core/flow/app-routes.ts';
import { ROUTE_GUARDS } from '../../../core/flow/route-guards.ts';

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
    '%s leads nowhere',
    (path) => {
      expect(routeAt(path)).toBeNull();
    },
  );

  it('is one of a route only where every part is', () => {
    expect(isPathOf(APP_ROUTES.resetPassword, '/reset-password/MQ/token/more')).toBe(false);
    expect(isPathOf(APP_ROUTES.resetPassword, '/forgot-password/MQ/token')).toBe(false);
  });

  it('is found again for every route', () => {
    const names = Object.entries(APP_ROUTES).map(([name, route]) => [name, routeAt(route.replace(/:\w+/g, 'x1'))]);
    expect(names.filter(([name, found]) => name !== found)).toEqual([]);
  });
});

describe('the routes of product.md section 2', () => {
  it('that need somebody are guarded, and the others are not', () => {
    const guarded = Object.entries(ROUTE_GUARDS)
      .filter(([, guard]) => ['somebody', 'account', 'tester'].includes(guard))
      .map(([name]) => APP_ROUTES[name as keyof typeof APP_ROUTES] as string);
    expect(guarded).toEqual(
      expect.arrayContaining([
        '/home',
        '/test-steps',
        '/profile-management',
        '/change-password',
        '/two-factor-devices',
      ]),
    );
    const open = ['/', '/login', '/forgot-password', '/terms-of-use-agreement', '/email-verification'];
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
    expect(ROUTE_BACKS[name]).toBe(back);
  });
});
