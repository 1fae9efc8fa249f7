import type { results as english } from '../en/results.ts';
import type { Texts } from '../texts.ts';
import { report } from './report.ts';

type English = typeof english;

const kinds: Texts<English['result']['kinds']> = {
  positive: {
    word: 'Positivo',
    meaning: 'La prueba encontró el virus. Lo más probable es que usted tenga COVID-19.',
    meaningOf: 'La prueba encontró el virus. {{name}} muy probablemente tiene COVID-19.',
    now: {
      home: 'Quédese en casa y lejos de otras personas.',
      mask: 'Use mascarilla si debe estar cerca de otros.',
      tell: 'Avise a las personas que estuvieron cerca de usted.',
      doctor: 'Llame a su médico. Pregunte si una medicina puede ayudar. Sirve más si empieza pronto.',
    },
    again: {
      title: 'Hacer otra prueba',
      text: 'No necesita otra prueba para confirmarlo. Pregunte a su médico qué sigue.',
    },
  },
  negative: {
    word: 'Negativo',
    meaning: 'La prueba no encontró el virus. Usted todavía puede tener COVID-19.',
    meaningOf: 'La prueba no encontró el virus. {{name}} todavía puede tener COVID-19.',
    now: {
      careful: 'No esté cerca de personas que se puedan enfermar mucho.',
      worse: 'Si los síntomas empiezan o empeoran, llame a su médico.',
    },
    again: {
      title: 'Cuándo hacer otra prueba',
      symptoms: 'Con síntomas: haga otra prueba después de {{retestHours}} horas.',
      noSymptoms:
        'Sin síntomas: haga otra prueba después de {{retestHours}} horas, y una más {{retestHours}} horas después.',
      unsure: 'Si no está claro que haya síntomas: haga otra prueba después de {{retestHours}} horas.',
      over: 'Este resultado es viejo, y ya pasó el tiempo de repetir la prueba. No dice nada de hoy.',
      overNow: '¿Hay síntomas ahora, o hubo contacto con alguien que tiene COVID-19? Haga una prueba nueva.',
      why: 'Al principio, una sola prueba puede no ver el virus. La FDA aconseja repetir la prueba.',
    },
  },
  invalid: {
    word: 'No válido',
    meaning: 'Esta prueba no tiene un resultado claro. No muestra si usted tiene COVID-19.',
    meaningOf: 'Esta prueba no tiene un resultado claro. {{name}} puede tener COVID-19 o no.',
    now: {
      retest: 'Haga otra prueba con hisopo, casete y tubo de líquido nuevos.',
      kit: 'Para eso necesita un kit nuevo.',
      support: 'Si vuelve a pasar, contacte a soporte.',
    },
    again: { title: 'Cuándo hacer otra prueba', text: 'Haga otra prueba en cuanto tenga un kit nuevo.' },
  },
};

const resultsList: Texts<English['resultsList']> = {
  heading: 'Sus resultados',
  waiting: 'Buscando sus resultados…',
  current: 'Resultados actuales',
  previous: 'Resultados anteriores',
  viewPrevious: 'Ver resultados anteriores',
  hidePrevious: 'Ocultar resultados anteriores',
  noOlder: 'No hay resultados más antiguos.',
  showMore: 'Mostrar más resultados',
  shown: 'Resultados que se ven: {{count}}.',
  none: {
    title: 'No hay resultados',
    text: 'Aquí va a ver el resultado de cada prueba que haga o reporte con esta cuenta.',
  },
};

const resultDetails: Texts<English['resultDetails']> = {
  heading: 'Resultado de la prueba',
  waiting: 'Buscando este resultado…',
};

const calendar: Texts<English['result']['calendar']> = {
  button: 'Agregar a mi calendario',
  busy: 'Preparando el archivo…',
  saved: 'El archivo está guardado. Ábralo para agregarlo a su calendario.',
  failed: 'No pudimos hacer el archivo. Revise su internet e intente otra vez.',
  fileName: 'otra-prueba.ics',
  title: 'Haga otra prueba',
  text: 'Ya es hora de hacer otra prueba. Use un kit nuevo.',
};

const result: Texts<English['result']> = {
  kinds,
  meaningTitle: 'Qué significa',
  unnamed: 'Esta persona',
  nowTitle: 'Qué hacer ahora',
  againFrom: 'Desde el {{when}} puede hacer otra prueba.',
  emergency: {
    title: 'Llame al 911 si ve una de estas señales',
    signs: {
      breathing: 'Le cuesta respirar',
      chest: 'Dolor o presión en el pecho que no se quita',
      confusion: 'Confusión que antes no tenía',
      waking: 'No puede despertar o no puede estar despierto',
      color: 'Piel, labios o uñas pálidos, grises o azules',
    },
  },
  facts: { person: 'Persona', when: 'Fecha y hora', testId: 'Número de la prueba' },
  paper: {
    title: 'Prueba casera de antígenos de COVID-19',
    note: 'La persona leyó este resultado en casa y lo escribió en Clearline.',
  },
  print: 'Imprimir o guardar',
  calendar,
};

/** What the screens of results say, in Spanish. */
export const results: Texts<English> = { resultsList, resultDetails, result, report };
