import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { noteNewScreen } from '../presses/press-guard.ts';
import { openNoticeSlot } from './top-layer.ts';

export interface DialogProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the least harmful one first. */
  readonly actions?: ReactNode;
  /** Called on Escape or any other dismissal. */
  readonly onClose: () => void;
  /** `alertdialog` for a dialog that opens without a user action and is urgent. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal dialog, open while it is rendered. The browser traps the focus and restores it. */
export function Dialog({ title, children, actions, onClose, role = 'dialog' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const id = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    noteNewScreen();
    return () => {
      isLeaving.current = true;
      shown?.close();
    };
  }, []);

  useLayoutEffect(() => (notices.current === null ? undefined : openNoticeSlot(notices.current)), []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-text`}
      onKeyDown={(event) => {
        // A second Escape would close the dialog even if `cancel` was prevented.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Back gesture closes the dialog without a `cancel` event. Reopen it: it must stay open while it is
        // rendered.
        if (isLeaving.current) return;
        onClose();
        window.setTimeout(() => {
          if (dialog.current?.open === false) dialog.current.showModal();
        });
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={notices} className="dialog__notices" />
      <h2 ref={heading} id={`${id}-title`} className="dialog__title" tabIndex={-1}>
        {title}
      </h2>
      {children !== undefined && (
        <div id={`${id}-text`} className="dialog__text">
          {children}
        </div>
      )}
      {actions !== undefined && <div className="dialog__actions">{actions}</div>}
    </dialog>
  );
}
