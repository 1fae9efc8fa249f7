import type { Language } from '../../core/domain/languages.ts';
import type { RetentionDays } from '../../core/domain/retention.ts';
import { retention as english } from './en/retention.ts';
import { retention as spanish } from './es/retention.ts';
import { translations, type LanguageTexts } from './index.ts';
import { withRetentionList, type RetentionSentences } from './retention-list.ts';

const SENTENCES: Readonly<Record<Language, RetentionSentences>> = { en: english, es: spanish };

/** All texts, with the retention periods of a deployment in both policies. With the periods of the table they do not change. */
export function textsOfDeployment(days: RetentionDays): Readonly<Record<Language, LanguageTexts>> {
  const ofLanguage = (language: Language): LanguageTexts => {
    const texts = translations[language];
    const { privacy } = texts.privacy;
    const { healthData } = texts.healthData;
    return {
      ...texts,
      privacy: { privacy: withRetentionList(privacy, SENTENCES[language], days) },
      healthData: { healthData: withRetentionList(healthData, SENTENCES[language], days) },
    };
  };
  return { en: ofLanguage('en'), es: ofLanguage('es') };
}
