import type { Language, TextArea } from '../../core/domain/languages.ts';
import * as english from './en/index.ts';
import * as spanish from './es/index.ts';
import type { Texts } from './texts.ts';

/** The texts of one language by area, as English has them. */
export type LanguageTexts = { readonly [Area in TextArea]: Texts<(typeof english)[Area]> };

/** All texts of the product: language, area, then nested keys. Interpolation is i18next's `{{name}}`. */
export const translations: Readonly<Record<Language, LanguageTexts>> = {
  en: {
    landing: english.landing,
    general: english.general,
    steps: english.steps,
    account: english.account,
    profiles: english.profiles,
    results: english.results,
    support: english.support,
    terms: english.terms,
    privacy: english.privacy,
    faq: english.faq,
  },
  es: {
    landing: spanish.landing,
    general: spanish.general,
    steps: spanish.steps,
    account: spanish.account,
    profiles: spanish.profiles,
    results: spanish.results,
    support: spanish.support,
    terms: spanish.terms,
    privacy: spanish.privacy,
    faq: spanish.faq,
  },
};
