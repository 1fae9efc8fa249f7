import type { terms as english } from '../en/terms.ts';
import { readLegalDocument } from '../read-document.ts';
import type { Texts } from '../texts.ts';

export const terms: Texts<typeof english> = {
  terms: {
    ...readLegalDocument(import.meta.dirname, 'terms'),
    agree: 'Aceptar y continuar',
    contents: 'En esta página',
    privacyPolicy: 'Leer la política de privacidad',
  },
};
