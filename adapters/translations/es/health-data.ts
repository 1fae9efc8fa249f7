import type { healthData as english } from '../en/health-data.ts';
import { readLegalDocument } from '../read-document.ts';
import { withRetentionList } from '../retention-list.ts';
import type { Texts } from '../texts.ts';
import { retention } from './retention.ts';

export const healthData: Texts<typeof english> = {
  healthData: {
    ...withRetentionList(readLegalDocument(import.meta.dirname, 'healthData'), retention),
    contents: 'En esta página',
  },
};
