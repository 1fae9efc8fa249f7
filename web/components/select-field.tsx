import type { Option } from './choice-group.tsx';
import { describedBy, fieldId } from './field-ids.ts';
import { Field, type FieldProps } from './field.tsx';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly Option<Value>[];
  /** The label while no option is chosen; its value is `default`. */
  readonly placeholder: string;
  readonly value: Value | 'default';
  readonly onChange: (value: Value | 'default') => void;
  readonly onBlur?: () => void;
  readonly autoComplete?: string;
}

/** A native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, options, placeholder, value, onChange, onBlur, autoComplete = 'off' } = props;
  return (
    <Field {...props}>
      <select
        id={fieldId(name)}
        className="input"
        name={name}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value as Value | 'default')}
        onBlur={onBlur}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={describedBy(name, { help: props.help !== undefined, error: Boolean(props.error) })}
      >
        <option value="default">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
