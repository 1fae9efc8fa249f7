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
  note: 'Es un dibujo, no es su prueba.',
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
    testWorked: 'Hay una línea en C, así que la prueba funcionó. Ahora mire en T.',
    lineAtT: 'También hay una línea en T, así que esta prueba es positiva.',
    faintLineCounts: 'Hay una línea en T. Es muy débil, pero cuenta, así que esta prueba es positiva.',
    lineAtTMeansNothing:
      'No hay línea en C, así que la prueba no funcionó. La línea en T no indica nada, y esta prueba no es válida.',
    noLineAtAll: 'No hay línea en C, así que la prueba no funcionó. No es válida, y tampoco es negativa.',
    smudgeIsNoLine:
      'Una línea cruza toda la ventana junto a su letra. La mancha gris no la cruza, así que esta prueba es negativa. Si en su prueba una mancha tapa la T, elija “No lo sé”.',
  },
  next: 'Siguiente',
  again: 'Practicar otra vez',
  done: {
    title: 'Terminó la práctica',
    points: {
      control: 'Mire primero en C. Si no hay línea en C, la prueba no es válida.',
      faint: 'Después mire en T. Toda línea en T cuenta, aunque sea muy débil.',
      light: 'Si tiene dudas, use más luz o pida a alguien que mire.',
    },
  },
  whatNext: {
    lead: 'Le avisamos cuando termina la espera. Luego tiene {{windowMinutes}} minutos para estas partes:',
    points: {
      scan: 'Escanear el casete otra vez, para comprobar que es el mismo.',
      examples: 'Ver ejemplos de cómo pueden verse las líneas.',
      control: 'Responder si hay una línea en C.',
      test: 'Responder si hay una línea en T.',
    },
    after: 'Después verá su resultado y qué hacer.',
  },
  getHelp: {
    lead: 'Si la persona de la prueba se siente muy mal, no espere el resultado.',
    doctor: 'Si no es urgente, pero algo le preocupa, llame a un médico.',
  },
};
