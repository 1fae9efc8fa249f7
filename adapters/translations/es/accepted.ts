import type { accepted as english } from '../en/accepted.ts';
import type { Texts } from '../texts.ts';

/** What shows for a moment after an accepted scan, in Spanish. */
export const accepted: Texts<typeof english> = {
  kinds: {
    box: { title: 'La caja está bien.', text: 'Ahora escanee el casete.' },
    fresh: { title: 'El casete está bien.', text: 'Sirve hasta el {{day}}.' },
    taken: { title: 'El casete está bien.', text: 'Ahora díganos su resultado.' },
    same: { title: 'Es el mismo casete.', text: 'Ahora lea las líneas.' },
  },
  next: 'El siguiente paso se abre solo.',
};
