import type { PasswordRule } from '../../../core/domain/validate-password.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const emailVerification = {
  page: 'Your email',
  heading: 'What is your email?',
  why: 'You will use your email to log in, so we first check that it belongs to you.',
  next: {
    title: 'What comes next',
    code: 'When you continue, we will send a code to this email address.',
    time: 'The code works for {{minutes}} minutes after we send it.',
    spam: 'If it does not arrive within a minute, look in your spam folder.',
  },
  send: 'Send code',
  sending: 'Sending the code…',
  login: 'Log in',
} as const;

const codeVerification = {
  page: 'Enter the code',
  heading: 'Enter the code from your email',
  sentTo: 'We sent a 6-digit code to:',
  change: 'Wrong email? Change it',
  label: '6-digit code',
  help: 'The code works for {{minutes}} minutes after we send it.',
  verify: 'Continue',
  verifying: 'Checking the code…',
  noCode: 'If no code arrives within a minute, look in your spam folder or ask for a new one.',
  sendNew: 'Send a new code',
  sending: 'Sending a new code…',
  notice: 'The new code is on its way to your email, and earlier codes no longer work.',
} as const;

const password = {
  shown: 'Your password is visible on the screen.',
  hidden: 'Your password is no longer visible.',
  rulesTitle: 'Your password must have:',
  rules: {
    length: '{{min}} to {{max}} characters',
    digit: 'a number',
    lowercase: 'a lowercase letter (a to z)',
    uppercase: 'a capital letter (A to Z)',
    special: 'a symbol, such as # or $',
  } satisfies Record<PasswordRule, string>,
  met: '(done)',
  unmet: '(not yet)',
  count: '{{met}} of {{all}} rules met',
} as const;

const createAccount = {
  page: 'Create your password',
  heading: 'Create your password',
  why: 'From now on, you will log in with your email address and this password.',
  password: 'Password',
  confirmPassword: 'Type the password again',
  creating: 'Creating your account…',
  ranOut: 'We need to check your email again before you can choose a password.',
  verifyAgain: 'Check my email again',
} as const;

/** Making an account and its first profile. */
export const registration = {
  emailVerification,
  codeVerification,
  newCodeSent: 'New code sent',
  password,
  createAccount,
} as const satisfies TextTree;
