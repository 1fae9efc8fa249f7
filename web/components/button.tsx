import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** How much weight a control has; a screen has one `primary` at most. */
export type ButtonVariant = 'primary' | 'secondary' | 'link' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  /** The control's id, which scenarios press it by. Kebab case. */
  readonly 'data-press': string;
  readonly variant?: ButtonVariant;
  /** The words while the button works; meanwhile it cannot be pressed again. */
  readonly busy?: string | null;
}

/**
 * A button. `aria-disabled` shows it as not available, and it can be pressed all the same, so that the press can say why;
 * the `disabled` attribute would take the focus away and explain nothing.
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
  readonly 'data-press': string;
  readonly variant?: ButtonVariant;
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant = 'secondary', ...link }: ButtonLinkProps) {
  return <Link {...link} className={`button button--${variant}`} />;
}
