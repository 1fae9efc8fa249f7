import type { OtpDeviceType } from '../../../core/domain/otp-device.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

type ByDevice<T> = Record<OtpDeviceType, T>;

const oneTimePassword = {
  page: 'Enter your code',
  heading: 'Enter your code',
  sentTo: {
    PHONE: 'We sent a code to your phone:',
    EMAIL: 'We sent a code to your e-mail:',
    unknown: 'We sent a code to:',
  } satisfies ByDevice<string> & { unknown: string },
  label: '6-digit code',
  help: 'It works for {{minutes}} minutes.',
  verify: 'Log in',
  verifying: 'Checking…',
  noCode: {
    PHONE: 'No code yet? Wait a minute, then ask for a new one.',
    EMAIL: 'No code yet? Wait a minute. Look in your spam folder, too.',
    unknown: 'No code yet? Wait a minute, then ask for a new code.',
  } satisfies ByDevice<string> & { unknown: string },
  chooseDevice: 'Where should we send a new code?',
  kinds: { PHONE: 'Phone', EMAIL: 'E-mail' } satisfies ByDevice<string>,
  sendNew: 'Send a new code',
  sending: 'Sending a new code…',
  notice: {
    PHONE: 'It is on its way to your phone “{{name}}”.',
    EMAIL: 'It is on its way to your e-mail “{{name}}”.',
    unknown: 'It is on its way to “{{name}}”.',
  } satisfies ByDevice<string> & { unknown: string },
} as const;

const forgotPassword = {
  page: 'Forgot password',
  heading: 'Forgot your password?',
  lead: 'Tell us your e-mail. We will send you a link to set a new one.',
  send: 'Send the link',
  sending: 'Sending the link…',
  sent: {
    page: 'Look in your e-mail',
    heading: 'Look in your e-mail',
    to: 'If this e-mail has an account, a link is on its way to it:',
    points: {
      life: 'The link works once, for {{hours}} hour.',
      spam: 'If it does not come soon, look in your spam folder.',
      typo: 'Still nothing? Check that the e-mail above is right.',
    },
    other: 'Use another e-mail',
    returnToLogin: 'Return to login',
  },
} as const;

const resetPassword = {
  page: 'New password',
  heading: 'Set a new password',
  lead: 'Then you can log in with it. Where you were logged in before, you will be logged out.',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  submit: 'Set password',
  setting: 'Setting your password…',
  newLink: 'Get a new link',
  done: {
    title: 'Your password is set',
    text: 'Now log in with your new password.',
    returnToLogin: 'Return to login',
  },
} as const;

const changePassword = {
  page: 'Change password',
  heading: 'Change your password',
  lead: 'Then we log you out everywhere. Log in again with your new password.',
  oldPassword: 'Old password',
  submit: 'Change password',
  changing: 'Changing your password…',
} as const;

const otpDevices = {
  page: 'Login codes',
  heading: 'Login codes',
  none: {
    lead: 'Make it hard for others to get into your account.',
    how: 'Add a phone or an e-mail. Each time you log in, we send a code to it.',
    why: 'Then your password alone is not enough to see your tests.',
  },
  lead: {
    one: 'Each time you log in, we send a code to it.',
    several: 'When you log in, we send a code to the first of these. You can have it sent to another one.',
  },
  list: 'Your phones and e-mails',
  kinds: oneTimePassword.kinds,
  added: '“{{name}}” was added. We will send a code the next time you log in.',
  removed: '“{{name}}” was removed.',
  full: 'You have {{count}} of them, and that is the limit. Remove one to add another.',
  add: 'Add a phone or e-mail',
  remove: 'Remove',
  removeLabel: {
    PHONE: 'Remove the phone “{{name}}”',
    EMAIL: 'Remove the e-mail “{{name}}”',
  } satisfies ByDevice<string>,
  confirm: {
    title: 'Remove “{{name}}”?',
    others: 'We will send no more login codes to it.',
    last: 'Then you will log in with your password alone.',
    keep: 'No, keep it',
    remove: 'Yes, remove it',
    removing: 'Removing…',
  },
  form: {
    page: 'Add a phone or e-mail',
    heading: 'Add a phone or e-mail',
    type: 'How do you want to get your codes?',
    types: {
      PHONE: { label: 'Phone', help: 'As a text message.' },
      EMAIL: { label: 'E-mail', help: 'As a message to your e-mail.' },
    } satisfies ByDevice<unknown>,
    address: {
      PHONE: {
        label: 'Phone number',
        help: 'Enter 10 digits, with the area code first. Message and data rates may apply.',
      },
      EMAIL: { label: 'E-mail', help: 'For example, name@mail.com.' },
    } satisfies ByDevice<unknown>,
    name: 'What do you call it?',
    nameHelp: 'For example, My phone. You see this name when you log in.',
    send: 'Send a code to it',
    sending: 'Sending a code…',
  },
  code: {
    page: 'Check the code',
    heading: 'Enter the code',
    sentTo: 'To show that it is yours, enter the code that we sent to:',
    confirm: 'Add it',
    confirming: 'Checking…',
    abandon: 'Do not add it',
  },
} as const;

/** Logging in, the second factor, and passwords. */
export const login = {
  login: {
    page: 'Log in',
    heading: 'Welcome back',
    password: 'Password',
    rememberMe: 'Remember me',
    rememberMeHelp: 'We fill in your e-mail the next time. Only for a device of your own.',
    forgotPassword: 'Forgot your password?',
    submit: 'Log in',
    loggingIn: 'Logging in…',
    newHere: 'New to Clearline?',
    createAccount: 'Create account',
  },
  oneTimePassword,
  forgotPassword,
  resetPassword,
  changePassword,
  otpDevices,
} as const satisfies TextTree;
