import { entryOf } from '../../core/domain/entry-of.ts';

/** Replaces the `{{name}}` placeholders of a text. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(entryOf(values, name) ?? place));
}
