import type { reportSteps as english } from '../en/steps-report.ts';
import type { Texts } from '../texts.ts';

type English = typeof english;

const options: Texts<English['submit-report']['options']> = {
  reportToAims: {
    label: 'Reportar mi resultado',
    text: 'Enviamos el resultado y los datos que usted escribe a las agencias de salud pública.',
    why: 'Así pueden ver dónde hay más casos de COVID-19.',
  },
  reportAnonymously: {
    label: 'Reportar sin mi nombre',
    text: 'Enviamos el resultado, edad, sexo, raza, origen étnico y código postal. No enviamos el nombre, la dirección, el teléfono ni el correo.',
    why: 'Lo cuentan las agencias federales (nacionales), pero no llega a su estado.',
  },
  doNotReport: {
    label: 'No reportar',
    text: 'Guardamos su resultado en nuestro servidor, pero ninguna agencia de salud lo recibe.',
    why: 'Algunos estados piden reportar, pero aquí usted decide.',
  },
};

export const reportSteps: Texts<English> = {
  'result-details': {
    title: 'Su resultado',
    lead: 'Este es el resultado de la prueba que acaba de hacer.',
  },
  'submit-report': {
    title: 'Reporte su resultado',
    lead: 'Usted elige qué enviamos. Todavía no se envía nada a ninguna agencia de salud, y antes usted lo verá todo.',
    question: '¿Quiere reportar su resultado?',
    options,
    missing: 'Antes de continuar, elija una respuesta.',
    saving: 'Guardando su prueba…',
    failed: 'Su prueba todavía no está guardada',
    unsure: 'Todavía no sabemos si su prueba está guardada',
    saveOnly: 'Siguiente: guardar resultado',
    noAgency: { title: 'Guarde su resultado', lead: 'No se envía nada a ninguna agencia de salud.' },
  },
  'review-profile': {
    title: 'Sus datos',
    lead: 'Díganos quién se hizo la prueba.',
    why: 'Las agencias de salud pública necesitan estos datos para usar su reporte.',
    sent: 'Enviamos estos datos con el resultado, la fecha de la prueba y su respuesta sobre síntomas.',
    to: 'Van a las agencias de salud pública de su estado y a las federales (nacionales).',
    toCountry: 'Van solo a las agencias de salud federales (nacionales).',
    account: { lead: 'Revise lo que sabemos de la persona que se hizo la prueba.' },
    noName:
      'Falta el nombre, así que este reporte no llega a su estado. Solo lo cuentan las agencias federales (nacionales).',
    noDateOfBirth:
      'No dio nombre ni fecha de nacimiento, así que este reporte no llega a su estado. Solo lo cuentan las agencias federales (nacionales).',
    sentAnonymously:
      'Enviamos el resultado, la fecha y su respuesta sobre los síntomas, con edad, sexo, raza, origen étnico y código postal.',
    toAnonymously: 'Va a agencias de salud federales (nacionales). Lo que cambie aquí se guarda solo en el perfil.',
    anonymous: {
      title: 'Usted reporta sin nombre',
      text: 'No enviamos nombre, fecha de nacimiento, calle, ciudad, teléfono ni correo, así que el reporte no dice quién es.',
    },
    always: {
      title: 'Este perfil dice: reportar siempre',
      text: 'Por eso no le preguntamos si quiere reportar. Para que le preguntemos otra vez, quite la marca en Reportes.',
    },
    gone: {
      lead: 'El perfil de esta prueba se borró. ¿Quién se hizo la prueba?',
      missing: 'Elija una persona o cree un perfil.',
      create: 'Crear un perfil',
    },
    unseen: {
      lead: 'Ahora no podemos mostrar el perfil de esta persona, porque usted no tiene conexión.',
      text: 'Puede enviar su reporte de todos modos, porque usamos los datos del perfil.',
      again: 'Mostrar el perfil',
    },
    submit: 'Enviar el reporte',
    saving: 'Enviando su reporte…',
    failed: 'Su reporte todavía no se envió',
    unsure: 'Todavía no sabemos si su reporte llegó',
    waiting: 'No tiene conexión, así que guardamos su reporte y lo enviamos cuando la tenga otra vez.',
    missing: 'Llene el formulario y guárdelo para seguir.',
    submitTooOld: 'Guardar el resultado',
    saveAndSubmit: 'Guardar y enviar el reporte',
    saveAndSubmitTooOld: 'Guardar el perfil y el resultado',
    addName: 'Agregar un nombre',
    pages: {
      place: 'Página {{page}} de {{pages}}',
      placeKnown: '{{city}}, {{state}}',
      needed: {
        title: 'Dos datos necesarios',
        lead: 'De la persona que se hizo la prueba. Las otras páginas son opcionales.',
      },
      contact: {
        title: 'Nombre y contacto',
        lead: 'Aquí todo es opcional. Su estado solo recibe un reporte que tiene nombre.',
      },
      contactByAge: {
        title: 'Contacto',
        lead: 'Es opcional. Usted no dio una fecha de nacimiento, así que no pedimos el nombre.',
      },
      about: {
        title: 'Sobre la persona',
        lead: 'Aquí todo es opcional. Estos datos muestran a las agencias de salud si la atención llega a todas las personas.',
      },
    },
  },
  'dispose-kit': {
    title: 'Tire el kit',
    lead: 'Ponga todas las partes usadas en una bolsa y luego tire la bolsa a la basura de su casa.',
    points: {
      liquid: 'Deje el líquido dentro del tubo y no lo tire por el desagüe.',
      hands: 'Al terminar, lávese las manos, porque las partes pueden tener el virus.',
    },
    figure: 'El casete, el tubo y el hisopo usados están en una bolsa. Una flecha va de la bolsa a un bote de basura.',
  },
  'reporting-information': {
    title: 'Ya terminó',
    lead: 'Gracias por hacerse la prueba.',
    reported:
      'Guardamos su resultado, así que ya puede cerrar esta página. No le enviaremos un correo sobre el reporte.',
    reportedBefore:
      'Guardamos su resultado. Su reporte ya había llegado cuando usted cambió de decisión, pero puede retirarlo abajo.',
    notReported: 'Guardamos su resultado, pero no lo reportamos.',
    noAgency:
      'Guardamos su resultado. No lo reportamos, porque ahora ninguna agencia de salud recibe reportes de esta aplicación.',
    tooOld: 'Guardamos su resultado, pero no lo reportamos, porque la prueba es de hace más de 31 días.',
    waiting: 'Su resultado sigue en espera en este teléfono o computadora, y lo enviaremos en cuanto se pueda.',
    refused: 'Su resultado no se guardó, y el mensaje al comienzo de esta página dice por qué.',
    yours: 'Su resultado: {{result}}',
    next: 'OK',
    express: { lead: 'Gracias por decirnos el resultado de su prueba.' },
    figure: 'Un casete con la ventana tapada.',
    figureOf: 'Su resultado: {{result}}. {{lines}}',
  },
};
