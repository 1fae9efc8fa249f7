import type { NavigateFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeMemoryNavigator } from '../../../adapters/memory/memory-navigator.ts';
import type { Navigator } from '../../../core/ports/navigator.ts';
import { makeRouterNavigator } from '../../../web/routing/router-navigator.ts';

/** A tab with a history, as the browser and its router store it, and the navigator above it. */
function openTab(start: string) {
  let entries = [start];
  let place = 0;
  const page = {
    location: {
      get pathname() {
        return entries[place];
      },
    },
    history: {
      get state() {
        return { idx: place };
      },
    },
  } as unknown as Window;
  const navigator = makeRouterNavigator(page);
  const navigate = (to: string | number, options?: { readonly replace?: boolean }): void => {
    if (typeof to === 'number') place += to;
    else if (options?.replace === true) entries[place] = to;
    else {
      entries = [...entries.slice(0, place + 1), to];
      place += 1;
    }
    navigator.arrived();
  };
  navigator.attach(navigate as NavigateFunction);
  navigator.arrived();
  return { navigator, below: () => entries.slice(0, place) };
}

const MAKERS: Readonly<Record<string, (start: string) => Navigator>> = {
  memory: makeMemoryNavigator,
  router: (start) => openTab(start).navigator,
};

it.each(Object.entries(MAKERS))('a navigator of the %s knows its location, forward and back', (_name, make) => {
  const navigator = make('/home');
  navigator.go('/results-list');
  navigator.go('/results-details/a');
  expect(navigator.current()).toBe('/results-details/a');
  navigator.back('/results-list');
  expect(navigator.current()).toBe('/results-list');
  navigator.back('/FAQ');
  expect(navigator.current()).toBe('/FAQ');
});

it.each(Object.entries(MAKERS))(
  'a navigator of the %s knows where the person was before, newest first',
  (_name, make) => {
    const navigator = make('/home');
    navigator.go('/FAQ');
    navigator.go('/support');
    expect(navigator.earlier()).toEqual(['/FAQ', '/home']);
    navigator.back('/FAQ');
    expect(navigator.earlier()).toEqual(['/home']);
  },
);

describe('back in the browser', () => {
  it("goes to the previous entry if that is the route, so that the browser's own Back continues from there", () => {
    const { navigator, below } = openTab('/home');
    navigator.go('/results-list');
    navigator.go('/results-details/nope');
    navigator.back('/results-list');
    expect([navigator.current(), below()]).toEqual(['/results-list', ['/home']]);
    navigator.go('/results-details/a');
    navigator.back('/results-list');
    navigator.back('/home');
    expect([navigator.current(), below()]).toEqual(['/home', []]);
  });

  it('replaces the screen if the previous entry is another route or unknown', () => {
    const { navigator, below } = openTab('/results-details/nope');
    navigator.back('/results-list');
    expect([navigator.current(), below()]).toEqual(['/results-list', []]);
    navigator.go('/support');
    navigator.back('/FAQ');
    expect([navigator.current(), below()]).toEqual(['/FAQ', ['/results-list']]);
  });

  it('requested before the router is ready happens once it is', () => {
    const navigator = makeRouterNavigator({ location: { pathname: '/login' }, history: {} } as Window);
    navigator.back('/');
    expect(navigator.current()).toBe('/');
  });
});
