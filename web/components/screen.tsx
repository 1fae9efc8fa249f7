import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt, ROUTE_ROWS } from '../../core/flow/app-routes.ts';
import { Footer } from './footer.tsx';

/** A sticky bar may take at most this share of the window's height. */
const MAX_WINDOW_SHARE = 1 / 4;

/** Whether the window has room for a sticky bar. Enlarged text can make the bar too high. */
function useRoomFor(bar: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    const shown = bar.current;
    if (shown === null) return undefined;
    const measure = (): void => setHasRoom(shown.offsetHeight <= window.innerHeight * MAX_WINDOW_SHARE);
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [bar]);
  return hasRoom;
}

export interface ScreenProps {
  readonly children: ReactNode;
  /** The buttons: at the bottom of the window on phones, under the content on wide screens. */
  readonly actions?: ReactNode;
  /** On phones, keeps the buttons visible while the content scrolls. Set to false if there are many. */
  readonly actionsStay?: boolean;
  /** Content above the screen: back arrow, stage, time left. */
  readonly top?: ReactNode;
  /** By default, the row of the route decides. */
  readonly footer?: 'shown' | 'hidden';
  /** Submits the screen's form. If set, the screen is rendered as a form, so that Enter works in its fields. */
  readonly onSubmit?: () => void;
}

/** The layout of a screen: top, content, buttons, footer. */
export function Screen({ children, actions, top, footer, actionsStay = true, onSubmit }: ScreenProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomFor(bar);
  const stays = actionsStay && hasRoom;
  const { pathname } = useLocation();
  const footerHere = footer ?? ROUTE_ROWS[routeAt(pathname) ?? 'landing'].footer;
  const content = (
    <>
      {top !== undefined && <div className="screen__top">{top}</div>}
      <div className="screen__content">{children}</div>
      {actions !== undefined && (
        <div ref={bar} className={stays ? 'screen__actions screen__actions--stay' : 'screen__actions'}>
          {actions}
        </div>
      )}
    </>
  );
  return (
    <>
      <main id="main" className="screen" tabIndex={-1}>
        {onSubmit === undefined ? (
          content
        ) : (
          <form
            className="screen__form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {content}
          </form>
        )}
      </main>
      {footerHere !== 'hidden' && <Footer />}
    </>
  );
}
