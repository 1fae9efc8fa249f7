import { describe, expect, test } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';

/** What Apple calls Lockdown Mode. */
const NAMES: Readonly<Record<Language, string>> = { en: 'Lockdown Mode', es: 'modo de aislamiento' };
const CONNECTION: Readonly<Record<Language, string>> = { en: 'connection', es: 'conexión' };

describe.each(LANGUAGES)('what is said in %s where Lockdown Mode may be why nothing is read', (language) => {
  const { camera, photo } = translations[language].steps.scan;

  test.each([
    ['about the camera', camera.failures.unsupported],
    ['about a photo without a readable code', photo.failures['no-code-lockdown']],
    ['about photos that this browser cannot read', photo.failures.unsupported],
  ])('names it %s, and does not blame the connection', (_what, { title, text }) => {
    expect(text).toContain(NAMES[language]);
    expect(`${title} ${text}`).not.toContain(CONNECTION[language]);
  });
});
