import type { readSteps as english } from '../en/steps-read.ts';
import type { Texts } from '../texts.ts';

export const readSteps: Texts<typeof english> = {
  'result-ready': {
    title: 'Su prueba está lista',
    tab: '¡Ya puede leer! Quedan {{time}}',
    lead: 'Primero escanee otra vez el casete y después conteste unas preguntas sobre sus líneas.',
    by: 'Hora límite para contestar: {{time}}',
    points: {
      examples: 'Antes de las preguntas le mostramos cómo leer las líneas.',
      late: 'Después de esa hora, las líneas pueden cambiar y el resultado puede ser incorrecto.',
    },
    secondsLeft: 'Segundos que quedan para leer su resultado: {{seconds}}',
    figure: 'Un ojo sobre un casete con la ventana tapada, junto a un reloj.',
  },
  'scan-again': {
    title: 'Escanee otra vez el casete',
    lead: 'Ahora escanee el código del casete que usó.',
    points: {
      why: 'Así comprobamos que es el mismo casete.',
      flat: 'Deje el casete sobre la mesa y mueva solo el teléfono.',
    },
    figure: 'El casete está en la mesa, y una mano sostiene un teléfono sobre su código pequeño.',
  },
  'second-scan': {
    title: 'Escanee el casete usado',
    lead: 'Ponga el teléfono sobre el código cuadrado y pequeño del casete.',
    missing: 'Escanee el casete para seguir.',
    figure: 'Una mano sostiene junto al casete usado un teléfono que muestra su código pequeño en un marco.',
  },
  'result-questionnaire': {
    title: 'Cómo leer las líneas',
    lead: 'Mire la ventana del casete con mucha luz.',
    points: {
      control: 'C es la línea de control, que muestra que la prueba funcionó.',
      test: 'T es la línea de prueba, que muestra si se encontró el virus.',
      faint: 'Toda línea en T cuenta, aunque casi no se vea.',
    },
    express: {
      title: '¿Cuál fue su resultado?',
      lead: 'Elija el resultado de su prueba.',
      options: {
        positive: 'Una línea en C y una línea en T, aunque sea muy débil.',
        negative: 'Una línea en C y ninguna en T.',
        invalid: 'Ninguna línea en C, o no está claro.',
      },
      taken: {
        title: '¿Cuándo hizo la prueba?',
        help: 'Pusimos la fecha y la hora actuales, así que cámbielas si hizo la prueba antes. Basta una hora aproximada.',
        date: { label: 'Fecha de la prueba', help: 'Mes, día y año.' },
        time: { label: 'Hora de la prueba', help: 'Hora y minutos.' },
      },
    },
    missing: 'Elija su resultado.',
    figure: 'Una lámpara da luz a un casete con la ventana vacía. Dos marcos muestran dónde mirar: en T y en C.',
  },
  'check-negative': {
    title: 'Ejemplo: una prueba negativa',
    lead: 'Una línea en C y ninguna línea en T significa negativo.',
    points: { look: 'Mire bien en T, porque hasta una línea muy débil es positivo.' },
    figure: 'Ejemplo: un casete negativo con una línea en C y ninguna línea en T.',
  },
  'check-positive': {
    title: 'Ejemplo: una prueba positiva',
    lead: 'Una línea en C y cualquier línea en T significa positivo.',
    points: {
      faint: 'Toda línea en T cuenta, aunque sea muy débil.',
      color: 'La línea en T puede ser roja, rojo claro o rosada.',
    },
    figure:
      'Ejemplos: tres casetes, cada uno con una línea en C y una línea en T. Una línea en T es fuerte, una es muy débil y una es rosada. Los tres son positivos.',
  },
  'check-invalid': {
    title: 'Ejemplo: una prueba no válida',
    lead: 'Si no hay línea en C, la prueba no funcionó.',
    points: {
      even: 'No es válida aunque haya una línea en T.',
      retest: 'Entonces haga otra prueba con un kit nuevo y no vuelva a usar ninguna parte.',
    },
    figure: 'Ejemplos: dos casetes sin línea en C, uno de ellos con una línea en T. Ninguno es válido.',
  },
  'control-line': {
    title: '¿Hay una línea en C?',
    lead: 'Mire junto a la letra C de su casete.',
    missing: 'Elija sí, no o no lo sé.',
    options: {
      yes: 'Hay una línea.',
      no: 'Ninguna línea.',
      unsure: 'Cuenta como no válido, y necesita otra prueba.',
    },
    help: 'Si tiene dudas, use más luz o pida a alguien que mire.',
    figure: 'Un casete con la ventana vacía. Un marco muestra dónde mirar: en la C.',
  },
  'test-line': {
    title: '¿Hay una línea en T?',
    lead: 'Mire junto a la letra T, donde hasta una línea muy débil cuenta como sí.',
    missing: 'Elija sí, no o no lo sé.',
    options: {
      yes: 'Fuerte o muy débil.',
      no: 'Ninguna línea.',
      unsure: 'Cuenta como no válido, y necesita otra prueba.',
    },
    help: 'Si tiene dudas, use más luz o pida a alguien que mire. Si ve una línea en T, aunque sea muy débil, elija Sí.',
    figure: 'Un casete con la ventana vacía. Un marco muestra dónde mirar: en la T.',
  },
  'confirm-result': {
    title: '¿Es este su resultado?',
    lead: 'Revíselo una vez más, porque lo puede cambiar ahora, pero no después.',
    answersMean: 'Sus respuestas indican: {{result}}',
    changed: 'Usted eligió {{result}}, pero sus respuestas indican otra cosa, por eso el dibujo no muestra líneas.',
    question: 'Su resultado',
    missing: 'Elija su resultado.',
    express: { lead: 'Usted eligió {{result}}. Lo puede cambiar ahora, pero no después.' },
    figure: 'Un casete con la ventana tapada.',
    figureOf: 'Su resultado: {{result}}. {{lines}}',
  },
};
