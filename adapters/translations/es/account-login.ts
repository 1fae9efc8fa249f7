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
  label: 'Código de 6 dígitos',
  help: 'El código sirve durante {{minutes}} minutos después de que lo enviamos.',
  verify: 'Iniciar sesión',
  verifying: 'Comprobando…',
  noCode: {
    PHONE: 'Si el código no llega en un minuto, puede pedir otro.',
    EMAIL: 'Si el código no llega en un minuto, busque en el correo no deseado o pida otro.',
    unknown: 'Si no le llega en un minuto, puede pedir otro código.',
  },
  chooseDevice: '¿Adónde enviamos un código nuevo?',
  kinds: { PHONE: 'Teléfono', EMAIL: 'Correo' },
  sendNew: 'Enviar un código nuevo',
  sending: 'Enviando un código nuevo…',
  notice: {
    PHONE: 'El código nuevo va en camino a su teléfono “{{name}}” y debe llegar en un minuto.',
    EMAIL: 'El código nuevo va en camino a su correo “{{name}}” y debe llegar en un minuto.',
    unknown: 'El código nuevo va en camino a “{{name}}” y debe llegar en un minuto.',
  },
};

const forgotPassword: Texts<English['forgotPassword']> = {
  page: 'Olvidé mi contraseña',
  heading: '¿Olvidó su contraseña?',
  lead: 'Escriba el correo de su cuenta y le enviaremos un enlace para crear una contraseña nueva.',
  send: 'Enviar el enlace',
  sending: 'Enviando el enlace…',
  sent: {
    page: 'Revise su correo',
    heading: 'Revise su correo',
    to: 'Si hay una cuenta con este correo, ya va en camino un enlace a:',
    points: {
      life: 'El enlace sirve una sola vez, durante {{hours}} hora.',
      spam: 'Puede tardar hasta {{minutes}} minutos. Si no llega, busque en el correo no deseado.',
      typo: 'Si todavía no llega, revise que el correo de arriba esté bien escrito.',
    },
    code: 'Si abre el enlace en otro teléfono, computadora o navegador, necesita un código para mostrar que usted lo pidió. Escriba ahí este código:',
    other: 'Usar otro correo',
    returnToLogin: 'Ir a iniciar sesión',
  },
};

const resetPassword: Texts<English['resetPassword']> = {
  page: 'Contraseña nueva',
  heading: 'Cree una contraseña nueva',
  lead: 'Cerraremos su sesión en todos los dispositivos, y luego podrá iniciarla con la contraseña nueva.',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Contraseña nueva, otra vez',
  submit: 'Guardar contraseña',
  setting: 'Guardando su contraseña…',
  code: 'Código de 6 dígitos',
  codeHelp:
    'Abrió el enlace en un navegador que no lo pidió. Por eso necesitamos el código de la página donde lo pidió.',
  noCode: '¿No tiene el código? Pida otro enlace',
  newLink: 'Pedir otro enlace',
  keep: 'Dejar mi contraseña e iniciar sesión',
  done: {
    title: 'Su contraseña está lista',
    text: 'Ya puede iniciar sesión con su correo y su contraseña nueva.',
    returnToLogin: 'Ir a iniciar sesión',
  },
};

const changePassword: Texts<English['changePassword']> = {
  page: 'Cambiar contraseña',
  heading: 'Cambie su contraseña',
  lead: 'Cuando la cambie, cerraremos su sesión en todos los dispositivos. Después inicie sesión otra vez con la contraseña nueva.',
  oldPassword: 'Contraseña anterior',
  submit: 'Cambiar contraseña',
  changing: 'Cambiando su contraseña…',
};

const otpDevices: Texts<English['otpDevices']> = {
  page: 'Códigos de inicio de sesión',
  heading: 'Códigos de inicio de sesión',
  none: {
    lead: 'Con estos códigos es más difícil que otras personas usen su cuenta.',
    how: 'Agregue un teléfono o un correo, y le enviaremos ahí un código cada vez que inicie sesión.',
    why: 'Aunque alguien más sepa su contraseña, no podrá iniciar sesión sin un código.',
  },
  lead: {
    one: 'Cada vez que inicie sesión, enviaremos un código a este teléfono o correo.',
    several:
      'Cuando inicia sesión, enviamos un código al primero de la lista. Si prefiere otro, puede pedir que lo enviemos ahí.',
  },
  list: 'Sus teléfonos y correos',
  kinds: oneTimePassword.kinds,
  added: 'Agregamos “{{name}}”, así que ya puede recibir ahí sus códigos.',
  removed: 'Quitamos “{{name}}”, así que ya no recibe sus códigos de inicio de sesión.',
  full: 'Ya tiene {{count}} teléfonos y correos, y ese es el límite, así que quite uno antes de agregar otro.',
  add: 'Agregar teléfono o correo',
  remove: 'Quitar',
  removeLabel: { PHONE: 'Quitar el teléfono “{{name}}”', EMAIL: 'Quitar el correo “{{name}}”' },
  confirm: {
    title: '¿Quitar “{{name}}”?',
    others: 'Después, ya no le enviaremos códigos ahí.',
    last: 'Después, iniciará sesión solo con su correo y su contraseña.',
    keep: 'No, dejarlo',
    remove: 'Sí, quitarlo',
    removing: 'Quitando…',
  },
  password: {
    label: 'Su contraseña',
    help: 'La pedimos otra vez, para que solo usted pueda cambiar la protección de su cuenta.',
    others: 'Con este cambio también se cerrará su sesión en sus otros teléfonos y computadoras.',
  },
  form: {
    page: 'Agregar teléfono o correo',
    heading: 'Agregue un teléfono o un correo',
    type: '¿Cómo quiere recibir sus códigos?',
    types: {
      PHONE: {
        label: 'Teléfono',
        help: 'Le enviamos los códigos al teléfono por mensaje de texto.',
      },
      EMAIL: { label: 'Correo', help: 'Le enviamos los códigos a su correo electrónico.' },
    },
    address: {
      PHONE: {
        label: 'Número de teléfono',
        help: 'Escriba 10 dígitos, primero el código de área. Pueden aplicarse tarifas de mensajes y datos.',
      },
      EMAIL: { label: 'Correo electrónico', help: 'Escriba un correo completo, por ejemplo nombre@mail.com.' },
    },
    name: 'Póngale un nombre',
    nameHelp: 'Elija un nombre, como Mi teléfono, que reconozca cuando inicie sesión.',
    send: 'Enviarle un código',
    sending: 'Enviando un código…',
  },
  code: {
    page: 'Comprobar el código',
    heading: 'Escriba el código',
    sentTo: 'Para comprobar que es suyo, escriba el código que enviamos a:',
    confirm: 'Agregarlo',
    confirming: 'Comprobando…',
    abandon: 'No agregarlo',
  },
};

/** Logging in, the second factor, and passwords, in Spanish. */
export const login: Texts<English> = {
  login: {
    page: 'Iniciar sesión',
    heading: 'Nos alegra verle otra vez',
    password: 'Contraseña',
    rememberMe: 'Recordar mi correo',
    rememberMeHelp:
      'La próxima vez su correo ya estará escrito, así que marque esto solo en su propio teléfono o computadora.',
    forgotPassword: '¿Olvidó su contraseña?',
    lockedOut:
      'Tal vez otras personas probaron muchas contraseñas. Con un enlace que le enviamos por correo, puede seguir ya.',
    sendLink: 'Enviarme un enlace',
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
