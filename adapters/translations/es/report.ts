import type { report as english } from '../en/report.ts';
import type { Texts } from '../texts.ts';

type English = typeof english;

const fields: Texts<English['fields']> = {
  name: 'Nombre',
  dateOfBirth: 'Fecha de nacimiento',
  age: 'Edad',
  sex: 'Sexo',
  race: 'Raza',
  ethnicity: 'Origen étnico',
  street: 'Calle',
  city: 'Ciudad',
  state: 'Estado',
  county: 'Condado',
  zip: 'Código postal',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  result: 'Resultado',
  symptoms: 'Síntomas',
  onset: 'Primer síntoma',
  collectedAt: 'Prueba hecha',
  analysedAt: 'Resultado leído',
  releasedAt: 'Reporte hecho',
};

const preview: Texts<English['preview']> = {
  title: 'Qué se va a enviar',
  forms: {
    identified: 'Si elige “Reportar mi resultado”',
    anonymous: 'Si elige “Reportar sin mi nombre”',
  },
  to: {
    identified: 'Va a las agencias de salud pública de su estado y a las federales (nacionales).',
    anonymous: 'Va solo a las agencias de salud federales (nacionales).',
  },
  sent: 'Enviamos:',
  toCome: 'Esto lo escribe usted después, y lo que deje en blanco no se envía:',
  fromProfile: 'También enviamos estos datos si el perfil los tiene:',
  missing: 'Todavía falta llenar:',
  leftOut: 'No enviamos:',
  whenSent: 'La hora en que lo envíe',
  minimum:
    'Puede omitir el nombre o la fecha de nacimiento, pero así el reporte no llega a su estado. Las agencias federales (nacionales) cuentan de todos modos el resultado, los síntomas, las horas, la edad y el código postal.',
  noState: 'Este reporte no llega a su estado, porque falta el nombre o la fecha de nacimiento.',
};

const facts: Texts<English['facts']> = {
  title: 'Sobre los reportes',
  points: {
    choice: 'Usted decide si reporta.',
    states: 'Algunos estados piden que se reporte, y otros no usan los resultados de pruebas caseras.',
    name: 'Un reporte llega a un estado solo si incluye nombre y fecha de nacimiento.',
    country: 'Solo las agencias federales (nacionales) cuentan un reporte sin nombre.',
  },
};

const statuses: Texts<English['statuses']> = {
  notReported: {
    word: 'No reportado',
    text: 'Usted eligió no reportar este resultado, así que no lo enviamos ni lo enviaremos a ninguna agencia de salud.',
  },
  queued: {
    word: 'En camino',
    text: 'Tenemos su reporte y lo enviaremos de forma automática, así que usted no tiene que hacer nada.',
  },
  sent: {
    word: 'Enviado',
    text: 'Enviamos su reporte, y quizás llegue una respuesta después. Usted no tiene que hacer nada.',
  },
  accepted: {
    word: 'Aceptado',
    text: 'Las agencias de salud aceptaron su reporte, así que usted no tiene que hacer nada más.',
  },
  acceptedWithWarnings: {
    word: 'Aceptado, con observaciones',
    text: 'Las agencias de salud aceptaron su reporte con observaciones, pero usted no tiene que hacer nada.',
  },
  refused: {
    word: 'No aceptado',
    text: 'Las agencias de salud no aceptaron este reporte, pero su resultado sigue guardado.',
  },
  withdrawn: {
    word: 'Retirado',
    text: 'Este reporte se retiró. Borramos lo que dice y no lo enviaremos, pero su resultado sigue guardado.',
  },
};

const unsent: Texts<English['unsent']> = {
  tooOld: {
    word: 'No reportado',
    text: 'La prueba era de hace más de 31 días, y las agencias de salud solo cuentan pruebas más nuevas. Su resultado está guardado.',
  },
  invalid: {
    word: 'No enviado',
    text: 'No pudimos enviar este reporte, porque un dato no cumple con el formato de las agencias de salud. Su resultado sigue guardado.',
  },
  noAgency: {
    word: 'No enviado',
    text: 'Por ahora, ninguna agencia de salud recibe reportes de esta aplicación. Su resultado está guardado. Guardamos su reporte por 90 días y lo enviaremos si eso cambia.',
  },
  held: {
    word: 'En espera de revisión',
    text: 'Llegaron muchos reportes al mismo tiempo, así que una persona de nuestro equipo revisa el suyo antes de enviarlo. Tenemos su reporte, y su resultado está guardado.',
  },
  expired: {
    word: 'No enviado',
    text: 'Ninguna agencia de salud aceptó este reporte a tiempo, así que borramos lo que dice. Su resultado sigue guardado.',
  },
  notAsked: {
    word: 'No reportado',
    text: 'Cuando usted guardó este resultado, ninguna agencia de salud recibía reportes de esta aplicación. Por eso no lo reportamos.',
  },
  reportedBefore: {
    word: 'No se reporta otra vez',
    text: 'Ya tuvimos un reporte de esta prueba, así que no hacemos otro. Su resultado está guardado.',
  },
};

const ledger: Texts<English['ledger']> = {
  title: 'Quién recibió su reporte',
  titleWaiting: 'Quién recibió su reporte y cómo retirarlo',
  hub: 'El servicio de mensajes de laboratorio',
  what: 'Qué recibió',
  whats: { named: 'El reporte con nombre', unnamed: 'El reporte sin nombre' },
  when: 'Cuándo',
  answer: 'Su respuesta',
  noAnswer: 'Todavía ninguna',
  contact: 'Preguntas',
  askUs: 'Pregúntenos y tenga a mano el número de la prueba: {{number}}',
  askBoth: '{{contact}}, o pregúntenos a nosotros. El número de la prueba es {{number}}.',
  passesOn: {
    state: 'Pasa el reporte a las agencias de salud de su estado y a las federales (nacionales).',
    country: 'Pasa el reporte solo a las agencias de salud federales (nacionales).',
    unknown: 'Pasa el reporte a las agencias de salud.',
  },
  others: {
    title: 'Quién no lo recibió',
    noOne: 'Ninguna agencia de salud ha confirmado que tiene su reporte.',
    stateAnonymous: 'Su estado no lo recibió, porque es un reporte sin nombre.',
    stateIncomplete: 'Su estado no lo recibió, porque falta el nombre o la fecha de nacimiento.',
    rest: 'No enviamos reportes a nadie más, como un médico, un empleador, una escuela o una aseguradora.',
  },
  withdrawn: {
    person: 'Usted lo retiró.',
    requested: 'Nuestro equipo de soporte lo retiró, porque usted lo pidió.',
    duplicate: 'Nuestro equipo de soporte lo retiró, porque esta prueba ya estaba reportada.',
    mistake: 'Nuestro equipo de soporte lo retiró, porque se hizo por error.',
  },
  withdraw: {
    title: '¿Cambió de opinión?',
    text: 'Su reporte sigue en espera, así que puede retirarlo.',
    button: 'Retirar este reporte',
    sent: 'Un reporte enviado no se puede retirar. Pregunte al departamento de salud estatal o local qué puede hacer.',
    confirm: {
      title: '¿Retirar este reporte?',
      goes: 'Borramos el reporte y no lo enviamos a ninguna agencia de salud. Usted no podrá reportar esta prueba otra vez.',
      stays: 'Su resultado sigue guardado.',
      keep: 'Dejar el reporte',
      withdraw: 'Sí, retirarlo',
      busy: 'Retirando el reporte…',
    },
    done: 'Su reporte está retirado.',
    sending: 'Se está enviando en este momento, así que no pudimos retirarlo. Revise otra vez en unos minutos.',
    tooLate: 'Ya era tarde para retirar el reporte. Arriba ve qué pasó con él.',
    failed: 'No pudimos retirar el reporte. Revise su conexión a internet e intente otra vez.',
  },
};

/** What is said of reports to the authorities, in Spanish. */
export const report: Texts<English> = {
  title: 'Su reporte a las agencias de salud',
  looking: 'Buscando su reporte…',
  unknown: 'Ahora no podemos ver su reporte, pero su resultado está guardado. Revise otra vez en un rato.',
  again: 'Revisar otra vez',
  fields,
  values: { unknown: 'Sin dato', unsure: 'No se sabe', years: '{{count}} años' },
  preview,
  facts,
  statuses,
  tooOld: {
    title: 'Esta prueba es demasiado antigua para reportarla',
    text: 'Se la hizo hace más de 31 días, y las agencias de salud solo cuentan pruebas más nuevas. Guardamos su resultado, pero no enviamos nada. Si la fecha está mal, regrese y cámbiela.',
  },
  noAgency: {
    title: 'Ahora ninguna agencia de salud recibe reportes',
    text: 'Por ahora, ninguna agencia de salud recibe reportes de esta aplicación, así que usted no tiene que elegir. Guardamos su resultado y no enviamos nada.',
  },
  unsent,
  ledger,
  late: 'Tenemos su reporte, pero enviarlo está tardando más de lo normal. Seguiremos intentando.',
  yourself: 'Si su estado le pide un reporte, llame al departamento de salud estatal o local y diga el resultado.',
  contact: 'Contáctenos',
  history: { title: 'Qué pasó hasta ahora', queued: 'Recibimos su reporte' },
  remarks: {
    title: 'Qué anotaron',
    text: 'Son palabras de su sistema de cómputo, en inglés. Hablan de cómo está escrito el reporte, no de su salud.',
  },
  contents: { title: 'Qué dice el reporte', leftOut: 'No dice:' },
  message: {
    button: 'Guardar el mensaje',
    help: 'Es un archivo para computadoras (.hl7). Dice lo que ve arriba, así que no lo comparta.',
    busy: 'Buscando el mensaje…',
    saved: 'El archivo está guardado en este teléfono o computadora.',
    failed: 'No pudimos descargar el mensaje. Revise su conexión a internet e intente otra vez.',
    fileName: 'reporte.hl7',
  },
  erased:
    'Borramos de nuestro servidor lo que dice este reporte, como explica nuestra política de privacidad. Las agencias de salud lo tienen todavía.',
  about: 'Sobre su reporte',
};
