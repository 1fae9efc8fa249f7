import type { Language } from '../../core/domain/languages.ts';
import { languageSwitch as english } from './en/language-switch.ts';
import { languageSwitch as spanish } from './es/language-switch.ts';
import type { LanguageSwitchTexts } from './texts.ts';

/** What the switch says for each language. Every language has all of it, since it offers the others before their texts are loaded. */
export const languageSwitches: Readonly<Record<Language, LanguageSwitchTexts>> = { en: english, es: spanish };
