import type { TextTree } from '../../../core/ports/translation-source.ts';
import { readLegalDocument } from '../read-document.ts';
import { withRetentionList } from '../retention-list.ts';
import { retention } from './retention.ts';

/** The privacy policy and what its screens say around it; the document itself is `privacy.md`. */
export const privacy = {
  privacy: {
    ...withRetentionList(readLegalDocument(import.meta.dirname, 'privacy'), retention),
    agree: 'Agree and continue',
    contents: 'On this page',
    healthDataPolicy: 'Read the consumer health data privacy policy',
  },
} as const satisfies TextTree;
