import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt, ROUTE_ROWS } from '../../core/flow/app-routes.ts';
import { Footer } from './footer.tsx';
import { useRoomFor } from './use-room-for.ts';

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
