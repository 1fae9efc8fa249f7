import type { SupportRequestType } from '../../../core/domain/choice-lists.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What the screens of support say. */
export const support = {
  support: {
    page: 'Contact us',
    heading: 'Contact us',
    lead: 'Tell us what you need help with, and we will answer you by email.',
    hours: 'Support is open Monday to Friday, 8 am to 5 pm Pacific time.',
    write: 'You can also send an email to {{email}}.',
    emergency: 'We cannot give medical advice. In an emergency, call 911.',
    requestType: 'What is it about?',
    requestTypes: {
      generalInquiries: 'A general question',
      productInquiries: 'A question about the test kit',
      technicalSupport: 'Something does not work',
    } satisfies Record<SupportRequestType, string>,
    name: 'Your name',
    email: 'Your email',
    emailHelp: 'We will send our answer to this email address.',
    phoneNumber: 'Your phone number',
    information: 'Your message',
    informationHelp: 'Tell us what happened, but please leave out passwords and codes.',
    left: { one: '1 character left', many: '{{count}} characters left' },
    over: { one: '1 character too many', many: '{{count}} characters too many' },
    nearLimit: 'Your message is almost as long as it can be.',
    overLimit: 'Your message is too long, so please shorten it.',
    details: {
      heading: 'Technical details',
      lead: 'If we ask for them, copy them here and paste them into your message.',
      holds:
        'They say which page and step are open, which errors show, how your timers run, and what this browser allows.',
      leaves: 'They do not say your name, your address, your answers, your result or the code on your cassette.',
    },
    offline:
      'You are offline, so we cannot send your message now. It stays on this page, and you can send it when you are online again.',
    send: 'Send message',
    failed: {
      page: 'Message not sent',
      heading: 'Your message was not sent',
      kept: 'Everything that you typed is still here, and “Try again” takes you back to it.',
    },
    sent: {
      page: 'Message sent',
      heading: 'We have your message',
      to: 'We will answer by email, to:',
      hours: 'We read messages Monday to Friday, 8 am to 5 pm Pacific time.',
      later: 'If you write at another time, we will read your message when we are open again.',
      spam: 'If you do not see an answer, please look in your spam folder too.',
    },
  },
} as const satisfies TextTree;
