import { translations } from '../../adapters/translations/index.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** What ends a text, so that words of two texts never count as words next to each other. */
const END = '¶';

/** All texts in a tree of texts. */
export function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** Every text of the app in a language, without tags, and parted at its values. */
export function appTexts(language: Language): readonly string[] {
  return leaves(translations[language])
    .flatMap((text) => text.replaceAll(/<[^>]*>/g, '').split(/\{\{[^}]*\}\}/))
    .map((part) => `${part} ${END}`);
}

/** The texts of a report that is on its way, while the page says so; a server sends it a moment later. */
export function passingTexts(tab: TerminalTab, language: Language): readonly string[] {
  const report = tab.screen().page?.report?.value;
  const isPassing = report?.status === 'queued' && report.reason === null;
  return isPassing ? leaves(translations[language].results.report.statuses.queued) : [];
}
