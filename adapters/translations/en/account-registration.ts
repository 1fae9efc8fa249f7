import type { PasswordRule } from '../../../core/domain/validate-password.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const emailVerification = {
  page: 'Your e-mail',
  heading: 'What is your e-mail?',
  why: 'You will use it to log in. First we check that it is yours.',
  next: {
    title: 'What comes next',
    code: 'We send it a 6-digit code.',
    time: 'The code works for {{minutes}} minutes.',
    spam: 'If it does not come, look in your spam folder.',
  },
  send: 'Send code',
  sending: 'Sending the code…',
  hasAccount: 'Do you have an account already?',
  login: 'Log in',
} as const;

const codeVerification = {
  page: 'Enter the code',
  heading: 'Enter the code from your e-mail',
  sentTo: 'We sent a 6-digit code to:',
  change: 'Wrong e-mail? Change it',
  label: '6-digit code',
  help: 'It works for {{minutes}} minutes.',
  verify: 'Continue',
  verifying: 'Checking the code…',
  noCode: 'No code yet? Look in your spam folder, or get a new one.',
  sendNew: 'Send a new code',
  sending: 'Sending a new code…',
  notice: 'It is on its way to your e-mail. Use the newest code.',
} as const;

const password = {
  shown: 'Your password can be seen.',
  hidden: 'Your password is hidden.',
  rulesTitle: 'Your password must have:',
  rules: {
    length: '{{min}} to {{max}} characters',
    digit: 'a number',
    lowercase: 'a small letter (a to z)',
    uppercase: 'a capital letter (A to Z)',
    special: 'a sign, such as # or $',
  } satisfies Record<PasswordRule, string>,
  met: '(done)',
  unmet: '(not yet)',
  count: '{{met}} of {{all}} rules met',
} as const;

const createAccount = {
  page: 'Create your password',
  heading: 'Create your password',
  why: 'You log in with your e-mail and this password.',
  password: 'Password',
  confirmPassword: 'Type the password again',
  creating: 'Creating your account…',
  ranOut: 'We need to check your e-mail again. Then you can choose your password.',
  verifyAgain: 'Check my e-mail again',
} as const;

/** Making an account and its first profile. */
export const registration = {
  emailVerification,
  codeVerification,
  newCodeSent: 'New code sent',
  password,
  createAccount,
} as const satisfies TextTree;
