import { useEffect } from 'react';

/** Moves the focus to the heading when the calling component disappears with the focus in it. */
export function useKeptFocus(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
}
