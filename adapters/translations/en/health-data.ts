import type { TextTree } from '../../../core/ports/translation-source.ts';
import { readLegalDocument } from '../read-document.ts';
import { withRetentionList } from '../retention-list.ts';
import { retention } from './retention.ts';

/** The policy about consumer health data and what its screen says around it; the document itself is `health-data.md`. */
export const healthData = {
  healthData: {
    ...withRetentionList(readLegalDocument(import.meta.dirname, 'healthData'), retention),
    contents: 'On this page',
  },
} as const satisfies TextTree;
