/**
 * The emails and text messages of the server. No area of the app: browsers never load them. A subject and a preview show on a locked
 * phone, so they hold no code. Each kind has a subject of its own, since mail programs group emails by it and an older code would be used.
 */
export const messages = {
  about: 'Clearline is a web app that guides you through a home test and helps you report the result.',
  support: 'If you need help, write an email to our support at {{email}}.',
  footer: 'This is an automatic message, so please do not reply to it.',
  linkHelp: 'If the button does not work, copy this link into your browser:',
  codeLife:
    'The code works only once, within {{minutes}} minutes. If you asked for several codes, use the one in the newest message.',
  email: {
    registrationCode: {
      subject: 'Your code to create a Clearline account',
      preview: 'Enter it within {{minutes}} minutes to create your account.',
      title: 'Your code to create an account',
      lead: 'Enter this code in Clearline to show that this email is yours:',
      notYou:
        'If you did not ask for this code, you can ignore this email. Without the code, no one can create an account.',
    },
    signInCode: {
      subject: 'Your code to log in to Clearline',
      preview: 'Enter it within {{minutes}} minutes, and never share it with anyone.',
      title: 'Your code to log in',
      lead: 'Enter this code in Clearline to finish logging in:',
      notYou:
        'We never call or write to ask for this code, so do not share it with anyone. If you are not logging in right now, someone may know your password. In that case, change your password.',
    },
    otpDeviceCode: {
      subject: 'Your code to add this email to Clearline',
      preview: 'Enter it within {{minutes}} minutes to get your login codes here.',
      title: 'Your code to add this email',
      lead: 'Enter this code in Clearline to get your login codes at this email:',
      notYou: 'If you did not ask for this code, you can ignore this email. Never share the code with anyone.',
    },
    resetLink: {
      subject: 'Set a new Clearline password',
      preview: 'The link in this email expires after {{hours}} hour.',
      title: 'Set a new password',
      lead: 'Someone asked for a new password for your Clearline account. If it was you, use this link:',
      action: 'Set a new password',
      life: 'The link works only once, and it expires after {{hours}} hour.',
      notYou: 'If it was not you, you do not need to do anything, and your password stays the same.',
    },
    passwordChanged: {
      subject: 'Your Clearline password was changed',
      preview: 'If it was not you, set a new password right away.',
      title: 'Your password was changed',
      lead: 'The password of your Clearline account was changed just now. You were logged out on all devices, so please log in with the new password.',
      action: 'Set a new password',
      notYou:
        'If it was not you, someone else may be using your account. Use the link above to set a new password right away.',
    },
    otpDeviceAdded: {
      subject: 'Clearline can send your login codes to a new place',
      preview: 'If you did not add it, set a new password right away.',
      title: 'A phone or email was added',
      lead: 'A phone or email was added to your Clearline account just now. From now on, it can receive your login codes. Your other phones and computers were logged out.',
      action: 'Set a new password',
      notYou:
        'If it was not you, someone else may be using your account. Use the link above to set a new password right away.',
    },
    otpDeviceRemoved: {
      subject: 'Clearline no longer sends your login codes to a phone or email',
      preview: 'If you did not remove it, set a new password right away.',
      title: 'A phone or email was removed',
      lead: 'A phone or email was removed from your Clearline account just now. It no longer receives your login codes. Your other phones and computers were logged out.',
      action: 'Set a new password',
      notYou:
        'If it was not you, someone else may be using your account. Use the link above to set a new password right away.',
    },
  },
  /**
   * Only characters of the GSM alphabet (é and ñ are, í, ó and ú are not), and short enough for one segment. The last line ties the code to
   * the website, so that a phone offers it there only; browsers read that form and no other.
   */
  phone: {
    signInCode:
      'Clearline: {{code}} is your code to log in. It works for {{minutes}} minutes. Do not share it.\n\n@{{host}} #{{code}}',
    otpDeviceCode:
      'Clearline: {{code}} is your code to add this phone. It works for {{minutes}} minutes. Do not share it.\n\n@{{host}} #{{code}}',
  },
};
