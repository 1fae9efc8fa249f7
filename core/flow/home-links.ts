import type { LinkId } from './app-routes.ts';

/** The links below the menu of home: each by the key of its texts in `home.menu` (product.md section 2). */
export const HOME_LINKS = {
  support: 'support',
  terms: 'terms-of-use',
  privacy: 'privacy-policy',
  healthData: 'health-data-policy',
} as const satisfies Readonly<Record<string, LinkId>>;
