import type { support as english } from '../en/support.ts';
import type { Texts } from '../texts.ts';

/** What the screens of support say, in Spanish. */
export const support: Texts<typeof english> = {
  support: {
    page: 'Contáctenos',
    heading: 'Contáctenos',
    lead: 'Díganos qué necesita y le responderemos por correo.',
    hours: 'Soporte atiende de lunes a viernes, de 8 a.m. a 5 p.m., hora del Pacífico.',
    write: 'También puede escribir a {{email}}.',
    emergency: 'No podemos dar consejos médicos. En una emergencia, llame al 911.',
    requestType: '¿De qué se trata?',
    requestTypes: {
      generalInquiries: 'Una pregunta general',
      productInquiries: 'Una pregunta sobre el kit de prueba',
      technicalSupport: 'Algo no funciona',
    },
    name: 'Su nombre',
    email: 'Su correo electrónico',
    emailHelp: 'Ahí le enviaremos nuestra respuesta.',
    phoneNumber: 'Su número de teléfono',
    information: 'Su mensaje',
    informationHelp: 'Díganos qué pasó, pero por favor no escriba contraseñas ni códigos.',
    left: { one: 'Queda 1 carácter', many: 'Quedan {{count}} caracteres' },
    over: { one: 'Sobra 1 carácter', many: 'Sobran {{count}} caracteres' },
    nearLimit: 'Su mensaje casi llega al límite.',
    overLimit: 'Su mensaje es demasiado largo, así que por favor acórtelo.',
    details: {
      heading: 'Datos técnicos',
      lead: 'Si se los pedimos, cópielos aquí y péguelos en su mensaje.',
      holds:
        'Dicen qué página y qué paso están abiertos, y qué errores se ven. También dicen cómo van sus tiempos y cómo funciona la aplicación en este navegador.',
      leaves: 'No dicen su nombre, su dirección, sus respuestas, su resultado ni el código de su casete.',
    },
    offline:
      'Usted no tiene conexión, así que no podemos enviar su mensaje ahora. Se queda aquí y podrá enviarlo cuando recupere la conexión.',
    send: 'Enviar el mensaje',
    failed: {
      page: 'Mensaje no enviado',
      heading: 'Su mensaje no se envió',
      kept: 'Todo lo que escribió sigue aquí, y “Intentar otra vez” le lleva de vuelta a su mensaje.',
    },
    sent: {
      page: 'Mensaje enviado',
      heading: 'Ya tenemos su mensaje',
      to: 'Le responderemos por correo, a:',
      hours: 'Leemos los mensajes de lunes a viernes, de 8 a.m. a 5 p.m., hora del Pacífico.',
      later: 'Si escribe a otra hora, leeremos su mensaje cuando soporte atienda otra vez.',
      spam: 'Si no ve una respuesta, busque también en su carpeta de correo no deseado.',
    },
  },
};
