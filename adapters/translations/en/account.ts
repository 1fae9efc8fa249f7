import { registration } from './account-registration.ts';
import { signIn } from './account-sign-in.ts';

/** What the screens of accounts say. */
export const account = { ...signIn, ...registration } as const;
