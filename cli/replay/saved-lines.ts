import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import { ITEM_CONDITIONS } from '../../core/diagnostics/persisted-check.ts';
import { PERSISTED_ITEM_NAMES, type PersistedItemName } from '../../core/diagnostics/persisted-items.ts';
import type { Language } from '../../core/domain/languages.ts';
import { readable } from './readable-instant.ts';

/** How everything that the app stores was found, a line for each condition, and what was found damaged earlier; in a language. */
export function savedLines(
  { persisted, damage }: Pick<DiagnosticsSnapshot, 'persisted'> & { readonly damage?: DiagnosticsSnapshot['damage'] },
  language: Language,
): readonly string[] {
  const { items: names, conditions, foundDamaged } = terminalTexts[language].replay;
  const listOf = (items: readonly PersistedItemName[]): string => items.map((name) => names[name]).join(', ');
  const now = ITEM_CONDITIONS.toReversed().flatMap((condition) => {
    const items = PERSISTED_ITEM_NAMES.filter((name) => persisted[name] === condition);
    return items.length === 0 ? [] : [fillIn(conditions[condition], { items: listOf(items) })];
  });
  if (!damage) return now;
  return [...now, fillIn(foundDamaged, { at: readable(damage.foundAt), items: listOf(damage.items) })];
}
