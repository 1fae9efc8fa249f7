import type { PasswordRule } from '../../../core/domain/validate-password.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

/** Making an account and its first profile. */
export const registration = {
  emailVerification: { page: 'Your e-mail' },
  password: {
    shown: 'Your password can be seen.',
    hidden: 'Your password is hidden.',
    rulesTitle: 'Your password must have:',
    rules: {
      length: '8 to 120 characters',
      digit: 'a number',
      lowercase: 'a small letter (a to z)',
      uppercase: 'a capital letter (A to Z)',
      special: 'a sign, such as ! or ?',
    } satisfies Record<PasswordRule, string>,
    met: '(done)',
    unmet: '(not yet)',
    count: '{{met}} of {{all}} rules met',
  },
} as const satisfies TextTree;
