import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent } from '../../../loading/use-late-part.ts';
import { languageOf } from '../../../texts/language-of.ts';
import { useSteps } from '../step-services.ts';

/** Reads aloud what a screen reader announces here, if texts are read aloud. Nothing for null or an empty text. */
export function useAnnounced(words: string | null): void {
  const { loadAlerts } = useSteps();
  const { i18n } = useTranslation();
  const alerts = useCurrent(loadAlerts);
  const language = languageOf(i18n);
  useEffect(() => {
    if (words !== null && words !== '') alerts?.readAloud.announce(words, language);
  }, [alerts, words, language]);
}
