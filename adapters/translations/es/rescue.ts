import type { rescue as english } from '../en/rescue.ts';
import type { Texts } from '../texts.ts';

/** What to do when something went wrong during the test, in Spanish. */
export const rescue: Texts<typeof english> = {
  open: '¿Algo salió mal?',
  title: '¿Qué salió mal?',
  close: 'Cerrar',
  goOn: 'Seguir',
  newKit: 'Usar un kit nuevo',
  cards: {
    droppedSwab: {
      title: 'El hisopo se cayó o tocó algo',
      text: 'No lo use, porque un hisopo sucio puede dar un resultado incorrecto. Pare aquí y empiece otra vez con un kit nuevo.',
    },
    nosebleed: {
      title: 'Sangrado de nariz',
      text: 'Pare y apriete la parte suave de la nariz por 10 minutos. Llame a un médico si sigue sangrando. La sangre en el hisopo puede arruinar la prueba, por eso necesita un kit nuevo.',
    },
    childRefuses: {
      title: 'Mi hijo o hija no deja de moverse',
      text: 'Pare y descansen un poco. Después pida a alguien que le sostenga la cabeza e intente otra vez. Si abrió la bolsa hace más de {{openedMinutes}} minutos, use un kit nuevo.',
    },
    spilledLiquid: {
      title: 'Derramé el líquido',
      text: 'Límpielo con una toalla de papel y lávese las manos. Si tocó la piel o los ojos, lave con mucha agua. Puede seguir si falta solo un poco. Si ya casi no queda, use un kit nuevo.',
    },
    wrongDrops: {
      title: 'Puse gotas de menos o de más',
      text: 'Si faltan gotas, ponga más enseguida hasta llegar a {{drops}} y siga. Si puso más o perdió la cuenta, use un kit nuevo, porque el resultado puede ser incorrecto.',
    },
    forgotStart: {
      title: 'Olvidé tocar Empezar',
      text: 'Si la última gota cayó hace menos de {{waitMinutes}} minutos, toque Empezar ahora. Lea las líneas en cuanto termine la espera, a más tardar {{endMinutes}} minutos después de esa gota. Si cayó antes o no sabe cuándo, use un kit nuevo.',
    },
    movedCassette: {
      title: 'Moví el casete',
      text: 'Puede seguir si fue solo un movimiento pequeño. Si el casete se volteó o se cayó, use un kit nuevo.',
    },
    noLine: {
      title: 'No veo ninguna línea',
      text: 'Mire otra vez con mucha luz. Si ve una línea en C, siga y conteste las preguntas. Si no hay línea en C, la prueba no funcionó y necesita un kit nuevo.',
    },
    unsureLine: {
      title: 'Tengo dudas sobre una línea',
      text: 'Use más luz o pida a alguien que mire. Toda línea en T cuenta, aunque casi no se vea. Si todavía tiene dudas, siga y elija “No lo sé”.',
    },
    readTooLate: {
      title: 'Leí las líneas demasiado tarde',
      text: 'Puede leer las líneas hasta {{endMinutes}} minutos después de la última gota. Si está a tiempo, siga. Si es más tarde, no confíe en una línea que vea ahora y use un kit nuevo.',
    },
    phoneCall: {
      title: 'Me llaman por teléfono',
      text: 'Puede contestar la llamada. Su prueba está guardada en este teléfono o computadora, y el tiempo sigue. Vuelva a esta página en cuanto pueda.',
    },
  },
};
