import { API_ROUTES } from '../core/api/routes.ts';

const DEFAULT_PORT = '4600';

/** The server has these pages during development, below /dev; /dev/replay is a page of the app itself. */
const DEV_PAGES = '^/dev/(?!replay)';

/** Matches the addresses at which the server answers these API paths, as Vite's proxy tests them: with the query. */
export function apiAddresses(paths: readonly string[]): string {
  const parts = paths.map((path) => path.split('/').slice(1));
  const roots = [...new Set(parts.filter(({ length }) => length > 1).map(([root = '']) => root))];
  const whole = parts.filter(({ length }) => length === 1).map(([root = '']) => root);
  return [`^/(?:${roots.join('|')})/`, ...whole.map((root) => `^/${root}(?=[?]|$)`)].join('|');
}

/** What Vite's development server passes on to the app's server, which listens at PORT. */
export function devProxy(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const target = `http://localhost:${environment.PORT || DEFAULT_PORT}`;
  const addresses = apiAddresses(Object.values(API_ROUTES).map(({ path }) => path));
  return { [`${addresses}|${DEV_PAGES}`]: target };
}
