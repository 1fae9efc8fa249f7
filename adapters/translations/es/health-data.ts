import type { healthData as english } from '../en/health-data.ts';
import { readLegalDocument } from '../read-document.ts';
import type { Texts } from '../texts.ts';

export const healthData: Texts<typeof english> = {
  healthData: {
    ...readLegalDocument(import.meta.dirname, 'healthData'),
    contents: 'En esta página',
  },
};
