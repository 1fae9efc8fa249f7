import { useTranslation } from 'react-i18next';
import { DOCUMENT_VALUES } from '../../texts/document-values.ts';

/** The namespaces of legal documents; the root key of each has the same name. */
export type LegalArea = 'terms' | 'privacy' | 'healthData';

/** Texts in order, by key. */
export type OrderedTexts = Readonly<Record<string, string>>;

/** A section: paragraphs and bullet lists, in order. */
export interface LegalSection {
  readonly title: string;
  readonly body: Readonly<Record<string, string | OrderedTexts>>;
}

/** A legal document as the translations contain it. */
export interface LegalTexts {
  readonly updated: string;
  readonly intro: OrderedTexts;
  readonly sections: Readonly<Record<string, LegalSection>>;
}

/** The main points of a document. */
export interface LegalSummary {
  readonly title: string;
  readonly points: OrderedTexts;
}

/** A legal document and its summary in the current language, with the support address and the kit's numbers filled in. */
export function useLegalTexts(area: LegalArea): { readonly document: LegalTexts; readonly summary: LegalSummary } {
  const { t } = useTranslation();
  const tree = (key: string): unknown => t(key, { returnObjects: true, ...DOCUMENT_VALUES });
  return {
    document: tree(`${area}.document`) as LegalTexts,
    summary: tree(`${area}.summary`) as LegalSummary,
  };
}
