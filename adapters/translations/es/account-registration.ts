import type { registration as english } from '../en/account-registration.ts';
import type { Texts } from '../texts.ts';

/** Making an account and its first profile, in Spanish. */
export const registration: Texts<typeof english> = {
  emailVerification: { page: 'Su correo electrónico' },
  password: {
    shown: 'Su contraseña está a la vista.',
    hidden: 'Su contraseña está oculta.',
    rulesTitle: 'Su contraseña debe tener:',
    rules: {
      length: 'de 8 a 120 caracteres',
      digit: 'un número',
      lowercase: 'una letra minúscula (a-z)',
      uppercase: 'una letra mayúscula (A-Z)',
      special: 'un signo, como ! o ?',
    },
    met: '(listo)',
    unmet: '(todavía no)',
    count: 'Reglas cumplidas: {{met}} de {{all}}',
  },
};
