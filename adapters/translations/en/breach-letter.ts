/**
 * The letter to people whose data was exposed, with the headings that the laws of several states ask for. `{{happened}}`, `{{from}}`,
 * `{{to}}`, `{{name}}` and `{{email}}` are filled in. No area of the app.
 */
export const breachLetter = {
  subject: 'Notice of a data breach',
  greeting: 'Dear {{name}}:',
  greetingWithoutName: 'Hello:',
  happened: { heading: 'What happened', text: '{{happened}} It happened from {{from}} to {{to}}.' },
  involved: {
    heading: 'What information was involved',
    account:
      'Our server held your account: your email, your profiles with names, dates of birth, addresses and phone numbers, and your test results.',
    guest: 'Our server held your test result, and what you typed for its report.',
    password: 'It held your password in scrambled form only.',
  },
  doing: {
    heading: 'What we are doing',
    text: 'We have stopped the breach and are looking into how it came about. We have told the public offices that the law names.',
  },
  you: {
    heading: 'What you can do',
    account: 'Choose a new password in Clearline. If you use the same password elsewhere, change it there too.',
    everyone: 'Be careful with messages that mention your test. We never ask for a password or a code.',
    erase: 'You can ask us to send you your data, or to delete it.',
  },
  more: { heading: 'For more information', text: 'Write to {{email}}. Please say that it is about this letter.' },
} as const;
