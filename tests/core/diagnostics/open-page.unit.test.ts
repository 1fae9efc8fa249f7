import { expect, it } from 'vitest';
import { makeMemoryNavigator } from '../../../adapters/memory/memory-navigator.ts';
import { openPage } from '../../../core/diagnostics/open-page.ts';

/** The open page after a walk through these paths. */
function pageAfter(first: string, ...paths: readonly string[]) {
  const navigator = makeMemoryNavigator(first);
  paths.forEach((path) => navigator.go(path));
  return openPage(navigator);
}

it('is the name of the route, and for help the page before it', () => {
  expect(pageAfter('/test-steps', '/home')).toEqual({ route: 'home', from: null });
  expect(pageAfter('/home', '/test-steps', '/FAQ', '/support')).toEqual({ route: 'support', from: 'testSteps' });
  expect(pageAfter('/test-steps', '/home', '/FAQ')).toEqual({ route: 'faq', from: 'home' });
  expect(pageAfter('/support')).toEqual({ route: 'support', from: null });
});

it('contains no id, token or unknown address', () => {
  expect(pageAfter('/reset-password/MQ/c0ffee-token')).toEqual({ route: 'resetPassword', from: null });
  expect(pageAfter('/results-details/9d1f', '/support')).toEqual({ route: 'support', from: 'resultDetails' });
  expect(pageAfter('/Ana-Ruiz')).toBeNull();
  expect(pageAfter('/home', '/Ana-Ruiz', '/support')).toEqual({ route: 'support', from: null });
});
