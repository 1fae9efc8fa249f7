import type { InputHTMLAttributes } from 'react';
import { describedBy, fieldId } from './field-ids.ts';
import { Field, type FieldProps } from './field.tsx';

type InputAttribute =
  'inputMode' | 'maxLength' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'autoFocus' | 'onBlur';

export interface TextFieldProps extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, InputAttribute> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'time';
  /** Narrow fields show how much input is expected. */
  readonly size?: 'full' | 'date' | 'short' | 'code';
}

/** A single-line text field. Numbers use text with a numeric keyboard, since number inputs change what was typed. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, optional, error, parameters, ...control } = props;
  const { value, onChange, type = 'text', size = 'full', ...attributes } = control;
  return (
    <Field name={name} label={label} help={help} optional={optional} error={error} parameters={parameters}>
      <input
        autoComplete="off"
        {...attributes}
        id={fieldId(name)}
        className={`input input--${size}`}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { help: help !== undefined, error: Boolean(error) })}
      />
    </Field>
  );
}
