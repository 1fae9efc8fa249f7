import type { login as english } from '../en/account-login.ts';
import type { Texts } from '../texts.ts';

type English = typeof english;

const oneTimePassword: Texts<English['oneTimePassword']> = {
  page: 'Escriba su código',
  heading: 'Escriba su código',
  sentTo: {
    PHONE: 'Enviamos un código a su teléfono:',
    EMAIL: 'Enviamos un código a su correo:',
    unknown: 'Enviamos un código a:',
  },
  label: 'Código de 6 números',
  help: 'Sirve por {{minutes}} minutos.',
  verify: 'Iniciar sesión',
  verifying: 'Revisando…',
  noCode: {
    PHONE: '¿No le llega? Espere un minuto y pida otro.',
    EMAIL: '¿No le llega? Espere un minuto. Mire también en el correo no deseado.',
    unknown: '¿No le llega? Espere un minuto y pida otro código.',
  },
  chooseDevice: '¿A dónde enviamos un código nuevo?',
  kinds: { PHONE: 'Teléfono', EMAIL: 'Correo' },
  sendNew: 'Enviar un código nuevo',
  sending: 'Enviando un código nuevo…',
  notice: {
    PHONE: 'Va en camino a su teléfono “{{name}}”.',
    EMAIL: 'Va en camino a su correo “{{name}}”.',
    unknown: 'Va en camino a “{{name}}”.',
  },
};

const forgotPassword: Texts<English['forgotPassword']> = {
  page: 'Olvidé mi contraseña',
  heading: '¿Olvidó su contraseña?',
  lead: 'Díganos su correo. Le enviamos un enlace para crear otra.',
  send: 'Enviar el enlace',
  sending: 'Enviando el enlace…',
  sent: {
    page: 'Mire su correo',
    heading: 'Mire su correo',
    to: 'Si este correo tiene una cuenta, le va a llegar un enlace:',
    points: {
      life: 'El enlace sirve una vez, por {{hours}} hora.',
      spam: 'Si no llega pronto, mire en el correo no deseado.',
      typo: '¿Todavía nada? Revise si el correo de arriba está bien.',
    },
    other: 'Usar otro correo',
    returnToLogin: 'Ir a iniciar sesión',
  },
};

const resetPassword: Texts<English['resetPassword']> = {
  page: 'Contraseña nueva',
  heading: 'Cree una contraseña nueva',
  lead: 'Luego puede entrar con ella. Donde tenía la sesión abierta, se va a cerrar.',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Contraseña nueva, otra vez',
  submit: 'Guardar contraseña',
  setting: 'Guardando su contraseña…',
  newLink: 'Pedir otro enlace',
  done: {
    title: 'Su contraseña está lista',
    text: 'Ahora inicie sesión con su contraseña nueva.',
    returnToLogin: 'Ir a iniciar sesión',
  },
};

const changePassword: Texts<English['changePassword']> = {
  page: 'Cambiar contraseña',
  heading: 'Cambie su contraseña',
  lead: 'Luego cerramos todas sus sesiones. Inicie sesión otra vez con la nueva.',
  oldPassword: 'Contraseña anterior',
  submit: 'Cambiar contraseña',
  changing: 'Cambiando su contraseña…',
};

const otpDevices: Texts<English['otpDevices']> = {
  page: 'Códigos para entrar',
  heading: 'Códigos para entrar',
  none: {
    lead: 'Haga difícil que otros entren en su cuenta.',
    how: 'Agregue un teléfono o un correo. Cada vez que entre, le enviamos un código.',
    why: 'Así no basta su contraseña para ver sus pruebas.',
  },
  lead: {
    one: 'Cada vez que entre, le enviamos un código ahí.',
    several: 'Cuando entra, enviamos un código al primero de la lista. Puede pedirlo en otro.',
  },
  list: 'Sus teléfonos y correos',
  kinds: oneTimePassword.kinds,
  added: 'Agregamos “{{name}}”. La próxima vez que entre, le enviamos un código.',
  removed: 'Quitamos “{{name}}”.',
  full: 'Ya tiene {{count}}, y ese es el límite. Quite uno para agregar otro.',
  add: 'Agregar teléfono o correo',
  remove: 'Quitar',
  removeLabel: { PHONE: 'Quitar el teléfono “{{name}}”', EMAIL: 'Quitar el correo “{{name}}”' },
  confirm: {
    title: '¿Quitar “{{name}}”?',
    others: 'Ya no le vamos a enviar códigos ahí.',
    last: 'Luego va a entrar solo con su contraseña.',
    keep: 'No, dejarlo',
    remove: 'Sí, quitarlo',
    removing: 'Quitando…',
  },
  form: {
    page: 'Agregar teléfono o correo',
    heading: 'Agregue un teléfono o un correo',
    type: '¿Cómo quiere recibir sus códigos?',
    types: {
      PHONE: { label: 'Teléfono', help: 'Por mensaje de texto.' },
      EMAIL: { label: 'Correo', help: 'Por un mensaje a su correo.' },
    },
    address: {
      PHONE: {
        label: 'Número de teléfono',
        help: 'Escriba 10 dígitos, primero el código de área. Pueden aplicarse tarifas de mensajes y datos.',
      },
      EMAIL: { label: 'Correo electrónico', help: 'Por ejemplo, nombre@mail.com.' },
    },
    name: '¿Qué nombre le da?',
    nameHelp: 'Por ejemplo, Mi celular. Va a ver este nombre cuando entre.',
    send: 'Enviarle un código',
    sending: 'Enviando un código…',
  },
  code: {
    page: 'Revisar el código',
    heading: 'Escriba el código',
    sentTo: 'Para mostrar que es suyo, escriba el código que enviamos a:',
    confirm: 'Agregarlo',
    confirming: 'Revisando…',
    abandon: 'No agregarlo',
  },
};

/** Logging in, the second factor, and passwords, in Spanish. */
export const login: Texts<English> = {
  login: {
    page: 'Iniciar sesión',
    heading: 'Nos alegra verle otra vez',
    password: 'Contraseña',
    rememberMe: 'Recordarme',
    rememberMeHelp: 'La próxima vez escribimos su correo. Solo si el dispositivo es suyo.',
    forgotPassword: '¿Olvidó su contraseña?',
    submit: 'Iniciar sesión',
    loggingIn: 'Iniciando sesión…',
    newHere: '¿Es su primera vez en Clearline?',
    createAccount: 'Crear cuenta',
  },
  oneTimePassword,
  forgotPassword,
  resetPassword,
  changePassword,
  otpDevices,
};
