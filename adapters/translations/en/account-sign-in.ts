import type { TextTree } from '../../../core/ports/translation-source.ts';

/** Logging in, the second factor, and passwords. */
export const signIn = {
  login: { page: 'Log in' },
} as const satisfies TextTree;
