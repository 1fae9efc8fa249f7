import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API_ROUTES } from '../../core/api/routes.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { apiAddresses, devProxy } from '../../scripts/dev-proxy.ts';

const WEB = join(import.meta.dirname, '../../web');

const filledIn = (path: string): string => path.replaceAll(/:\w+\??/g, 'x1');
const apiPaths = Object.values(API_ROUTES).map(({ path }) => path);

/** The target of an address, as Vite finds it; null where Vite answers itself. */
function targetOf(address: string, environment: Readonly<Record<string, string>> = {}): string | null {
  const found = Object.entries(devProxy(environment)).find(([pattern]) => new RegExp(pattern).test(address));
  return found?.[1] ?? null;
}

describe('the proxy of the development server', () => {
  it.each(apiPaths.map(filledIn))('forwards %s to the server, with and without a query', (path) => {
    expect(targetOf(path)).toBe('http://localhost:4600');
    expect(targetOf(`${path}?page=2`)).toBe('http://localhost:4600');
  });

  it.each(['/dev/mailbox', '/dev/mailbox/messages?to=ana@mail.example', '/dev/clock'])('forwards %s', (path) => {
    expect(targetOf(path)).not.toBeNull();
  });

  it.each([...Object.values(APP_ROUTES).map(filledIn), '/dev/replay', '/main.tsx', '/screens/help/support.tsx'])(
    'does not forward %s',
    (path) => {
      expect(targetOf(path)).toBeNull();
    },
  );

  it('forwards a call at a new prefix once the API table has it', () => {
    const matches = (paths: readonly string[], address: string) => new RegExp(apiAddresses(paths)).test(address);
    expect(matches(apiPaths, '/kits/recalled-lots')).toBe(false);
    expect(matches([...apiPaths, '/kits/recalled-lots'], '/kits/recalled-lots')).toBe(true);
    expect(matches([...apiPaths, '/ready'], '/ready')).toBe(true);
    expect(matches([...apiPaths, '/ready'], '/ready-made')).toBe(false);
  });

  it('uses the server at PORT', () => {
    expect(targetOf('/time', { PORT: '4711' })).toBe('http://localhost:4711');
    expect(targetOf('/time', { PORT: '' })).toBe('http://localhost:4600');
  });

  it('shadows no folder of the web app', () => {
    const roots = [...new Set(apiPaths.map((path) => path.split('/')[1] ?? ''))];
    expect(roots.filter((root) => existsSync(join(WEB, root)))).toEqual([]);
  });
});
