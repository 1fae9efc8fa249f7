import type { terminal as english } from '../en/terminal.ts';
import type { Texts } from '../texts.ts';
import { replay } from './replay.ts';

export const terminal: Texts<typeof english> = {
  replay,
  seen: { result: 'Resultado: {{result}}', scan: 'Último escaneo: {{message}}' },
  missing: {
    profile: 'la persona que se hace la prueba',
    symptoms: 'la respuesta sobre los síntomas',
    device: 'escanear el casete',
    collection: 'la respuesta sobre quién toma la muestra',
    savedDevice: 'escanear el casete',
    result: 'el resultado',
    resultAndTime: 'el resultado y la hora de la prueba',
    testId: 'empezar la prueba',
  },
};
