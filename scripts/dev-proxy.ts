import { API_ROUTES } from '../core/api/routes.ts';

const DEFAULT_PORT = '4600';

/** The server's development pages, below /dev; /dev/replay is a page of the web app. */
const DEV_PAGES = '^/dev/(?!replay)';

/** A pattern for the URLs of these API paths, including the query, as Vite's proxy matches them. */
export function apiAddresses(paths: readonly string[]): string {
  const parts = paths.map((path) => path.split('/').slice(1));
  const roots = [...new Set(parts.filter(({ length }) => length > 1).map(([root = '']) => root))];
  const whole = parts.filter(({ length }) => length === 1).map(([root = '']) => root);
  return [`^/(?:${roots.join('|')})/`, ...whole.map((root) => `^/${root}(?=[?]|$)`)].join('|');
}

/** The proxy settings that make Vite's development server forward API calls to the app's server at PORT. */
export function devProxy(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const target = `http://localhost:${environment.PORT || DEFAULT_PORT}`;
  const addresses = apiAddresses(Object.values(API_ROUTES).map(({ path }) => path));
  return { [`${addresses}|${DEV_PAGES}`]: target };
}
