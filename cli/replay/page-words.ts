import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { routeAt } from '../../core/flow/app-routes.ts';
import { areaOf } from '../route-texts/route-labels.ts';
import { textsOf } from '../walk/look-up-text.ts';

/** The title of a page, as the app's frame or its heading has it; a path that is none of the app's as it is. */
export function pageTitle(path: string, language: Language): string {
  const name = routeAt(path);
  if (name === null) return path;
  if (name === 'testSteps') return terminalTexts[language].replay.steps;
  const titles = ['page', 'heading', 'person'].map((part) => textsOf(`${areaOf(name)}.${part}`, language));
  return titles.find((title) => typeof title === 'string') ?? path;
}
