import type { readSteps as english } from '../en/steps-read.ts';
import type { Texts } from '../texts.ts';

export const readSteps: Texts<typeof english> = {
  'result-ready': {
    title: 'Su prueba está lista',
    tab: '¡Ya puede leer! Quedan {{time}}',
    lead: 'Primero escanee otra vez el casete y después conteste unas preguntas sobre sus líneas.',
    by: 'Hora límite para contestar: {{time}}',
    points: {
      examples: 'Antes de las preguntas le mostramos cómo leer las líneas, con ejemplos.',
      late: 'Después de esa hora, las líneas pueden cambiar y dar un resultado incorrecto.',
    },
    secondsLeft: 'Segundos que quedan para leer su resultado: {{seconds}}',
    figure: 'Un ojo sobre un casete con la ventana tapada, junto a un reloj.',
  },
  'scan-again': {
    title: 'Escanee otra vez el casete',
    lead: 'Ahora escanee otra vez el código cuadrado del casete que usó.',
    points: {
      why: 'Así vemos que el resultado es del mismo casete que escaneó antes.',
      flat: 'Deje el casete sobre la mesa y mueva solo el teléfono por encima.',
    },
    figure: 'El casete está en la mesa, y una mano sostiene un teléfono sobre su código pequeño.',
  },
  'second-scan': {
    title: 'Escanee el casete usado',
    lead: 'Ponga el teléfono sobre el código cuadrado y pequeño del casete.',
    missing: 'Antes de continuar, escanee el código pequeño del casete.',
    figure: 'Una mano sostiene junto al casete usado un teléfono que muestra su código pequeño en un marco.',
  },
  'result-questionnaire': {
    title: 'Cómo leer las líneas',
    lead: 'Mire la ventana del casete con mucha luz, porque una línea puede ser muy débil.',
    points: {
      control: 'C es la línea de control, que indica si la prueba funcionó bien.',
      test: 'T es la línea de prueba, que indica si se encontró el virus.',
      faint: 'Toda línea en T cuenta, aunque casi no se vea.',
    },
    express: {
      title: '¿Cuál fue su resultado?',
      lead: 'Elija el resultado que vio cuando leyó las líneas.',
      options: {
        positive: 'Vio una línea en C y otra línea en T, aunque fuera muy débil.',
        negative: 'Vio una línea en C, pero no vio otra línea en T.',
        invalid: 'No vio ninguna línea en C, o no tuvo seguridad.',
      },
      taken: {
        title: '¿Cuándo hizo la prueba?',
        help: 'Pusimos la fecha y la hora actuales. Si hizo la prueba antes, escriba esa fecha y esa hora, aunque sean aproximadas.',
        date: { label: 'Fecha de la prueba', help: 'Escriba el mes, el día y el año en que hizo la prueba.' },
        time: {
          label: 'Hora de la prueba',
          help: 'Escriba la hora y los minutos, o la hora más cercana que recuerde.',
        },
      },
    },
    missing: 'Antes de continuar, elija positivo, negativo o no válido.',
    figure: 'Una lámpara da luz a un casete con la ventana vacía. Dos marcos muestran dónde mirar: en T y en C.',
  },
  'check-negative': {
    title: 'Ejemplo: una prueba negativa',
    lead: 'Una línea en C y ninguna línea en T significan que la prueba es negativa.',
    points: { look: 'Mire bien en T, porque hasta una línea muy débil es positivo.' },
    figure: 'Ejemplo: un casete negativo con una línea en C y ninguna línea en T.',
  },
  'check-positive': {
    title: 'Ejemplo: una prueba positiva',
    lead: 'Una línea en C y otra línea en T significan que la prueba es positiva.',
    points: {
      faint: 'Toda línea en T cuenta, aunque sea muy débil.',
      color: 'La línea en T puede ser roja, rojo claro o rosada, y puede ser más débil que la de C.',
    },
    figure:
      'Ejemplos: tres casetes, cada uno con una línea en C y una línea en T. Una línea en T es fuerte, una es muy débil y una es rosada. Los tres son positivos.',
  },
  'check-invalid': {
    title: 'Ejemplo: una prueba no válida',
    lead: 'Si no hay línea en C, la prueba no funcionó y no muestra ningún resultado.',
    points: {
      even: 'El resultado no es válido aunque vea una línea en T.',
      retest: 'Entonces repita la prueba con un kit nuevo y no vuelva a usar ninguna parte de este.',
    },
    figure: 'Ejemplos: dos casetes sin línea en C, uno de ellos con una línea en T. Ninguno es válido.',
  },
  'control-line': {
    title: '¿Hay una línea en C?',
    lead: 'Mire bien junto a la letra C de su casete.',
    missing: 'Antes de continuar, elija Sí, No o No lo sé.',
    options: {
      yes: 'Puede ver una línea.',
      no: 'No ve ninguna línea.',
      unsure: 'Cuenta como no válido, y necesita otra prueba.',
    },
    help: 'La línea en C solo aparece si la prueba funcionó bien. Si tiene dudas, use más luz o pida a otra persona que mire.',
    figure: 'Un casete con la ventana vacía. Un marco muestra dónde mirar: en la C.',
  },
  'test-line': {
    title: '¿Hay una línea en T?',
    lead: 'Mire junto a la letra T, donde hasta una línea muy débil cuenta como sí.',
    missing: 'Antes de continuar, elija Sí, No o No lo sé.',
    options: {
      yes: 'Cuenta aunque sea débil.',
      no: 'No ve ninguna línea.',
      unsure: 'Cuenta como no válido, y necesita otra prueba.',
    },
    help: 'Si tiene dudas, use más luz o pida a otra persona que mire. Si ve una línea en T, aunque sea muy débil, elija Sí.',
    figure: 'Un casete con la ventana vacía. Un marco muestra dónde mirar: en la T.',
  },
  'confirm-result': {
    title: '¿Es este su resultado?',
    lead: 'Revíselo una vez más, porque lo puede cambiar ahora, pero no después.',
    answersMean: 'Sus respuestas indican: {{result}}',
    changed: 'Usted eligió otro resultado ({{result}}), por eso el dibujo no muestra líneas.',
    question: 'Su resultado',
    missing: 'Antes de continuar, elija el resultado de su prueba.',
    express: { lead: 'Usted eligió {{result}}, y después de esta página ya no podrá cambiar su respuesta.' },
    figure: 'Un casete con la ventana tapada.',
    figureOf: 'Su resultado: {{result}}. {{lines}}',
  },
};
