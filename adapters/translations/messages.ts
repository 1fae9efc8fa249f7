import type { Language } from '../../core/domain/languages.ts';
import { messages as english } from './en/messages.ts';
import { messages as spanish } from './es/messages.ts';
import type { Texts } from './texts.ts';

export type MessageTexts = Texts<typeof english>;

/** The texts of emails and text messages, which browsers do not load. Interpolation is `{{name}}`. */
export const messageTexts: Record<Language, MessageTexts> = { en: english, es: spanish };
