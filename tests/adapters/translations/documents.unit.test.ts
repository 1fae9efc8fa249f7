import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FAQ_QUESTIONS, LEGAL_SECTIONS } from '../../../adapters/translations/document-outline.ts';
import { readParts, parseFaq, parseLegalDocument } from '../../../adapters/translations/parse-document.ts';
import { readLegalDocument } from '../../../adapters/translations/read-document.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';

const TRANSLATIONS = resolve(import.meta.dirname, '../../../adapters/translations');
const fileOf = (language: string, name: string): string => readFileSync(join(TRANSLATIONS, language, name), 'utf8');

describe('Markdown', () => {
  it('becomes headings with their anchors, paragraphs and lists', () => {
    const text =
      '# Terms\n\nOf 2021.\n\n## Your {{email}} {#your-email}\n\nOne\nparagraph.\n\n- First: “a”.\n- Second\n';

    expect(readParts(text)).toEqual([
      { level: 1, title: 'Terms', anchor: null, blocks: ['Of 2021.'] },
      {
        level: 2,
        title: 'Your {{email}}',
        anchor: 'your-email',
        blocks: ['One paragraph.', ['First: “a”.', 'Second']],
      },
    ]);
  });

  it('may escape a character of its syntax', () => {
    expect(readParts('# A\n\n5\\. August \\*').at(0)?.blocks).toEqual(['5. August *']);
  });

  it.each([
    ['an emphasis', 'So *much*.', '*much*'],
    ['a link', 'A [link](/home).', '[link](/home)'],
    ['HTML', 'A <b>word</b>.', '<b>'],
    ['a numbered list', '1. First', '1. First'],
    ['a quotation', '> Said', '> Said'],
    ['a list in a list', '- One\n  - Two', '- One'],
  ])('with %s is rejected, since it would show as signs', (_what, text, quoted) => {
    expect(() => readParts(`# A\n\n${text}`)).toThrow(quoted);
  });
});

describe('a document', () => {
  const terms = fileOf('en', 'terms.md');
  const faq = fileOf('en', 'faq.md');

  it.each([
    ['lacks', terms.replace(/## No medical advice[^]*?(?=## )/, ''), 'no heading with {#advice}'],
    ['has too many', `${terms}\n## More {#more}\n\nWords.\n`, 'a heading too many: more'],
    ['has twice', `${terms}\n## More {#age}\n\nWords.\n`, 'a heading too many: age'],
    ['has without its anchor', terms.replace(' {#age}', ''), 'no heading with {#age}'],
    ['has at another level', terms.replace('## Who', '### Who'), '“Who may use Clearline” is no heading of level 2'],
    ['has empty', terms.replace(/(\{#age\})[^]*?(?=## )/, '$1\n\n'), '{#age} is empty'],
  ])('names the section that it %s', (_how, markdown, message) => {
    expect(() => parseLegalDocument('terms', markdown)).toThrow(message);
  });

  it('reports sections that are in the wrong order', () => {
    const swapped = terms.replace('{#advice}', '{#x}').replace('{#age}', '{#advice}').replace('{#x}', '{#age}');
    expect(() => parseLegalDocument('terms', swapped)).toThrow('out of order: main-points, age, advice');
  });

  it.each([
    ['lacks', faq.replace(/### What does Clearline do[^]*?(?=### )/, ''), 'no heading with {#what} in {#webApp}'],
    ['has in another section', faq.replace('{#detects}', '{#what}'), 'a heading too many: what'],
    ['leaves without an answer', faq.replace(/(\{#what\})[^]*?(?=### )/, '$1\n\n'), '{#what} lacks its paragraph'],
    ['answers at length', faq.replace('{#what}\n', '{#what}\n\nA.\n\n- B\n\nC.\n'), '{#what} is more than'],
  ])('names the question that it %s', (_how, markdown, message) => {
    expect(() => parseFaq(markdown)).toThrow(message);
  });

  describe('a document in a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearline-texts-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    it('is reported with its folder and file when it is invalid', () => {
      writeFileSync(join(folder, 'privacy.md'), '# Privacy\n');
      expect(() => readLegalDocument(folder, 'privacy')).toThrow(/clearline-texts-\w+\/privacy\.md: no heading with/);
    });
  });

  it.each(LANGUAGES)('exists for each kind in %s, with exactly the anchors of the outline', (language) => {
    const anchorsOf = (name: string): unknown[] =>
      [...fileOf(language, name).matchAll(/^#+ .*\{#([\w-]+)\}$/gm)].map(([, anchor]) => anchor);
    expect(anchorsOf('terms.md')).toEqual(['main-points', ...LEGAL_SECTIONS.terms]);
    expect(anchorsOf('privacy.md')).toEqual(['main-points', ...LEGAL_SECTIONS.privacy]);
    expect(anchorsOf('health-data.md')).toEqual(['main-points', ...LEGAL_SECTIONS.healthData]);
    expect(anchorsOf('faq.md')).toEqual(Object.entries(FAQ_QUESTIONS).flatMap(([id, ids]) => [id, ...ids]));
  });
});
