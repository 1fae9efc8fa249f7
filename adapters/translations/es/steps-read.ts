import type { readSteps as english } from '../en/steps-read.ts';
import type { Texts } from '../texts.ts';

export const readSteps: Texts<typeof english> = {
  'result-ready': {
    title: 'Su prueba está lista',
    tab: '¡Ya puede leer! Quedan {{time}}',
    lead: 'Lea ahora su resultado.',
    points: {
      next: 'Ahora escanee otra vez el casete.',
      late: 'Después de ese tiempo, las líneas pueden cambiar. Entonces el resultado puede ser falso.',
    },
    secondsLeft: 'Segundos que quedan para leer su resultado: {{seconds}}',
    figure: 'El casete junto a un reloj que muestra 15 minutos.',
  },
  'scan-again': {
    title: 'Escanee otra vez el casete',
    lead: 'Ahora escanee el código del casete que usó.',
    points: {
      why: 'Así vemos que es el mismo casete.',
      flat: 'Deje plano el casete. Mueva el teléfono, no el casete.',
    },
    figure: 'El casete está en la mesa. Una mano tiene un teléfono sobre su código pequeño.',
  },
  'second-scan': {
    title: 'Escanee el casete usado',
    lead: 'Ponga el teléfono sobre el código cuadrado y pequeño.',
    missing: 'Escanee el casete para seguir.',
    figure: 'Una mano tiene un teléfono junto al casete usado. El teléfono muestra su código pequeño en un marco.',
  },
  'result-questionnaire': {
    title: 'Cómo leer las líneas',
    lead: 'Mire la ventana del casete con mucha luz.',
    points: {
      control: 'C es la línea de control. Muestra que la prueba funcionó.',
      test: 'T es la línea de prueba. Muestra si se encontró el virus.',
      faint: 'Toda línea en T cuenta, aunque casi no se vea.',
    },
    express: {
      title: '¿Cuál fue su resultado?',
      lead: 'Elija el resultado de su prueba.',
      options: {
        positive: 'Una línea en C y una línea en T, aunque sea muy clara.',
        negative: 'Una línea en C y ninguna en T.',
        invalid: 'Ninguna línea en C.',
      },
      taken: {
        title: '¿Cuándo hizo la prueba?',
        help: 'Pusimos la fecha y la hora de ahora. Si fue antes, cámbielas. Basta una hora aproximada.',
        date: { label: 'Fecha de la prueba', help: 'Mes, día y año.' },
        time: { label: 'Hora de la prueba', help: 'Hora y minutos.' },
      },
    },
    missing: 'Elija su resultado.',
    figure: 'Una lámpara da luz a un casete. Tiene una línea en C y una línea muy clara en T.',
  },
  'check-negative': {
    title: 'Esto es negativo',
    lead: 'Hay una línea en C. No hay línea en T.',
    points: { look: 'Mire bien en T. Una línea allí, aunque sea muy clara, es positivo.' },
    figure: 'Línea en C. Ninguna línea en T. Es negativo.',
  },
  'check-positive': {
    title: 'Esto es positivo',
    lead: 'Hay una línea en C y una línea en T.',
    points: {
      faint: 'Toda línea en T cuenta, aunque sea muy clara.',
      color: 'La línea en T puede ser roja, roja clara o rosada.',
    },
    figure:
      'Tres casetes. Cada uno tiene una línea en C y una línea en T. Una línea en T es fuerte, una es muy clara, una es rosada. Todos son positivos.',
  },
  'check-invalid': {
    title: 'Esto no es válido',
    lead: 'No hay línea en C. La prueba no funcionó.',
    points: {
      even: 'No es válido aunque vea una línea en T.',
      retest: 'Haga otra prueba con hisopo, casete y tubo de líquido nuevos.',
    },
    figure: 'Dos casetes sin línea en C. Uno tiene una línea en T. Ninguno es válido.',
  },
  'control-line': {
    title: '¿Hay una línea en C?',
    lead: 'Mire junto a la letra C de su casete.',
    missing: 'Elija sí, no o no lo sé.',
    help: '¿Tiene dudas? Use más luz o pida a alguien que mire.',
    figure: 'Un casete con una línea en C y una línea muy clara en T. Una flecha muestra la C.',
  },
  'test-line': {
    title: '¿Hay una línea en T?',
    lead: 'Mire junto a la letra T. Una línea muy clara cuenta como sí.',
    missing: 'Elija sí, no o no lo sé.',
    help: '¿Tiene dudas? Use más luz o pida a alguien que mire.',
    figure: 'Un casete con una línea en C y una línea muy clara en T. Una flecha muestra la T.',
  },
  'confirm-result': {
    title: '¿Es este su resultado?',
    lead: 'Revíselo una vez más. Lo puede cambiar ahora, pero no después.',
    answersMean: 'Sus respuestas indican: {{result}}',
    question: 'Su resultado',
    missing: 'Elija su resultado.',
    express: { lead: 'Usted eligió: {{result}}. Lo puede cambiar ahora, pero no después.' },
    figures: {
      positive: 'Línea en C. Línea en T. Es positivo.',
      negative: 'Línea en C. Ninguna línea en T. Es negativo.',
      invalid: 'Ninguna línea en C. No es válido.',
    },
    figure: 'Un casete sin líneas.',
  },
};
