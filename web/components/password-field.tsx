import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, fieldId } from './field-ids.ts';
import { Field, type FieldProps } from './field.tsx';

export interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** `new-password` makes password managers suggest and save one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The ids of further texts that describe the field, such as `PASSWORD_RULES_IDS`. */
  readonly describedByIds?: string | undefined;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * A password field with a button that shows or hides the password; the button's id in scenarios is `show-` and the
 * field's name in kebab case. Submitting hides the password again, so that browsers do not store it as a suggestion.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, help, error, value, onChange, onBlur, autoComplete, describedByIds } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState<boolean | null>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setShown((shown) => shown && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const descriptions = [describedBy(name, { help: help !== undefined, error: Boolean(error) }), describedByIds].filter(
    (ids) => ids !== undefined,
  );
  return (
    <Field name={name} label={label} help={help} error={error}>
      <div
        className="password"
        onBlur={(event) => {
          // Moving the focus between the input and its button does not leave the field.
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        <input
          ref={input}
          id={fieldId(name)}
          className="input password__input"
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.length === 0 ? undefined : descriptions.join(' ')}
        />
        <button
          type="button"
          className="password__toggle"
          data-press={`show-${kebab(name)}`}
          aria-controls={fieldId(name)}
          aria-label={`${t(isShown ? 'buttons.hide' : 'buttons.show')}: ${label}`}
          // Keep the focus in the field; browsers differ in whether a clicked button takes it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'buttons.hide' : 'buttons.show')}
        </button>
        <span role="status" className="visually-hidden">
          {isShown !== null && t(isShown ? 'password.shown' : 'password.hidden')}
        </span>
      </div>
    </Field>
  );
}
