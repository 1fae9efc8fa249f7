import type { ReactNode } from 'react';

/** An entry of the menu, by its key under `home.menu`. */
export type MenuItemName =
  'testing' | 'express' | 'results' | 'profiles' | 'support' | 'terms' | 'privacy' | 'healthData' | 'signOut';

const SHAPES: Readonly<Record<MenuItemName, ReactNode>> = {
  testing: (
    <>
      <path d="M8 3.5h8M9.5 3.5v14.2a2.5 2.5 0 0 0 5 0V3.5" />
      <path d="M9.5 12h5" />
    </>
  ),
  express: (
    <>
      <path d="M6 3.5h8.5L18.5 8v12.5H6z" />
      <path d="m9 14 2.2 2.2L15.5 12" />
    </>
  ),
  results: (
    <>
      <rect x="5" y="4.5" width="14" height="16" rx="2" />
      <path d="M9 4.5V3h6v1.5M8.5 10h.01M11.5 10h4M8.5 15h.01M11.5 15h4" />
    </>
  ),
  profiles: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  support: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.01" />
    </>
  ),
  terms: (
    <>
      <rect x="5" y="3.5" width="14" height="17" rx="2" />
      <path d="M8.5 8.5h7M8.5 12h7M8.5 15.5h4" />
    </>
  ),
  privacy: (
    <>
      <path d="M12 3 5 5.8v5.4c0 4.4 2.9 7.9 7 9.8 4.1-1.9 7-5.4 7-9.8V5.8z" />
      <path d="m9 12 2.2 2.2L15.3 10" />
    </>
  ),
  healthData: (
    <>
      <path d="M12 20.5C7 16.8 3.5 13.6 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 4.3-3.5 7.5-8.5 11.2z" />
      <path d="M7.5 12h2.3l1.5-3 1.9 5 1.2-2h2.1" />
    </>
  ),
  signOut: (
    <>
      <path d="M13.5 4H5.5v16h8" />
      <path d="M10.5 12h9.5M16.5 8.2 20.3 12l-3.8 3.8" />
    </>
  ),
};

/** The decorative icon of a menu entry. */
export function ItemPicture({ item }: { readonly item: MenuItemName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon menu__picture">
      {SHAPES[item]}
    </svg>
  );
}
