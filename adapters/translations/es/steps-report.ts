import type { reportSteps as english } from '../en/steps-report.ts';
import type { Texts } from '../texts.ts';

type English = typeof english;

const options: Texts<English['submit-report']['options']> = {
  reportToAims: {
    label: 'Reportar mi resultado',
    text: 'Enviamos el resultado y los datos que usted escribe a las agencias de salud pública.',
    why: 'Les ayuda a ver dónde hay COVID-19.',
  },
  reportAnonymously: {
    label: 'Reportar sin mi nombre',
    text: 'Enviamos el resultado, edad, sexo, raza, origen étnico y código postal. No incluimos nombre, dirección, teléfono ni correo.',
    why: 'Lo cuentan las agencias federales (nacionales). No llega a su estado.',
  },
  doNotReport: {
    label: 'No reportar',
    text: 'Guardamos su resultado en nuestro servidor. Ninguna agencia de salud lo recibe.',
    why: 'Algunos estados piden que se reporte. Aquí usted decide.',
  },
};

export const reportSteps: Texts<English> = {
  'result-details': {
    title: 'Su resultado',
    lead: 'Este es el resultado de la prueba que acaba de hacer.',
  },
  'submit-report': {
    title: 'Reporte su resultado',
    lead: 'Usted elige qué enviamos. Todavía no se envía nada a una agencia de salud. Primero lo ve todo.',
    question: '¿Quiere reportar su resultado?',
    options,
    missing: 'Elija una respuesta.',
    saving: 'Guardando su prueba…',
    failed: 'Su prueba todavía no está guardada',
  },
  'review-profile': {
    title: 'Sus datos',
    lead: 'Díganos quién se hizo la prueba.',
    why: 'Las agencias de salud pública los necesitan para usar su reporte.',
    sent: 'Los enviamos con el resultado, la fecha de la prueba y su respuesta sobre síntomas.',
    to: 'Van a las agencias de salud pública de su estado y a las federales (nacionales).',
    toCountry: 'Van solo a las agencias de salud federales (nacionales).',
    account: { lead: 'Revise lo que sabemos de la persona que se hizo la prueba.' },
    noLastName:
      'Falta el apellido. Por eso este reporte no llega a su estado. Solo lo cuentan las agencias federales (nacionales).',
    noDateOfBirth:
      'No dio nombre ni fecha de nacimiento. Por eso este reporte no llega a su estado. Solo lo cuentan las agencias federales (nacionales).',
    sentAnonymously:
      'Enviamos el resultado, la fecha y su respuesta sobre los síntomas, con edad, sexo, raza, origen étnico y código postal.',
    toAnonymously: 'Va a agencias de salud federales (nacionales). Lo que cambie aquí se guarda solo en el perfil.',
    anonymous: {
      title: 'Usted reporta sin nombre',
      text: 'No enviamos nombre, fecha de nacimiento, calle, ciudad, teléfono ni correo. El reporte no dice quién es.',
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
      lead: 'Ahora no podemos mostrar el perfil de esta persona. No tiene conexión.',
      text: 'Puede enviar su reporte de todos modos. Usamos los datos del perfil.',
      again: 'Mostrar el perfil',
    },
    submit: 'Guardar y enviar',
    saving: 'Enviando su reporte…',
    failed: 'Su reporte todavía no se envió',
    waiting: 'No tiene conexión. Guardamos su reporte y lo enviamos cuando vuelva la conexión.',
    missing: 'Llene el formulario y guárdelo para seguir.',
  },
  'dispose-kit': {
    title: 'Tire el kit',
    lead: 'Ponga todas las partes usadas en una bolsa. Tire la bolsa a la basura.',
    points: {
      liquid: 'No tire el líquido por el desagüe.',
      hands: 'Al terminar, lávese las manos.',
    },
    figure: 'El casete, el tubo y el hisopo usados van a una bolsa de basura.',
  },
  'reporting-information': {
    title: 'Ya terminó',
    lead: 'Gracias por hacerse la prueba.',
    reported: 'Su reporte va en camino a las agencias de salud. Puede cerrar esta página.',
    notReported: 'Guardamos su resultado. No lo reportamos.',
    tooOld: 'Guardamos su resultado. No lo reportamos, porque la prueba es de hace más de 31 días.',
    waiting: 'Su resultado todavía no se envió. Espera en este teléfono o computadora. Lo enviamos en cuanto se pueda.',
    refused: 'Su resultado no se guardó. El mensaje al comienzo de esta página dice por qué.',
    yours: 'Su resultado: {{result}}',
    next: 'OK',
    express: { lead: 'Gracias por decirnos su resultado.' },
    figure: 'Un casete con la ventana tapada.',
    figureOf: 'Su resultado: {{result}}. {{lines}}',
  },
};
