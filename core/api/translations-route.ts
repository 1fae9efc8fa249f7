import type { ApiRoute } from './api-route.ts';

/** The call for texts. Apart from the other calls, because every page makes it before anything else of them is loaded. */
export const TRANSLATIONS_ROUTE = {
  method: 'GET',
  path: '/translations/:language.json',
  auth: 'none',
  errors: { 404: 'LANGUAGE_NOT_SUPPORTED' },
} as const satisfies ApiRoute;
