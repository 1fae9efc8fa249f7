import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import type { RetentionDays } from '../../core/domain/retention.ts';
import { retention as english } from './en/retention.ts';
import { retention as spanish } from './es/retention.ts';
import { translations, type LanguageTexts } from './index.ts';
import { withRetentionList, type RetentionSentences } from './retention-list.ts';

/** The sentences of the list of retention periods. */
export const retentionSentences: Readonly<Record<Language, RetentionSentences>> = { en: english, es: spanish };

/** All texts, with the retention periods of a deployment in both policies. With the periods of the table they do not change. */
export function textsOfDeployment(days: RetentionDays): Readonly<Record<Language, LanguageTexts>> {
  const ofLanguage = (language: Language): LanguageTexts => {
    const texts = translations[language];
    const { privacy } = texts.privacy;
    const { healthData } = texts.healthData;
    return {
      ...texts,
      privacy: { privacy: withRetentionList(privacy, retentionSentences[language], days) },
      healthData: { healthData: withRetentionList(healthData, retentionSentences[language], days) },
    };
  };
  const texts = LANGUAGES.map((language) => [language, ofLanguage(language)] as const);
  return Object.fromEntries(texts) as Readonly<Record<Language, LanguageTexts>>;
}
