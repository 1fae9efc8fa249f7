import type { loginSessions as English } from '../en/account-login-sessions.ts';
import type { Texts } from '../texts.ts';

/** Spanish for what the screen of the login sessions says. */
export const loginSessions: Texts<typeof English> = {
  page: 'Dónde tiene la sesión abierta',
  heading: 'Dónde tiene la sesión abierta',
  lead: 'Si no reconoce una de estas sesiones, ciérrela. Después, cambie su contraseña.',
  list: 'Sus sesiones',
  browser: {
    both: '{{browser}} en {{system}}',
    on: 'Un navegador en {{system}}',
    unknown: 'Otro navegador',
  },
  current: 'Es la que usa ahora.',
  startedAt: 'Inicio de sesión: {{time}}',
  lastUsedAt: 'Último uso: {{time}}',
  endOne: 'Cerrar sesión',
  endLabel: 'Cerrar sesión de {{browser}}, iniciada el {{time}}',
  endOthers: 'Cerrar todas las demás',
  ended: 'Listo. La sesión ya está cerrada.',
  end: {
    one: '¿Cerrar la sesión de {{browser}}?',
    others: '¿Cerrar todas las demás sesiones?',
    test: 'Si hay una prueba sin terminar ahí, no se pierde. Sigue después del próximo inicio de sesión.',
    password: 'Su contraseña',
    why: 'La pedimos otra vez, para que solo usted pueda hacer esto.',
    keep: 'No, dejarla abierta',
    confirm: 'Sí, cerrar sesión',
    ending: 'Cerrando sesión…',
  },
};
