import type { privacy as english } from '../en/privacy.ts';
import { readLegalDocument } from '../read-document.ts';
import type { Texts } from '../texts.ts';

export const privacy: Texts<typeof english> = {
  privacy: {
    ...readLegalDocument(import.meta.dirname, 'privacy'),
    agree: 'Aceptar y continuar',
    contents: 'En esta página',
    healthDataPolicy: 'Leer la política de privacidad de datos de salud del consumidor',
  },
};
