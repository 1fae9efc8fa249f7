import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noteNewScreen } from '../presses/press-guard.ts';
import { setPageTitle } from './page-title.ts';

/** Called by every screen that shows; returns whether it is the first screen since the page was loaded. */
export type FirstScreenCheck = () => boolean;

export function makeFirstScreenCheck(): FirstScreenCheck {
  let hasShown = false;
  return () => {
    const isFirst = !hasShown;
    hasShown = true;
    return isFirst;
  };
}

export const FirstScreenContext = createContext<FirstScreenCheck>(makeFirstScreenCheck());

export interface PageHeadingProps {
  readonly children: ReactNode;
  /** The screen's name in the page title, if it differs from the heading. Must not contain text typed by a user. */
  readonly page?: string;
  /** The form on the screen was rejected. */
  readonly hasError?: boolean;
  /** The time left as mm:ss, for the page title. */
  readonly time?: string | null;
  /** Changes when the route stays but shows a different screen, so that focus and scroll position are reset. */
  readonly screenKey?: string;
}

/**
 * The only h1 of a screen. Sets the page title, and on every change of screen moves the focus and scrolls to the top
 * (experience.md, "Behaviour").
 */
export function PageHeading(props: PageHeadingProps) {
  const { children, hasError = false, time = null, screenKey = '' } = props;
  const page = props.page ?? (typeof children === 'string' ? children : '');
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstScreen = useContext(FirstScreenContext);

  useEffect(() => {
    noteNewScreen();
    // After a page load the browser's own focus and scroll position stay.
    if (isFirstScreen()) return;
    // A summary of errors that shows together with the screen has taken the focus.
    if (document.activeElement?.classList.contains('error-summary') === true) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFirstScreen, screenKey]);

  const named = time === null ? t('title.page', { page }) : t('title.timer', { page, time });
  const title = hasError ? t('title.error', { page }) : named;
  useEffect(() => setPageTitle(title), [title]);

  return (
    <h1 ref={heading} className="heading" tabIndex={-1}>
      {children}
    </h1>
  );
}
