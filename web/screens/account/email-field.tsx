import { TextField, type TextFieldProps } from '../../components/text-field.tsx';

/** An e-mail, with the keyboard for it and nothing that changes what is typed. `username` has password managers fill it in. */
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
