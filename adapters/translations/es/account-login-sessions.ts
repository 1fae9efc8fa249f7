import type { loginSessions as English } from '../en/account-login-sessions.ts';
import type { Texts } from '../texts.ts';

/** Spanish for what the screen of the login sessions says. */
export const loginSessions: Texts<typeof English> = {
  page: 'Dónde tiene la sesión abierta',
  heading: 'Dónde tiene la sesión abierta',
  lead: 'Su cuenta está abierta en estos teléfonos y computadoras. Si no reconoce uno, cierre aquí esa sesión y después cambie su contraseña.',
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
  ended: 'La sesión se cerró, y ese navegador pedirá su contraseña para volver a entrar.',
  end: {
    one: '¿Cerrar la sesión de {{browser}}?',
    others: '¿Cerrar todas las demás sesiones?',
    test: 'Una prueba sin terminar en ese navegador no se pierde, y puede seguir después de iniciar sesión otra vez.',
    password: 'Su contraseña',
    why: 'La pedimos otra vez, para que solo usted pueda cerrar sesiones de su cuenta.',
    keep: 'No, dejarla abierta',
    confirm: 'Sí, cerrar sesión',
    ending: 'Cerrando sesión…',
  },
};
