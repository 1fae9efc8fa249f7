import type { TextTree } from '../../../core/ports/translation-source.ts';

/** Making an account and its first profile. */
export const registration = {
  emailVerification: { page: 'Your e-mail' },
} as const satisfies TextTree;
