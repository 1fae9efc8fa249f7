import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { breaches, idleExceptions, writtenTexts } from './vocabulary.ts';

describe.each(LANGUAGES)('the vocabulary of the texts in %s', (language) => {
  test('has one term for each thing', async () => {
    expect(breaches(language, await writtenTexts(language))).toEqual([]);
  });

  test('has no exception that no text needs', async () => {
    expect(idleExceptions(language, await writtenTexts(language))).toEqual([]);
  });
});

describe('a breach', () => {
  test.each([
    ['en', 'Sign in with your e-mail.', ['“e-mail”', '“Sign in”']],
    ['en', 'Tap the icon. Press the swab firmly.', ['“Tap the icon”']],
    ['es', 'Entre con su perfil predeterminado. Lea entre 15 y 30 minutos.', ['“predeterminado”', '“Entre con”']],
    ['es', 'Es inválida. Abra otra app.', ['“app”', '“inválida”']],
    ['es', 'Una línea muy clara a las 8 a. m. cuenta.', ['“muy clara”', '“a. m.”']],
  ] as const)('is found in %s: %s', (language, text, words) => {
    const found = breaches(language, [{ file: 'a.ts', key: 'b', text }]);
    expect(found.map((line) => /“[^”]+”/.exec(line)?.[0])).toEqual(words);
  });
});
