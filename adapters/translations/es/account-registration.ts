import type { registration as english } from '../en/account-registration.ts';
import type { Texts } from '../texts.ts';

/** Making an account and its first profile, in Spanish. */
export const registration: Texts<typeof english> = {
  emailVerification: { page: 'Su correo electrónico' },
};
