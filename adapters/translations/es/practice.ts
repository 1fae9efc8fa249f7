import type { practice as english } from '../en/practice.ts';
import type { Texts } from '../texts.ts';

/** What a step offers to look at, in Spanish. */
export const practice: Texts<typeof english> = {
  whileYouWait: 'Mientras espera',
  close: 'Cerrar',
  offers: {
    practice: { title: 'Practique cómo leer las líneas', text: '{{windows}} ejemplos, cerca de 1 minuto' },
    shortPractice: { title: 'Practique primero', text: '{{windows}} ejemplos, menos de 1 minuto' },
    whatNext: { title: 'Qué sigue', text: 'Escanear y dos preguntas' },
    getHelp: { title: 'Cuándo pedir ayuda', text: 'Señales para llamar al 911' },
  },
  title: 'Ejemplo {{number}} de {{windows}}',
  note: 'Esto es solo el dibujo de un casete, y no una foto de su prueba.',
  picture: 'Dibujo de un casete. Un marco muestra dónde mirar: en la {{letter}}.',
  windows: {
    clear: 'Dibujo de un casete. Tiene una línea en C y una línea fuerte en T.',
    faintTest: 'Dibujo de un casete. Tiene una línea en C y una línea muy débil en T.',
    testWithoutControl: 'Dibujo de un casete. No tiene línea en C. Tiene una línea fuerte en T.',
    none: 'Dibujo de un casete. No tiene línea en C ni en T.',
    smudge: 'Dibujo de un casete. Tiene una línea en C y ninguna línea en T. Hay una mancha gris cerca de T.',
  },
  verdict: { right: 'Es correcto.', wrong: 'No es así.', unsure: 'Mire otra vez.' },
  why: {
    testWorked: 'Hay una línea en C, así que la prueba funcionó bien. Ahora busque otra línea junto a la letra T.',
    lineAtT: 'También hay una segunda línea en T, y eso significa que esta prueba es positiva.',
    faintLineCounts:
      'También hay una línea en T, que es muy débil. Hasta una línea débil cuenta, así que esta prueba es positiva.',
    lineAtTMeansNothing:
      'No hay línea en C, así que la prueba no funcionó bien. La línea en T no indica nada, porque esta prueba no es válida.',
    noLineAtAll:
      'No hay línea en C, así que la prueba no funcionó bien. Eso significa que no es válida, y tampoco es negativa.',
    smudgeIsNoLine:
      'Una línea de verdad cruza toda la ventana junto a su letra. La mancha gris no la cruza, así que esta prueba es negativa. Si en su prueba una mancha tapa la T, elija “No lo sé”.',
  },
  next: 'Siguiente',
  again: 'Practicar otra vez',
  done: {
    title: 'Terminó la práctica',
    points: {
      control: 'Mire siempre primero en C, porque una prueba sin línea en C no es válida.',
      faint: 'Después mire en T, donde toda línea cuenta, aunque sea muy débil.',
      light: 'Si tiene dudas, use más luz o pida a otra persona que mire.',
    },
  },
  whatNext: {
    lead: 'Le avisamos cuando termina la espera. Luego tiene {{windowMinutes}} minutos para estas partes:',
    points: {
      scan: 'Escanear el casete otra vez, para que podamos comprobar que es el mismo.',
      examples: 'Ver varios ejemplos de cómo pueden verse las líneas.',
      control: 'Contestar la primera pregunta, que es sobre la línea de control en C.',
      test: 'Contestar la segunda pregunta, que es sobre la línea de prueba en T.',
    },
    after: 'Después le mostramos su resultado y le explicamos qué hacer.',
  },
  getHelp: {
    lead: 'Si la persona de la prueba se siente muy mal, no espere el resultado.',
    doctor: 'Si no es urgente, pero algo le preocupa, llame a un médico.',
  },
};
