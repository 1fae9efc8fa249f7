import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LEGAL_FILES, type LegalArea } from './document-outline.ts';
import { parseFaq, parseLegalDocument, type FaqTexts, type LegalTexts } from './parse-document.ts';

/** Reads a Markdown file from a language’s folder. The message of a parse error starts with the name of the file. */
function read<Texts>(folder: string, name: string, parse: (markdown: string) => Texts): Texts {
  try {
    return parse(readFileSync(join(folder, name), 'utf8'));
  } catch (cause) {
    throw new Error(`${basename(folder)}/${name}: ${(cause as Error).message}`, { cause });
  }
}

/** Reads a legal document from the folder of a language. */
export function readLegalDocument<Area extends LegalArea>(folder: string, area: Area): LegalTexts<Area> {
  return read(folder, LEGAL_FILES[area], (markdown) => parseLegalDocument(area, markdown));
}

/** Reads the FAQ from the folder of a language. */
export function readFaq(folder: string): FaqTexts {
  return read(folder, 'faq.md', parseFaq);
}
