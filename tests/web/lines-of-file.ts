import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { retentionSentences } from '../../adapters/translations/deployment-texts.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { Language } from '../../core/domain/languages.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { RETENTION_DAYS, RETENTION_ROWS } from '../../core/domain/retention.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';

const TRANSLATIONS = resolve(import.meta.dirname, '../../adapters/translations');

/** The sentences of the retention table, which stand for its placeholder. */
function retentionLines(language: Language): readonly string[] {
  return RETENTION_ROWS.map((row) => fillIn(retentionSentences[language][row], { days: RETENTION_DAYS[row] }));
}

/** The lines of a Markdown text as a reader sees them: without markup and anchors, and with the support address and the first kit's numbers filled in. */
export function linesOfFile(language: Language, name: string): readonly string[] {
  return readFileSync(`${TRANSLATIONS}/${language}/${name}`, 'utf8')
    .split('\n')
    .map((line) => line.replace(/^(#+|-) /, '').replace(/ \{#[\w-]+\}$/, ''))
    .filter((line) => line !== '')
    .flatMap((line) => (line === '{{retention}}' ? retentionLines(language) : [line]))
    .map((line) => fillIn(line, { ...kitTexts(KITS[0]), email: SUPPORT_EMAIL }));
}

const BLOCK = /<(h1|h2|p|li|summary)\b[^>]*>(.*?)<\/\1>/gs;

/** The text of a page's headings, paragraphs and list items, in order. */
export function linesOfPage(html: string): readonly string[] {
  return [...html.matchAll(BLOCK)].map(([, , inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'"),
  );
}
