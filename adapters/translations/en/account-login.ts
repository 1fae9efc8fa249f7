import type { OtpDeviceType } from '../../../core/domain/otp-device.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

type ByDevice<T> = Record<OtpDeviceType, T>;

const oneTimePassword = {
  page: 'Enter your code',
  heading: 'Enter your code',
  sentTo: {
    PHONE: 'We sent a code to your phone:',
    EMAIL: 'We sent a code to your email:',
    unknown: 'We sent a code to:',
  } satisfies ByDevice<string> & { unknown: string },
  label: '6-digit code',
  help: 'The code works for {{minutes}} minutes after we send it.',
  verify: 'Log in',
  verifying: 'Checking…',
  noCode: {
    PHONE: 'If no code arrives within a minute, you can ask for a new one.',
    EMAIL: 'If no code arrives within a minute, look in your spam folder or ask for a new one.',
    unknown: 'If no code arrives within a minute, you can ask for a new code.',
  } satisfies ByDevice<string> & { unknown: string },
  chooseDevice: 'Where should we send a new code?',
  kinds: { PHONE: 'Phone', EMAIL: 'Email' } satisfies ByDevice<string>,
  sendNew: 'Send a new code',
  sending: 'Sending a new code…',
  notice: {
    PHONE: 'The new code is on its way to your phone “{{name}}” and should arrive within a minute.',
    EMAIL: 'The new code is on its way to your email “{{name}}” and should arrive within a minute.',
    unknown: 'The new code is on its way to “{{name}}” and should arrive within a minute.',
  } satisfies ByDevice<string> & { unknown: string },
} as const;

const forgotPassword = {
  page: 'Forgot password',
  heading: 'Forgot your password?',
  lead: 'Enter the email of your account, and we will send you a link to set a new password.',
  send: 'Send the link',
  sending: 'Sending the link…',
  sent: {
    page: 'Check your email',
    heading: 'Check your email',
    to: 'If there is an account with this email, a link is on its way to:',
    points: {
      life: 'The link works once, and only for {{hours}} hour.',
      spam: 'The email can take up to {{minutes}} minutes to arrive. If it is still missing after that, look in your spam folder.',
      typo: 'If there is still no message, check that the email address above is correct.',
    },
    code: 'If you open the link on another phone, computer or browser, we ask there for a code. Type this one there, so that we know it is you:',
    other: 'Use another email',
    returnToLogin: 'Return to login',
  },
} as const;

const resetPassword = {
  page: 'New password',
  heading: 'Set a new password',
  lead: 'You will be logged out on all devices, and then you can log in with your new password.',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  submit: 'Set password',
  setting: 'Setting your password…',
  code: '6-digit code',
  codeHelp: 'This browser did not request the link, so we need the code from the page where you requested it.',
  noCode: 'No code? Get a new link',
  newLink: 'Get a new link',
  keep: 'Keep my password and log in',
  done: {
    title: 'Your password is set',
    text: 'You can now log in with your email and your new password.',
    returnToLogin: 'Return to login',
  },
} as const;

const changePassword = {
  page: 'Change password',
  heading: 'Change your password',
  lead: 'When you change your password, you will be logged out on all devices. After that, you can log in again with the new password.',
  oldPassword: 'Old password',
  submit: 'Change password',
  changing: 'Changing your password…',
} as const;

const otpDevices = {
  page: 'Login codes',
  heading: 'Login codes',
  none: {
    lead: 'Login codes make it harder for others to get into your account.',
    how: 'Add a phone or an email address, and we will send a code to it each time you log in.',
    why: 'Even if someone else learns your password, they cannot log in without a code.',
  },
  lead: {
    one: 'Each time you log in, we send a code to this phone or email address.',
    several:
      'When you log in, we send a code to the first one on this list. If you prefer another one, you can ask for a code there instead.',
  },
  list: 'Your phones and emails',
  kinds: oneTimePassword.kinds,
  added: '“{{name}}” was added, so you can now get your login codes there.',
  removed: '“{{name}}” was removed, so it no longer gets your login codes.',
  full: 'You have {{count}} phones and emails, which is the limit, so remove one before you add another.',
  add: 'Add a phone or email',
  remove: 'Remove',
  removeLabel: {
    PHONE: 'Remove the phone “{{name}}”',
    EMAIL: 'Remove the email “{{name}}”',
  } satisfies ByDevice<string>,
  confirm: {
    title: 'Remove “{{name}}”?',
    others: 'After that, we will no longer send your login codes to it.',
    last: 'After that, you will log in with only your email and password.',
    keep: 'No, keep it',
    remove: 'Yes, remove it',
    removing: 'Removing…',
  },
  password: {
    label: 'Your password',
    help: 'We ask again, so that only you can change how your account is protected.',
    others: 'This change also logs you out on your other phones and computers.',
  },
  form: {
    page: 'Add a phone or email',
    heading: 'Add a phone or email',
    type: 'How do you want to get your codes?',
    types: {
      PHONE: { label: 'Phone', help: 'We send your codes to your phone as text messages.' },
      EMAIL: { label: 'Email', help: 'We send your codes to your email address.' },
    } satisfies ByDevice<unknown>,
    address: {
      PHONE: {
        label: 'Phone number',
        help: 'Enter 10 digits, with the area code first. Message and data rates may apply.',
      },
      EMAIL: { label: 'Email', help: 'Enter a full email address, for example name@mail.com.' },
    } satisfies ByDevice<unknown>,
    name: 'Give it a name',
    nameHelp: 'Choose a name, such as My phone, that you will recognize when you log in.',
    send: 'Send a code to it',
    sending: 'Sending a code…',
  },
  code: {
    page: 'Check the code',
    heading: 'Enter the code',
    sentTo: 'To show that it belongs to you, enter the code that we sent to:',
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
    rememberMeHelp: 'We will fill in your email the next time, so use this only on your own phone or computer.',
    forgotPassword: 'Forgot your password?',
    lockedOut:
      'Other people may have tried too many passwords. With a link that we email to you, you can go on right away.',
    sendLink: 'Email me a link',
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
