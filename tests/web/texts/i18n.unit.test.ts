import { describe, expect, it } from 'vitest';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { makeMemoryTranslationSource } from '../../../adapters/memory/memory-translation-source.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { err } from '../../../core/domain/result.ts';
import type { TranslationSource } from '../../../core/ports/translation-source.ts';
import { savedLanguage, loadAreas, makeTexts, startTexts, switchLanguage } from '../../../web/texts/i18n.ts';

const everything = makeMemoryTranslationSource(translations);

/** A source that cannot load the listed texts. */
function makeBrokenSource(...missing: string[]): { readonly source: TranslationSource; readonly missing: Set<string> } {
  const absent = new Set(missing);
  return {
    missing: absent,
    source: {
      load: (language, area) =>
        absent.has(language) || absent.has(`${language}/${area}`)
          ? Promise.resolve(err({ code: 'NETWORK_REQUEST_FAILED' as const }))
          : everything.load(language, area),
    },
  };
}

/** The part of a page that the texts use. */
function makePage(): { readonly page: Window; readonly lang: () => string } {
  const documentElement = { lang: 'en' };
  const page = {
    document: { documentElement, querySelector: () => null },
    setTimeout: (work: () => void) => setTimeout(work, 1),
  };
  return { page: page as unknown as Window, lang: () => documentElement.lang };
}

describe('the language', () => {
  it('is the persisted one, or English', () => {
    const storage = makeMemoryStorage();

    expect(savedLanguage(storage)).toBe('en');
    storage.write('language', 'es');
    expect(savedLanguage(storage)).toBe('es');
    storage.write('language', 'xx');
    expect(savedLanguage(storage)).toBe('en');
  });

  it('is set on the page from the start, and follows the switch', async () => {
    const { page, lang } = makePage();
    const storage = makeMemoryStorage();

    const texts = await startTexts(everything, 'es', page);
    expect(lang()).toBe('es');
    expect(texts.t('frame.help')).toBe('Soporte');

    expect(await switchLanguage(texts, storage, 'en')).toBeNull();
    expect(lang()).toBe('en');
    expect(texts.t('frame.help')).toBe('Support');
    expect(storage.read('language')).toBe('en');
  });

  it('falls back to English when its texts cannot be loaded', async () => {
    const { page, lang } = makePage();

    const texts = await startTexts(makeBrokenSource('es').source, 'es', page);

    expect(texts.t('frame.help')).toBe('Support');
    expect(lang()).toBe('en');
  });

  it('starts with the available texts, and does not wait for the others again', async () => {
    const { page } = makePage();
    Object.assign(page.document, { querySelector: () => ({}) });
    const asked: string[] = [];
    const { source } = makeBrokenSource('es');
    const texts = await startTexts(
      { load: (language, area) => (asked.push(language), source.load(language, area)) },
      'es',
      page,
    );

    expect(texts.t('frame.help')).toBe('Support');
    expect([...asked].sort()).toEqual(['en', 'es']);
  });

  it('ignores texts that arrive when they are no longer wanted', async () => {
    const storage = makeMemoryStorage();
    const texts = await makeTexts(everything, 'en');

    expect(await switchLanguage(texts, storage, 'es', () => false)).toBeNull();

    expect(texts.t('frame.help')).toBe('Support');
    expect(storage.read('language')).toBeUndefined();
  });

  it('waits for a network that is not available yet', async () => {
    const broken = makeBrokenSource('en', 'es');
    const starting = startTexts(broken.source, 'es', makePage().page);
    setTimeout(() => broken.missing.clear(), 20);

    expect((await starting).t('frame.help')).toBe('Soporte');
  });

  it('stays when the texts of the other one cannot be loaded, and the choice is not persisted', async () => {
    const storage = makeMemoryStorage();
    const texts = await makeTexts(makeBrokenSource('es').source, 'en');

    expect(await switchLanguage(texts, storage, 'es')).toBe('notLoaded');

    expect(texts.t('frame.help')).toBe('Support');
    expect(storage.read('language')).toBeUndefined();
  });

  it('that the server does not have is told apart from one that did not arrive', async () => {
    const unsupported = err({ code: 'LANGUAGE_NOT_SUPPORTED' as const, status: 404 });
    const load: TranslationSource['load'] = (language, area) =>
      language === 'en' ? everything.load(language, area) : Promise.resolve(unsupported);
    const texts = await makeTexts({ load }, 'en');
    expect(await switchLanguage(texts, makeMemoryStorage(), 'es')).toBe('LANGUAGE_NOT_SUPPORTED');
    expect(texts.language).toBe('en');
  });

  it('switches every area that was loaded', async () => {
    const texts = await makeTexts(everything, 'en');
    await loadAreas(texts, ['general', 'steps']);

    await switchLanguage(texts, makeMemoryStorage(), 'es');

    expect(texts.t('buttons.next')).toBe('Siguiente');
    expect(texts.t('timer.label')).toBe(translations.es.steps.timer.label);
  });

  it('loads an area that failed at first when it is requested again', async () => {
    const broken = makeBrokenSource('en/general');
    const texts = await makeTexts(broken.source, 'en');

    await expect(loadAreas(texts, ['general'])).rejects.toThrow('general');
    broken.missing.clear();
    await loadAreas(texts, ['general']);

    expect(texts.t('buttons.next')).toBe('Next');
  });
});
