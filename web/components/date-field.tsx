import { padDate, slashTypedDate } from '../../core/domain/format-input.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'size'>;

/**
 * A date as MM/DD/YYYY in one field. Inserts slashes while the user types at the end, and formats the full date on
 * blur.
 */
export function DateField(props: DateFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      size="date"
      onChange={(text) => props.onChange(slashTypedDate(props.value, text))}
      onBlur={(event) => {
        const padded = padDate(props.value);
        if (padded !== props.value) props.onChange(padded);
        props.onBlur?.(event);
      }}
    />
  );
}
