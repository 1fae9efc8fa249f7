import { TextField, type TextFieldProps } from '../../components/text-field.tsx';

/**
 * An email field with the right keyboard and without autocorrection. Its `username` autocomplete lets password managers
 * fill it in.
 */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>) {
  return (
    <TextField
      autoComplete="username"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
