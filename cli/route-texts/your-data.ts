import type { PersonalData } from '../../core/domain/personal-data.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { button, text, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import { hasMessages, type DataFile } from '../../core/use-cases/your-data/data-files.ts';

/** How far the request to delete the account is. */
export type DeletionPart = 'start' | 'confirm' | 'written';

/** The question before the email with the request is written. */
export const DELETION_QUESTION: readonly ShownText[] = [
  text('yourData.deletion.confirm.title', {}, 'title'),
  ...['goes', 'stays', 'first'].map((key) => text(`yourData.deletion.confirm.${key}`)),
];

/** The files that can be saved, once the data are there. */
export function filesOf(data: PersonalData | null): readonly DataFile['kind'][] {
  if (data === null) return [];
  return hasMessages(data) ? ['page', 'json', 'messages'] : ['page', 'json'];
}

/** The email with the request, to copy where no mail program has opened. */
function mailTexts(email: string): readonly ShownText[] {
  const written = 'yourData.deletion.written';
  const mail = 'yourData.deletion.mail';
  return [
    text(`${written}.send`),
    text(`${written}.otherwise`),
    text(`${written}.to`, {}, 'label'),
    words('to', SUPPORT_EMAIL),
    text(`${written}.subject`, {}, 'label'),
    text(`${mail}.subject`),
    text(`${written}.text`, {}, 'label'),
    text(`${mail}.request`),
    text(`${mail}.account`, { email }),
  ];
}

/** The copy of the data, and the request to delete the account, which was written if there is an `email`. */
export function yourDataTexts(data: PersonalData | null, email: string | null): readonly ShownText[] {
  const files = filesOf(data).flatMap((kind) => [
    text(`yourData.files.${kind}.text`),
    button(`yourData.files.${kind}.save`),
  ]);
  return [
    text('yourData.copy.heading'),
    text('yourData.copy.lead'),
    ...(data === null ? [button('yourData.copy.get')] : [text('yourData.copy.ready'), ...files]),
    text('yourData.deletion.heading'),
    text('yourData.deletion.lead'),
    ...(email === null ? [] : mailTexts(email)),
  ];
}
