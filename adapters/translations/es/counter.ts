import type { counter as english } from '../en/counter.ts';
import type { Texts } from '../texts.ts';

/** The counter of a step that takes some seconds, in Spanish. */
export const counter: Texts<typeof english> = {
  start: 'Empezar los {{seconds}} segundos',
  started: 'Ahora empiezan los {{seconds}} segundos, así que siga hasta que le avisemos.',
  left: 'Segundos que faltan',
  round: 'Círculo {{round}} de {{rounds}}',
  goOn: 'Siga hasta que le avisemos',
  stop: 'Parar',
  done: 'Pasaron los {{seconds}} segundos',
  again: 'Hacerlo otra vez',
};
