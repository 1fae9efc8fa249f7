import type { privacy as english } from '../en/privacy.ts';
import { readLegalDocument } from '../read-document.ts';
import { withRetentionList } from '../retention-list.ts';
import type { Texts } from '../texts.ts';
import { retention } from './retention.ts';

export const privacy: Texts<typeof english> = {
  privacy: {
    ...withRetentionList(readLegalDocument(import.meta.dirname, 'privacy'), retention),
    agree: 'Aceptar y continuar',
    contents: 'En esta página',
    healthDataPolicy: 'Leer la política de privacidad de datos de salud del consumidor',
  },
};
