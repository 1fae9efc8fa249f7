import type { faq as english } from '../en/faq.ts';
import { readFaq } from '../read-document.ts';
import type { Texts } from '../texts.ts';

export const faq: Texts<typeof english> = {
  faq: {
    ...readFaq(import.meta.dirname),
    page: 'Soporte',
    search: {
      label: 'Buscar en las preguntas',
      found: 'Preguntas encontradas: {{count}}',
      none: 'Ninguna pregunta coincide con lo que escribió.',
      hint: 'Pruebe con menos palabras o con otras, o mire todas las preguntas.',
      showAll: 'Mostrar todas las preguntas',
    },
    top: 'Preguntas más comunes',
    seeAll: 'Ver todas las preguntas',
    contact: {
      heading: '¿Todavía necesita ayuda?',
      contactUs: 'Contáctenos',
      write: 'También puede escribirnos a:',
      hours: 'Soporte atiende de lunes a viernes, de 8 a.m. a 5 p.m., hora del Pacífico.',
    },
  },
};
