/**
 * The e-mails and text messages of the server. No area of the app: browsers never load them. A subject shows on a locked phone, so it
 * holds no code.
 */
export const messages = {
  footer: 'Clearline sent this e-mail by itself. Please do not reply to it.',
  linkHelp: 'If the button does not work, copy this link into your browser:',
  codeLife: 'The code works once, for {{minutes}} minutes. If you asked for more than one, use the newest.',
  email: {
    registrationCode: {
      subject: 'Your Clearline code',
      title: 'Your code to sign up',
      lead: 'Enter this code in Clearline to show that this e-mail is yours:',
      notYou: 'If you did not ask for this code, you can ignore this e-mail. No account is made without the code.',
    },
    signInCode: {
      subject: 'Your Clearline code',
      title: 'Your code to sign in',
      lead: 'Enter this code in Clearline to finish signing in:',
      notYou:
        'We never call or write to ask for this code. If you are not signing in right now, someone may know your password. Do not share the code, and change your password.',
    },
    otpDeviceCode: {
      subject: 'Your Clearline code',
      title: 'Your code to add this e-mail',
      lead: 'Enter this code in Clearline to get your sign-in codes at this e-mail:',
      notYou: 'If you did not ask for this code, you can ignore this e-mail. Do not share the code.',
    },
    resetLink: {
      subject: 'Set a new Clearline password',
      title: 'Set a new password',
      lead: 'Someone asked for a new password for your Clearline account. If it was you, use this link:',
      action: 'Set a new password',
      life: 'The link works once, for {{hours}} hour. If you asked for more than one, use the newest.',
      notYou: 'If it was not you, you do not need to do anything. Your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your Clearline password was changed',
      title: 'Your password was changed',
      lead: 'The password of your Clearline account was changed just now. You were signed out everywhere. Sign in with the new password.',
      action: 'Set a new password',
      notYou:
        'If it was not you, someone else may be using your account. Use the link above to set a new password now.',
    },
  },
  phone: {
    signInCode: 'Clearline: {{code}} is your code to sign in. It works for {{minutes}} minutes. Do not share it.',
    otpDeviceCode:
      'Clearline: {{code}} is your code to add this phone. It works for {{minutes}} minutes. Do not share it.',
  },
};
