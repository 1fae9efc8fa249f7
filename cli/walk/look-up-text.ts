import { translations } from '../../adapters/translations/index.ts';
import type { Language } from '../../core/domain/languages.ts';
import { rowOf } from '../../core/flow/flows.ts';
import type { TestSession } from '../../core/flow/session.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';
import { variantsOf } from '../../core/step-texts/shown-text.ts';
import { entryOf } from '../../core/domain/entry-of.ts';

/** A text, or a group of texts. */
export type Found = string | TextTree;

/** The text or the group of a key in whichever area has it; undefined if none has. */
export function textsOf(key: string, language: Language): Found | undefined {
  for (const area of Object.values(translations[language])) {
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => entryOf((part ?? {}) as Readonly<Record<string, unknown>>, name), area);
    if (typeof found === 'string' || (typeof found === 'object' && found !== null)) return found as Found;
  }
  return undefined;
}

/** Looks a key up as screens do; one that begins with a dot among the texts of the current step. */
export function makeLookup(session: TestSession, language: Language): (key: string) => Found | undefined {
  return (key) => {
    if (!key.startsWith('.')) return textsOf(key, language);
    const paths = variantsOf(session).map((variant) => `steps.${rowOf(session)?.id ?? ''}.${variant}${key.slice(1)}`);
    return paths.map((path) => textsOf(path, language)).find((found) => found !== undefined);
  };
}
