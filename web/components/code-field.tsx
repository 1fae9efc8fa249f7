import { TextField, type TextFieldProps } from './text-field.tsx';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'size' | 'autoComplete'>;

/** A six-digit code in one field, typed or pasted; the form strips everything but digits. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" size="code" spellCheck={false} />;
}
