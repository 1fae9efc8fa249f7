import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { text, words, type ShownText } from '../../core/step-texts/shown-text.ts';

/** The opening hours of customer service and other ways to contact it. */
export const CONTACT_OPTIONS: readonly ShownText[] = [
  text('support.hours'),
  text('support.write', { email: SUPPORT_EMAIL }),
  text('support.emergency'),
];

/** What replaces the form while its call has failed. */
export const REQUEST_FAILED: readonly ShownText[] = [
  text('support.failed.heading', {}, 'title'),
  text('support.failed.kept'),
  ...CONTACT_OPTIONS,
];

/** What replaces the form once the request was sent. */
export function requestSentTexts(email: string): readonly ShownText[] {
  return [
    text('support.sent.heading', {}, 'title'),
    text('support.sent.to'),
    words('email', email),
    ...['hours', 'later', 'spam'].map((key) => text(`support.sent.${key}`, {}, 'point')),
    text('support.emergency'),
  ];
}
