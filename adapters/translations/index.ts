import type { Language, TextArea } from '../../core/domain/languages.ts';
import * as english from './en/index.ts';
import * as spanish from './es/index.ts';
import type { Texts } from './texts.ts';

/** The texts of one language by area, as English has them. */
export type LanguageTexts = { readonly [Area in TextArea]: Texts<(typeof english)[Area]> };

/** All texts of the product: language, area, then nested keys. Interpolation is i18next's `{{name}}`. */
export const translations: Readonly<Record<Language, LanguageTexts>> = { en: english, es: spanish };
