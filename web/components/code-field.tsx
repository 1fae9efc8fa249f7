import { TextField, type TextFieldProps } from './text-field.tsx';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'size' | 'autoComplete'>;

/** A code of six digits in one field, however it was typed or pasted; the form strips what is no digit. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" size="code" spellCheck={false} />;
}
