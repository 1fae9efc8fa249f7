import type { ReactNode } from 'react';

/** An entry of the menu, by its key under `home.menu`. */
export type MenuItemName = 'testing' | 'express' | 'results' | 'profiles';

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
};

/** The decorative icon of a menu entry. */
export function ItemPicture({ item }: { readonly item: MenuItemName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon menu__picture">
      {SHAPES[item]}
    </svg>
  );
}
