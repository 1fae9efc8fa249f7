import { registration } from './account-registration.ts';
import { signIn } from './account-sign-in.ts';

/** What the screens of accounts say, in Spanish. */
export const account = { ...signIn, ...registration } as const;
