import type { registration as english } from '../en/account-registration.ts';
import type { Texts } from '../texts.ts';

const emailVerification: Texts<typeof english.emailVerification> = {
  page: 'Su correo electrónico',
  heading: '¿Cuál es su correo electrónico?',
  why: 'Usará su correo para iniciar sesión, así que primero comprobamos que es suyo.',
  next: {
    title: 'Lo que sigue',
    code: 'Cuando continúe, enviaremos un código a este correo.',
    time: 'El código sirve durante {{minutes}} minutos después de que lo enviamos.',
    spam: 'Si no llega en un minuto, búsquelo en la carpeta de correo no deseado.',
  },
  send: 'Enviar código',
  sending: 'Enviando el código…',
  login: 'Iniciar sesión',
};

const codeVerification: Texts<typeof english.codeVerification> = {
  page: 'Escriba el código',
  heading: 'Escriba el código que recibió por correo',
  sentTo: 'Enviamos un código de 6 dígitos a:',
  change: '¿No es su correo? Cámbielo',
  label: 'Código de 6 dígitos',
  help: 'El código sirve durante {{minutes}} minutos después de que lo enviamos.',
  verify: 'Continuar',
  verifying: 'Comprobando el código…',
  noCode: 'Si el código no llega en un minuto, busque en el correo no deseado o pida otro.',
  sendNew: 'Enviar un código nuevo',
  sending: 'Enviando un código nuevo…',
  notice: 'El código nuevo va en camino a su correo, y los anteriores ya no sirven.',
};

const password: Texts<typeof english.password> = {
  shown: 'Su contraseña se ve en la pantalla.',
  hidden: 'Su contraseña ya no se ve.',
  rulesTitle: 'Su contraseña debe tener:',
  rules: {
    length: 'de {{min}} a {{max}} caracteres',
    digit: 'un número',
    lowercase: 'una letra minúscula (a-z)',
    uppercase: 'una letra mayúscula (A-Z)',
    special: 'un símbolo, como # o $',
  },
  met: '(listo)',
  unmet: '(todavía no)',
  count: 'Reglas cumplidas: {{met}} de {{all}}',
};

const createAccount: Texts<typeof english.createAccount> = {
  page: 'Cree su contraseña',
  heading: 'Cree su contraseña',
  why: 'Desde ahora, iniciará sesión con su correo y esta contraseña.',
  password: 'Contraseña',
  confirmPassword: 'Escriba la contraseña otra vez',
  creating: 'Creando su cuenta…',
  ranOut: 'Tenemos que comprobar su correo otra vez antes de que pueda elegir una contraseña.',
  verifyAgain: 'Comprobar mi correo otra vez',
};

/** Making an account and its first profile, in Spanish. */
export const registration: Texts<typeof english> = {
  emailVerification,
  codeVerification,
  newCodeSent: 'Código nuevo enviado',
  password,
  createAccount,
};
