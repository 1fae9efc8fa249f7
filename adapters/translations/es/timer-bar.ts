import type { timerBar as english } from '../en/timer-bar.ts';
import type { Texts } from '../texts.ts';

export const timerBar: Texts<typeof english> = {
  label: 'Su prueba',
  waiting: 'Resultado en',
  reading: '¡Ya puede leer!',
  closing: '¡Léalo ahora!',
  expired: 'Se acabó el tiempo',
  expiredUnsure: '¿Se acabó el tiempo?',
  back: 'Ir a la prueba',
  /** The test of a person who is not here: nothing of them or the test. */
  ofAnother: {
    label: 'Una prueba en este teléfono o computadora',
    waiting: 'Una prueba aquí: resultado en',
    reading: 'Una prueba aquí: hora de leer',
  },
  title: {
    silent: '¡Sin sonido! {{title}}',
    reading: '¡Ya puede leer! Quedan {{time}}',
    expired: 'Se acabó el tiempo para leer',
    expiredUnsure: 'Es posible que se haya acabado el tiempo',
  },
  notice: {
    silent: 'El reloj de la prueba no tiene sonido, así que abra esta página y tóquela.',
    ready: 'Terminó el tiempo de espera, así que abra esta página para continuar.',
    closing: 'Le queda un minuto, así que abra esta página para continuar.',
    expired: 'Se acabó el tiempo, así que abra esta página para ver qué hacer.',
    expiredUnsure: 'Es posible que se haya acabado el tiempo. Abra esta página para ver qué hacer.',
  },
  announce: {
    tenMinutes: 'Faltan 10 minutos para leer su resultado.',
    fiveMinutes: 'Faltan 5 minutos para leer su resultado.',
    oneMinute: 'Falta solo 1 minuto para leer su resultado.',
    ready: 'La espera terminó, así que escanee el casete y después lea su resultado.',
    sixtySeconds: 'Le quedan solo 60 segundos para leer su resultado.',
    thirtySeconds: 'Le quedan solo 30 segundos para leer su resultado.',
    tenSeconds: 'Le quedan solo 10 segundos para leer su resultado.',
    expired: 'Se acabó el tiempo para leer su resultado.',
    expiredUnsure:
      'Es posible que se haya acabado el tiempo para leer su resultado. Conéctese a internet para que podamos revisarlo.',
  },
};
