import type { signIn as english } from '../en/account-sign-in.ts';
import type { Texts } from '../texts.ts';

/** Logging in, the second factor, and passwords, in Spanish. */
export const signIn: Texts<typeof english> = {
  login: { page: 'Entrar' },
};
