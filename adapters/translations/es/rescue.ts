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
      text: 'No use este hisopo, porque uno sucio puede dar un resultado incorrecto. Pare aquí y empiece la prueba otra vez con un kit nuevo.',
    },
    nosebleed: {
      title: 'Sangrado de nariz',
      text: 'Pare la prueba y apriete la parte suave de la nariz por 10 minutos. Si después sigue sangrando, llame a un médico. La sangre en el hisopo puede arruinar la muestra, así que va a necesitar otro kit.',
    },
    childRefuses: {
      title: 'Mi hijo o hija no deja de moverse',
      text: 'Pare un momento y deje descansar a su hijo o hija. Después intente otra vez y pida a otro adulto que le sostenga la cabeza. Si abrió la bolsa hace más de {{openedMinutes}} minutos, use un kit nuevo.',
    },
    spilledLiquid: {
      title: 'Derramé el líquido',
      text: 'Límpielo con una toalla de papel y después lávese las manos. Si tocó la piel o los ojos, lávelos con mucha agua. Puede seguir si falta solo un poco de líquido. Si ya casi no queda, va a necesitar otro kit.',
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
      text: 'Puede seguir si el casete se movió solo un poco y quedó plano en la mesa. Si se volteó o se cayó, va a necesitar otro kit.',
    },
    noLine: {
      title: 'No veo ninguna línea',
      text: 'Mire otra vez con más luz o pida a otra persona que mire. Si hay una línea en C, siga y conteste las preguntas. Si no hay línea en C, la prueba no funcionó y va a necesitar otro kit.',
    },
    unsureLine: {
      title: 'Tengo dudas sobre una línea',
      text: 'Mire otra vez con más luz o pida a otra persona que mire. Toda línea en T cuenta, aunque casi no se vea. Si todavía tiene dudas, siga y elija “No lo sé”.',
    },
    readTooLate: {
      title: 'Leí las líneas demasiado tarde',
      text: 'Puede leer las líneas hasta {{endMinutes}} minutos después de la última gota. Si todavía está a tiempo, puede seguir. Si es más tarde, no confíe en ninguna línea que vea ahora y use otro kit.',
    },
    phoneCall: {
      title: 'Me llaman por teléfono',
      text: 'Puede contestar la llamada, porque su prueba está guardada en este teléfono o computadora. El tiempo sigue corriendo, así que vuelva a esta página en cuanto pueda.',
    },
  },
};
