import type { Language } from '../../domain/languages.ts';
import type { PersonalData } from '../../domain/personal-data.ts';
import { personalDataHtml, type PersonalDataWords } from './personal-data-html.ts';

/** A file of personal data. Its name identifies no one. */
export interface DataFile {
  /** For a person, for a computer, or as the authorities got it. */
  readonly kind: 'page' | 'json' | 'messages';
  readonly name: string;
  /** The MIME type, with the character set. */
  readonly type: string;
  readonly text: string;
}

/** The schema of the JSON file, a file of the web app. */
const SCHEMA_FILE = '/personal-data.schema.json';

/** The messages to the authorities, one after the other: each begins with a segment MSH, and segments end in CR. */
function messagesOf({ results }: PersonalData): string {
  return results.map(({ report }) => report?.message ?? '').join('');
}

/** Whether there are messages to the authorities. */
export const hasMessages = (data: PersonalData): boolean => messagesOf(data) !== '';

/** The data as files: for a person, for a computer, and the messages as the authorities get them, if there are any. */
export function dataFiles(
  data: PersonalData,
  {
    words,
    language,
    origin,
  }: { readonly words: PersonalDataWords; readonly language: Language; readonly origin: string },
): readonly DataFile[] {
  const messages = messagesOf(data);
  const page: DataFile = {
    kind: 'page',
    name: 'clearline-data.html',
    type: 'text/html;charset=utf-8',
    text: personalDataHtml(data, words, language),
  };
  const json: DataFile = {
    kind: 'json',
    name: 'clearline-data.json',
    type: 'application/json;charset=utf-8',
    text: `${JSON.stringify({ $schema: `${origin}${SCHEMA_FILE}`, ...data }, null, 2)}\n`,
  };
  const hl7: DataFile = {
    kind: 'messages',
    name: 'clearline-messages.hl7',
    type: 'application/hl7-v2;charset=utf-8',
    text: messages,
  };
  return messages === '' ? [page, json] : [page, json, hl7];
}
