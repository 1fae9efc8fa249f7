import { expect, it } from 'vitest';
import { makeMemoryNavigator } from '../../../adapters/memory/memory-navigator.ts';
import { openPage, type LeftPage } from '../../../core/diagnostics/open-page.ts';

/** The open page after a walk through these paths, which shows no error. */
function pageAfter(left: LeftPage | null, first: string, ...paths: readonly string[]) {
  const navigator = makeMemoryNavigator(first);
  paths.forEach((path) => navigator.go(path));
  return openPage(navigator, [], left);
}

it('is the name of the route, and for help the page before it', () => {
  expect(pageAfter(null, '/test-steps', '/home')).toMatchObject({ route: 'home', from: null });
  expect(pageAfter(null, '/home', '/test-steps', '/FAQ', '/support')).toMatchObject({
    route: 'support',
    from: 'testSteps',
  });
  expect(pageAfter(null, '/test-steps', '/home', '/FAQ')).toMatchObject({ route: 'faq', from: 'home' });
  expect(pageAfter(null, '/support')).toMatchObject({ route: 'support', from: null });
});

it('contains no id, token or unknown address', () => {
  const fromResult = pageAfter(null, '/results-details/9d1f', '/support');
  expect(JSON.stringify(pageAfter(null, '/reset-password/MQ/c0ffee-token'))).not.toContain('c0ffee');
  expect(fromResult).toMatchObject({ route: 'support', from: 'resultDetails' });
  expect(JSON.stringify(fromResult)).not.toContain('9d1f');
  expect(pageAfter(null, '/Ana-Ruiz')).toBeNull();
  expect(pageAfter(null, '/home', '/Ana-Ruiz', '/support')).toMatchObject({ route: 'support', from: null });
});

it('has the errors of the page before help only if they are of that page', () => {
  const left: LeftPage = { path: '/edit-profile/9d1f', errors: ['EMPTY_CITY'] };
  const help = pageAfter(left, '/home', '/edit-profile/9d1f', '/FAQ', '/support');
  expect(help).toEqual({ route: 'support', from: 'editProfile', errors: [], errorsBefore: ['EMPTY_CITY'] });
  expect(pageAfter(left, '/edit-profile/9d1f', '/home', '/support')).toMatchObject({ errorsBefore: null });
  expect(pageAfter(left, '/edit-profile/9d1f')).toMatchObject({ route: 'editProfile', errorsBefore: null });
});
