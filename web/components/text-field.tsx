import type { HTMLInputAutoCompleteAttribute } from 'react';
import { describedBy, fieldId } from './field-ids.ts';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The field was left. */
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Narrow fields tell how much is expected. */
  readonly size?: 'full' | 'date' | 'short';
}

/** One line of text. Numbers are text with a number keyboard, since number inputs change what was typed. */
export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onBlur, type = 'text', inputMode, autoComplete = 'off', size = 'full' } = props;
  return (
    <Field {...props}>
      <input
        id={fieldId(name)}
        className={`input input--${size}`}
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={describedBy(name, { help: props.help !== undefined, error: Boolean(props.error) })}
      />
    </Field>
  );
}
