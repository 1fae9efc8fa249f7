import type { results as english } from '../en/results.ts';
import type { Texts } from '../texts.ts';
import { advice } from './advice.ts';
import { report } from './report.ts';

type English = typeof english;

const kinds: Texts<English['result']['kinds']> = {
  positive: {
    word: 'Positivo',
    meaning: 'La prueba encontró el virus, así que usted muy probablemente tiene COVID-\u206019.',
    meaningOf: '{{name}} muy probablemente tiene COVID-\u206019, porque la prueba encontró el virus.',
    againTitle: 'Hacer otra prueba',
  },
  negative: {
    word: 'Negativo',
    meaning: 'La prueba no encontró el virus, pero todavía puede tener COVID-\u206019.',
    meaningOf: 'La prueba no encontró el virus. {{name}} todavía puede tener COVID-\u206019.',
    againTitle: 'Cuándo hacer otra prueba',
  },
  invalid: {
    word: 'No válido',
    meaning: 'Esta prueba no tiene un resultado claro y no muestra si usted tiene COVID-\u206019.',
    meaningOf: '{{name}} puede tener COVID-\u206019 o no, porque esta prueba no tiene un resultado claro.',
    againTitle: 'Cuándo hacer otra prueba',
  },
};

const resultsList: Texts<English['resultsList']> = {
  heading: 'Sus resultados',
  waiting: 'Buscando sus resultados…',
  current: 'Resultados actuales',
  previous: 'Resultados anteriores',
  viewPrevious: 'Ver resultados anteriores',
  hidePrevious: 'Ocultar resultados anteriores',
  noOlder: 'No hay resultados más antiguos en su cuenta.',
  showMore: 'Mostrar más resultados',
  shown: 'Resultados en pantalla: {{count}}',
  none: {
    title: 'No hay resultados',
    text: 'Aquí va a ver el resultado de cada prueba que haga o reporte con esta cuenta.',
  },
  take: 'Hacer una prueba',
  testAgain: {
    from: 'Haga otra prueba a partir de este día:',
    by: 'Haga otra prueba ahora, a más tardar:',
    now: 'Haga otra prueba ahora',
  },
};

const resultDetails: Texts<English['resultDetails']> = {
  heading: 'Resultado de la prueba',
  waiting: 'Buscando este resultado…',
};

const calendar: Texts<English['result']['calendar']> = {
  button: 'Agregar a mi calendario',
  busy: 'Preparando el archivo…',
  saved: 'El archivo está guardado. Ábralo para agregar la próxima prueba a su calendario.',
  failed: 'No pudimos hacer el archivo. Revise su conexión a internet e intente otra vez.',
  fileName: 'otra-prueba.ics',
  title: 'Haga otra prueba',
  text: 'Ya es hora de hacer otra prueba. Hágala a más tardar el {{until}}, con un kit nuevo.',
};

const result: Texts<English['result']> = {
  kinds,
  meaningTitle: 'Qué significa',
  unnamed: 'Esta persona',
  nowTitle: 'Qué hacer ahora',
  advice,
  emergency: {
    title: 'Llame al 911 si ve una de estas señales',
    signs: {
      breathing: 'Dificultad para respirar',
      chest: 'Dolor o presión en el pecho que no se quita',
      confusion: 'Confusión que antes no tenía',
      waking: 'La persona no puede despertarse o mantenerse despierta',
      color: 'Piel, labios o uñas pálidos, grises o azules',
    },
  },
  facts: { person: 'Persona', when: 'Fecha y hora', testId: 'Número de la prueba' },
  paper: {
    title: 'Prueba casera de antígenos de COVID-\u206019',
    note: 'La persona leyó este resultado en casa y lo escribió en Clearline. No es un expediente médico ni un comprobante para viajes o trabajo.',
  },
  print: 'Imprimir o guardar',
  calendar,
  firstTitle: 'Haga esto primero',
  days: { label: 'Las pruebas', taken: 'Esta prueba', later: '{{time}} o después' },
};

/** What the screens of results say, in Spanish. */
export const results: Texts<English> = { resultsList, resultDetails, result, report };
