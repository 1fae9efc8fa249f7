import type { TextTree } from '../../../core/ports/translation-source.ts';
import { readLegalDocument } from '../read-document.ts';

/** The terms of use and what their screens say around them; the document itself is `terms.md`. */
export const terms = {
  terms: {
    ...readLegalDocument(import.meta.dirname, 'terms'),
    agree: 'Agree and continue',
    contents: 'On this page',
    privacyPolicy: 'Read the privacy policy',
  },
} as const satisfies TextTree;
