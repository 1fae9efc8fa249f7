import type { registration as english } from '../en/account-registration.ts';
import type { Texts } from '../texts.ts';

const emailVerification: Texts<typeof english.emailVerification> = {
  page: 'Su correo electrónico',
  heading: '¿Cuál es su correo electrónico?',
  why: 'Lo usará para iniciar sesión. Primero vemos que sea suyo.',
  next: {
    title: 'Lo que sigue',
    code: 'Le enviamos un código de 6 números a este correo.',
    time: 'El código sirve por {{minutes}} minutos.',
    spam: 'Si no llega, mire en la carpeta de correo no deseado.',
  },
  send: 'Enviar código',
  sending: 'Enviando el código…',
  hasAccount: '¿Ya tiene una cuenta?',
  login: 'Iniciar sesión',
};

const codeVerification: Texts<typeof english.codeVerification> = {
  page: 'Escriba el código',
  heading: 'Escriba el código que le enviamos',
  sentTo: 'Enviamos un código de 6 números a:',
  change: '¿No es su correo? Cámbielo',
  label: 'Código de 6 números',
  help: 'Sirve por {{minutes}} minutos.',
  verify: 'Continuar',
  verifying: 'Revisando el código…',
  noCode: '¿No le llegó? Mire en el correo no deseado o pida otro.',
  sendNew: 'Enviar un código nuevo',
  sending: 'Enviando un código nuevo…',
  notice: 'Ya va en camino a su correo. Use el más nuevo.',
};

const password: Texts<typeof english.password> = {
  shown: 'Su contraseña está a la vista.',
  hidden: 'Su contraseña está oculta.',
  rulesTitle: 'Su contraseña debe tener:',
  rules: {
    length: 'de {{min}} a {{max}} caracteres',
    digit: 'un número',
    lowercase: 'una letra minúscula (a-z)',
    uppercase: 'una letra mayúscula (A-Z)',
    special: 'un signo, como # o $',
  },
  met: '(listo)',
  unmet: '(todavía no)',
  count: 'Reglas cumplidas: {{met}} de {{all}}',
};

const createAccount: Texts<typeof english.createAccount> = {
  page: 'Cree su contraseña',
  heading: 'Cree su contraseña',
  why: 'Usted inicia sesión con su correo y esta contraseña.',
  password: 'Contraseña',
  confirmPassword: 'Escriba la contraseña otra vez',
  creating: 'Creando su cuenta…',
  ranOut: 'Tenemos que revisar su correo otra vez. Luego podrá elegir su contraseña.',
  verifyAgain: 'Revisar mi correo otra vez',
};

/** Making an account and its first profile, in Spanish. */
export const registration: Texts<typeof english> = {
  emailVerification,
  codeVerification,
  newCodeSent: 'Código nuevo enviado',
  password,
  createAccount,
};
