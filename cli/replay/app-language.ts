import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';

/** That the app of the person is in another language than the answer; null if it is not, or if that is not known. */
export function appLanguageText(app: Language | null, language: Language): string | null {
  if (app === null || app === language) return null;
  const { otherLanguage, languages } = terminalTexts[language].replay;
  return fillIn(otherLanguage, { app: languages[app], code: app });
}
