import { useRef, type ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { useRoomFor } from './use-room-for.ts';

export interface ScreenProps {
  readonly children: ReactNode;
  /** The buttons: at the bottom within the thumb's reach on a phone, under the content on wide screens. */
  readonly actions?: ReactNode;
  /** On a phone the buttons stay in sight while the content scrolls. Not where there are many. */
  readonly actionsStay?: boolean;
  /** What stands above the content: the back arrow, the stage, the time remaining. */
  readonly top?: ReactNode;
  readonly footer?: 'shown' | 'hidden';
  /** Submits the screen's form; makes the screen a form, so that Enter works in its fields. */
  readonly onSubmit?: () => void;
}

/** The place of a screen in the frame: what stands on top, the content, the buttons, the footer. */
export function Screen({ children, actions, top, footer = 'shown', actionsStay = true, onSubmit }: ScreenProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomFor(bar);
  const stays = actionsStay && hasRoom;
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
      {footer === 'shown' && <Footer />}
    </>
  );
}
