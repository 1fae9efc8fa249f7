import type { outbox as english } from '../en/outbox.ts';
import type { Texts } from '../texts.ts';

export const outbox: Texts<typeof english> = {
  result: 'Su resultado espera en este dispositivo. Lo enviaremos en cuanto se pueda.',
  resultOfAnother:
    'Un resultado espera en este dispositivo. Lo enviaremos en cuanto se pueda. Si sigue aquí, inicie sesión otra vez.',
  progress: 'Su prueba está guardada en este dispositivo. Enviaremos sus últimos pasos en cuanto se pueda.',
  kept: 'No se pierde nada. Si cierra esta página, abra Clearline aquí más tarde para enviarlo.',
  notKept: 'Este dispositivo no lo puede guardar. Por favor, no cierre esta página hasta que se envíe.',
  tryNow: 'Intentar ahora',
  trying: 'Enviando…',
  notYet: 'Todavía no se pudo. Vamos a seguir intentando.',
  sent: 'Su resultado ya se envió.',
  refused: {
    title: 'Su resultado no se guardó',
    what: 'Se trata de su prueba del {{when}}. El resultado esperó en este dispositivo. Cuando lo pudimos enviar, nuestro servidor no lo aceptó.',
    used: 'Nuestro servidor ya tiene otra prueba con este casete. Para reportar, haga una prueba nueva con un kit nuevo.',
    other: 'Si necesita ayuda, escriba a {{email}}. Por favor, dé este código: {{code}} {{status}}',
    read: 'OK, ya lo leí',
  },
};
