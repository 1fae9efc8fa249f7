import type { outbox as english } from '../en/outbox.ts';
import type { Texts } from '../texts.ts';

export const outbox: Texts<typeof english> = {
  result: 'Su resultado está en espera en este teléfono o computadora, y lo enviaremos en cuanto se pueda.',
  resultOfAnother:
    'Hay un resultado en espera en este teléfono o computadora, y lo enviaremos en cuanto se pueda. Si sigue aquí y es suyo, inicie sesión otra vez para que lo enviemos.',
  progress: 'Su prueba está guardada en este teléfono o computadora. Enviaremos sus últimos pasos en cuanto se pueda.',
  kept: 'Puede cerrar esta página, pero abra Clearline aquí otra vez en menos de 7 días, con conexión a internet. Después, algunos navegadores lo borran.',
  notKept: 'Este navegador no lo puede guardar, así que, por favor, no cierre esta página hasta que se envíe.',
  tryNow: 'Intentar ahora',
  trying: 'Enviando…',
  notYet: 'Todavía no se pudo, pero seguiremos intentando.',
  sent: 'Ya enviamos su resultado.',
  /** A result that was not accepted, to people whose it is not. */
  ofAnother: {
    title: 'No se aceptó el resultado de otra persona',
    account: 'Esa persona verá el motivo cuando inicie sesión en este teléfono o computadora.',
    guest: 'Alguien hizo una prueba aquí como invitado. Si el resultado es suyo, le decimos el motivo.',
    mine: 'Es mío',
    close: 'Cerrar',
  },
  /** The test of a guest whom the login of another person displaced. */
  guestTest: {
    title: 'Aquí sigue la prueba de un invitado',
    text: 'Alguien empezó una prueba aquí como invitado. Si es suya, siga con ella.',
    go: 'Seguir con la prueba',
  },
  refused: {
    title: 'Su resultado no se guardó',
    what: 'El resultado de su prueba del {{when}} estuvo en espera en este teléfono o computadora. Cuando lo pudimos enviar, nuestro servidor no lo aceptó.',
    person: 'La persona a la que correspondía ya no está en su cuenta. Elija de quién es, y lo enviaremos.',
    sendFor: 'Enviarlo para esta persona',
    used: 'Nuestro servidor ya tiene otra prueba con este casete. Para reportar un resultado, haga una prueba nueva con un kit nuevo.',
    other: 'Si necesita ayuda, escriba a {{email}} e incluya el código que está en Detalles.',
    read: 'OK, ya lo leí',
  },
};
