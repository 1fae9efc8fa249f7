import type { timerBar as english } from '../en/timer-bar.ts';
import type { Texts } from '../texts.ts';

export const timerBar: Texts<typeof english> = {
  label: 'Su prueba',
  waiting: 'Resultado en',
  reading: '¡Ya puede leer!',
  closing: '¡Lea ahora!',
  expired: 'El resultado venció',
  back: 'Ir a la prueba',
  title: {
    reading: '¡Ya puede leer! Quedan {{time}}',
    expired: 'El resultado venció',
  },
  notice: {
    ready: 'Ya pasó el tiempo. Abra esta página para seguir.',
    closing: 'Falta un minuto. Abra esta página para seguir.',
    expired: 'Se acabó el tiempo para seguir.',
  },
  announce: {
    tenMinutes: 'Faltan 10 minutos para leer su resultado.',
    fiveMinutes: 'Faltan 5 minutos para leer su resultado.',
    oneMinute: 'Falta 1 minuto para leer su resultado.',
    ready: 'La espera terminó. Escanee el casete y después lea su resultado.',
    sixtySeconds: 'Le quedan 60 segundos para leer su resultado.',
    thirtySeconds: 'Le quedan 30 segundos para leer su resultado.',
    tenSeconds: 'Le quedan 10 segundos para leer su resultado.',
    expired: 'El resultado venció. Ya pasó el tiempo para leerlo.',
  },
};
