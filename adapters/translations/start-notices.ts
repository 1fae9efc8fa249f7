import type { Language } from '../../core/domain/languages.ts';
import { startNotice as english } from './en/start-notice.ts';
import { startNotice as spanish } from './es/start-notice.ts';
import type { StartNoticeTexts } from './texts.ts';

/** What a page says whose app has not started. The build writes it into the pages, so no area of the texts has it. */
export const startNotices: Readonly<Record<Language, StartNoticeTexts>> = { en: english, es: spanish };
