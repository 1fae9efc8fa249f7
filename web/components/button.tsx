import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkedRoute, type LinkId } from '../../core/flow/app-routes.ts';

/** The visual weight of a control; a screen has at most one `primary`. */
export type ButtonVariant = 'primary' | 'secondary' | 'link' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  /** The control's id in scenarios. Kebab case. */
  readonly 'data-press': string;
  readonly variant?: ButtonVariant;
  /** The label while the button is busy; it cannot be pressed meanwhile. */
  readonly busy?: string | null;
}

/**
 * A button. Use `aria-disabled` rather than `disabled` if it is not available yet: it keeps the focus and can be
 * pressed, so that the screen can explain why.
 */
export function Button({ variant = 'primary', busy = null, onClick, children, ...attributes }: ButtonProps) {
  const isBusy = busy !== null;
  return (
    <button
      type="button"
      {...attributes}
      className={`button button--${variant}`}
      aria-disabled={isBusy || attributes['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? busy : children}
    </button>
  );
}

export interface ButtonLinkProps {
  readonly press: LinkId;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'secondary', press, children }: ButtonLinkProps) {
  return (
    <Link data-press={press} to={linkedRoute(press)} className={`button button--${variant}`}>
      {children}
    </Link>
  );
}
