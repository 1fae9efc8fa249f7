import { registration } from './account-registration.ts';
import { login } from './account-login.ts';
import { loginSessions } from './account-login-sessions.ts';

/** What the screens of accounts say. */
export const account = { ...login, loginSessions, ...registration } as const;
