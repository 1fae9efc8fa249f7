import { registration } from './account-registration.ts';
import { login } from './account-login.ts';

/** What the screens of accounts say. */
export const account = { ...login, ...registration } as const;
