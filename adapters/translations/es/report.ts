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
  toCome: 'Esto lo escribe usted después. Lo que deje en blanco no se envía:',
  fromProfile: 'El perfil puede tener estos datos. Se envía lo que tenga:',
  missing: 'Todavía falta llenar:',
  leftOut: 'No enviamos:',
  whenSent: 'La hora en que lo envíe',
  minimum:
    'No tiene que dar el nombre ni la fecha de nacimiento. Pero así el reporte no llega a su estado. Las agencias federales (nacionales) cuentan de todos modos el resultado, los síntomas, las horas, la edad y el código postal.',
  noState: 'Este reporte no llega a su estado. Falta el apellido o la fecha de nacimiento.',
};

const facts: Texts<English['facts']> = {
  title: 'Qué saber de los reportes',
  points: {
    choice: 'Usted decide si reporta.',
    states: 'Algunos estados piden que se reporte. Otros no usan los resultados de pruebas caseras.',
    name: 'Un reporte llega a un estado solo si trae apellido y fecha de nacimiento.',
    country: 'Solo las agencias federales (nacionales) cuentan un reporte sin nombre.',
  },
};

const statuses: Texts<English['statuses']> = {
  notReported: {
    word: 'No reportado',
    text: 'Usted eligió no reportar este resultado. No enviamos nada a una agencia de salud, ni lo vamos a hacer.',
  },
  queued: {
    word: 'En camino',
    text: 'Tenemos su reporte y lo enviamos nosotros. Usted no tiene que hacer nada.',
  },
  sent: {
    word: 'Enviado',
    text: 'Enviamos su reporte. Quizás llegue una respuesta después. Usted no tiene que hacer nada.',
  },
  accepted: {
    word: 'Aceptado',
    text: 'Las agencias de salud aceptaron su reporte. Usted no tiene que hacer nada.',
  },
  acceptedWithWarnings: {
    word: 'Aceptado, con observaciones',
    text: 'Las agencias de salud aceptaron su reporte, con observaciones. Usted no tiene que hacer nada.',
  },
  refused: {
    word: 'No aceptado',
    text: 'Las agencias de salud no aceptaron este reporte. Su resultado sigue guardado.',
  },
};

const unsent: Texts<English['unsent']> = {
  tooOld: {
    word: 'No reportado',
    text: 'La prueba era de hace más de 31 días. Las agencias de salud solo cuentan pruebas más nuevas. Su resultado está guardado.',
  },
  invalid: {
    word: 'No enviado',
    text: 'No pudimos enviar este reporte. Algo en él no cabe en el formato de las agencias de salud. Su resultado sigue guardado.',
  },
};

/** What is said of reports to the authorities, in Spanish. */
export const report: Texts<English> = {
  title: 'Su reporte',
  looking: 'Buscando su reporte…',
  unknown: 'Ahora no podemos ver su reporte. Su resultado está guardado. Mire otra vez en un rato.',
  again: 'Mirar otra vez',
  fields,
  values: { unknown: 'Sin dato', unsure: 'No se sabe', years: '{{count}} años' },
  preview,
  facts,
  statuses,
  tooOld: {
    title: 'Esta prueba es demasiado antigua para reportarla',
    text: 'Se la hizo hace más de 31 días. Las agencias de salud solo cuentan pruebas más nuevas. Guardamos su resultado y no enviamos nada. ¿La fecha está mal? Regrese y cámbiela.',
  },
  unsent,
  late: 'Tenemos su reporte. Enviarlo tarda más de lo normal. Seguimos intentando.',
  yourself:
    '¿Su estado le pide que reporte? Entonces llame al departamento de salud de su estado o de su zona y diga el resultado.',
  contact: 'Contacto',
  history: { title: 'Qué pasó hasta ahora', queued: 'Nos llegó su reporte' },
  remarks: {
    title: 'Qué anotaron',
    text: 'Son palabras de su sistema de cómputo, en inglés. Hablan de cómo está escrito el reporte, no de su salud.',
  },
  contents: { title: 'Qué dice el reporte', leftOut: 'No dice:' },
  message: {
    button: 'Guardar el mensaje',
    help: 'Es un archivo para computadoras (.hl7). Dice lo que ve arriba. No lo comparta.',
    busy: 'Buscando el mensaje…',
    saved: 'El archivo está guardado en este teléfono o computadora.',
    failed: 'No pudimos traer el mensaje. Revise su internet e intente otra vez.',
    fileName: 'reporte.hl7',
  },
};
