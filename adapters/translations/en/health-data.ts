import type { TextTree } from '../../../core/ports/translation-source.ts';
import { readLegalDocument } from '../read-document.ts';

/** The policy about consumer health data and what its screen says around it; the document itself is `health-data.md`. */
export const healthData = {
  healthData: {
    ...readLegalDocument(import.meta.dirname, 'healthData'),
    contents: 'On this page',
  },
} as const satisfies TextTree;
