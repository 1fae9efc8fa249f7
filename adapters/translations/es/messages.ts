import type { messages as english } from '../en/messages.ts';
import type { Texts } from '../texts.ts';

export const messages: Texts<typeof english> = {
  about: 'Clearline es una aplicación web que le guía en una prueba en casa y le ayuda a reportar el resultado.',
  support: 'Si necesita ayuda, escriba a nuestro soporte: {{email}}.',
  footer: 'Este es un mensaje automático. Por favor, no lo responda.',
  linkHelp: 'Si el botón no funciona, copie este enlace en su navegador:',
  codeLife:
    'El código sirve una sola vez, durante {{minutes}} minutos. Si pidió varios códigos, use el del mensaje más reciente.',
  email: {
    registrationCode: {
      subject: 'Su código para crear una cuenta de Clearline',
      preview: 'Escríbalo en menos de {{minutes}} minutos para crear su cuenta.',
      title: 'Su código para crear una cuenta',
      lead: 'Escriba este código en Clearline para confirmar que este correo es suyo:',
      notYou:
        'Si usted no pidió este código, no haga caso de este correo. Sin el código, nadie puede crear una cuenta.',
    },
    signInCode: {
      subject: 'Su código para iniciar sesión en Clearline',
      preview: 'Escríbalo en menos de {{minutes}} minutos, y nunca lo comparta con nadie.',
      title: 'Su código para iniciar sesión',
      lead: 'Escriba este código en Clearline para terminar de iniciar sesión:',
      notYou:
        'Nunca llamamos ni escribimos para pedirle este código, así que no lo comparta con nadie. Si usted no está iniciando sesión ahora, es posible que alguien sepa su contraseña. En ese caso, cambie su contraseña.',
    },
    otpDeviceCode: {
      subject: 'Su código para agregar este correo a Clearline',
      preview: 'Escríbalo en menos de {{minutes}} minutos para recibir aquí sus códigos.',
      title: 'Su código para agregar este correo',
      lead: 'Escriba este código en Clearline para recibir en este correo sus códigos de inicio de sesión:',
      notYou: 'Si usted no pidió este código, no haga caso de este correo. Nunca comparta el código con nadie.',
    },
    resetLink: {
      subject: 'Cree una contraseña nueva de Clearline',
      preview: 'El enlace de este correo vence después de {{hours}} hora.',
      title: 'Cree una contraseña nueva',
      lead: 'Alguien pidió una contraseña nueva para su cuenta de Clearline. Si fue usted, use este enlace:',
      action: 'Crear contraseña nueva',
      life: 'El enlace sirve una sola vez y vence después de {{hours}} hora.',
      notYou: 'Si no fue usted, no tiene que hacer nada, y su contraseña sigue igual.',
    },
    passwordChanged: {
      subject: 'Se cambió su contraseña de Clearline',
      preview: 'Si no fue usted, cree otra contraseña de inmediato.',
      title: 'Se cambió su contraseña',
      lead: 'La contraseña de su cuenta de Clearline se acaba de cambiar. Se cerró su sesión en todos los dispositivos, así que inicie sesión con la contraseña nueva.',
      action: 'Crear contraseña nueva',
      notYou:
        'Si no fue usted, es posible que otra persona esté usando su cuenta. Use el enlace de arriba para crear otra contraseña de inmediato.',
    },
    otpDeviceAdded: {
      subject: 'Clearline puede enviar sus códigos a un lugar nuevo',
      preview: 'Si usted no lo agregó, cree otra contraseña de inmediato.',
      title: 'Se agregó un teléfono o un correo',
      lead: 'Se acaba de agregar un teléfono o un correo a su cuenta de Clearline. Desde ahora, ahí pueden llegar sus códigos de inicio de sesión. Se cerró su sesión en sus otros teléfonos y computadoras.',
      action: 'Crear contraseña nueva',
      notYou:
        'Si no fue usted, es posible que otra persona esté usando su cuenta. Use el enlace de arriba para crear otra contraseña de inmediato.',
    },
    otpDeviceRemoved: {
      subject: 'Clearline ya no envía sus códigos a un teléfono o correo',
      preview: 'Si usted no lo quitó, cree otra contraseña de inmediato.',
      title: 'Se quitó un teléfono o un correo',
      lead: 'Se acaba de quitar un teléfono o un correo de su cuenta de Clearline. Ahí ya no llegarán sus códigos de inicio de sesión. Se cerró su sesión en sus otros teléfonos y computadoras.',
      action: 'Crear contraseña nueva',
      notYou:
        'Si no fue usted, es posible que otra persona esté usando su cuenta. Use el enlace de arriba para crear otra contraseña de inmediato.',
    },
  },
  phone: {
    signInCode:
      'Clearline: {{code}} es su clave de acceso. Sirve durante {{minutes}} minutos. No la comparta.\n\n@{{host}} #{{code}}',
    otpDeviceCode:
      'Clearline: {{code}} es su clave para agregar este teléfono. Sirve durante {{minutes}} minutos. No la comparta.\n\n@{{host}} #{{code}}',
  },
};
