import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { routeAt } from '../../core/flow/app-routes.ts';

/** A page in words; a path that is none of the app's as it is. */
export function pageWords(path: string, language: Language): string {
  const name = routeAt(path);
  return name === null ? path : terminalTexts[language].replay.pages[name];
}

/** A page as a heading: its words with a capital letter. */
export function pageTitle(path: string, language: Language): string {
  const words = pageWords(path, language);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
