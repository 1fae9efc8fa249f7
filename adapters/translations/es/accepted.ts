import type { accepted as english } from '../en/accepted.ts';
import type { Texts } from '../texts.ts';

/** What shows for a moment after an accepted scan, in Spanish. */
export const accepted: Texts<typeof english> = {
  kinds: {
    box: { title: 'La caja está bien.', text: 'La caja es válida, así que ahora escanee el casete.' },
    fresh: { title: 'El casete está bien.', text: 'El casete es válido hasta el {{day}}.' },
    taken: { title: 'El casete está bien.', text: 'El casete es válido, así que ahora escriba su resultado.' },
    same: { title: 'Es el mismo casete.', text: 'Es el casete que escaneó antes, así que ahora lea sus líneas.' },
  },
  next: 'El siguiente paso se abre solo.',
};
