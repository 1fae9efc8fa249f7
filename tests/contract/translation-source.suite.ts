import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES, TEXT_AREAS } from '../../core/domain/languages.ts';
import type { TranslationSource } from '../../core/ports/translation-source.ts';

export type MakeTranslations = () => Promise<{ readonly source: TranslationSource; stop(): Promise<void> }>;

const PLACES = LANGUAGES.flatMap((language) => TEXT_AREAS.map((area) => ({ language, area })));

/** The contract of every TranslationSource. */
export function describeTranslationSource(name: string, makeTranslations: MakeTranslations): void {
  describe(`Texts over ${name}`, () => {
    let made: Awaited<ReturnType<MakeTranslations>>;

    beforeAll(async () => {
      made = await makeTranslations();
    });
    afterAll(() => made.stop());

    test.each(PLACES)('returns every text of $area in $language', async ({ language, area }) => {
      expect(await made.source.load(language, area)).toEqual({ ok: true, value: translations[language][area] });
    });

    test.each(['xx', 'EN', '', 'en/..', '__proto__'])('does not know the language "%s"', async (language) => {
      expect(await made.source.load(language, 'landing')).toMatchObject({
        ok: false,
        error: { code: 'LANGUAGE_NOT_SUPPORTED', status: 404 },
      });
    });
  });
}
