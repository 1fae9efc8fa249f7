import { useTranslation } from 'react-i18next';
import { DOCUMENT_VALUES } from '../../texts/document-values.ts';

/** The areas of text that hold a legal document, each under a key of its own name. */
export type LegalArea = 'terms' | 'privacy';

/** Texts in their order, by key. */
export type OrderedTexts = Readonly<Record<string, string>>;

/** A section: paragraphs and bullet lists, in their order. */
export interface LegalSection {
  readonly title: string;
  readonly body: Readonly<Record<string, string | OrderedTexts>>;
}

/** A legal document as the translations hold it. */
export interface LegalTexts {
  readonly updated: string;
  readonly intro: OrderedTexts;
  readonly sections: Readonly<Record<string, LegalSection>>;
}

/** What a person should know before reading on. */
export interface LegalSummary {
  readonly title: string;
  readonly points: OrderedTexts;
}

/** The document of an area and its summary in the current language, with the address of support and the numbers of the kit filled in. */
export function useLegalTexts(area: LegalArea): { readonly document: LegalTexts; readonly summary: LegalSummary } {
  const { t } = useTranslation();
  const tree = (key: string): unknown => t(key, { returnObjects: true, ...DOCUMENT_VALUES });
  return {
    document: tree(`${area}.document`) as LegalTexts,
    summary: tree(`${area}.summary`) as LegalSummary,
  };
}
