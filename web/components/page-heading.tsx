import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noteNewScreen } from '../presses/press-guard.ts';
import { nameThePage } from './page-title.ts';

/** FocusOnMount of every screen that shows; answers whether it is the first. */
export type Arrival = () => boolean;

/** An arrival that has not happened yet. */
export function makeArrival(): Arrival {
  let hasHappened = false;
  return () => {
    const isFirst = !hasHappened;
    hasHappened = true;
    return isFirst;
  };
}

export const ArrivalContext = createContext<Arrival>(makeArrival());

export interface PageHeadingProps {
  readonly children: ReactNode;
  /** The screen's name in the title of the page, when the heading's words are not it. Never anything a person typed. */
  readonly page?: string;
  /** The form on the screen was refused. */
  readonly hasError?: boolean;
  /** Time remaining as mm:ss, for the title. */
  readonly time?: string | null;
  /** A screen that becomes another one without leaving the route changes it, so that focus and scroll follow. */
  readonly screenKey?: string;
}

/**
 * The one h1 of a screen, and the one place that moves focus, scrolls up and names the page when the screen changes
 * (experience.md, "Behaviour").
 */
export function PageHeading(props: PageHeadingProps) {
  const { children, hasError = false, time = null, screenKey = '' } = props;
  const page = props.page ?? (typeof children === 'string' ? children : '');
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useContext(ArrivalContext);

  useEffect(() => {
    noteNewScreen();
    // A page that just loaded keeps the focus and the scroll position that the browser gave it.
    if (arrival()) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [arrival, screenKey]);

  const named = time === null ? t('title.page', { page }) : t('title.timer', { page, time });
  const title = hasError ? t('title.error', { page }) : named;
  useEffect(() => nameThePage(title), [title]);

  return (
    <h1 ref={heading} className="heading" tabIndex={-1}>
      {children}
    </h1>
  );
}
