import type { StepId } from '../../../core/flow/step-row.ts';
import type { steps as english } from '../en/steps.ts';
import type { StepTexts, Texts } from '../texts.ts';
import { accepted } from './accepted.ts';
import { counter } from './counter.ts';
import { practice } from './practice.ts';
import { rescue } from './rescue.ts';
import { scan } from './scan.ts';
import { collectSteps } from './steps-collect.ts';
import { readSteps } from './steps-read.ts';
import { reportSteps } from './steps-report.ts';
import { startSteps } from './steps-start.ts';

const written = { ...startSteps, ...collectSteps, ...readSteps, ...reportSteps };

/** The steps without texts, as in English. */
const missing: object & Record<Exclude<StepId, keyof typeof written>, StepTexts> = {};

export const steps: Texts<typeof english> = {
  steps: { ...written, ...missing },
  scan,
  accepted,
  rescue,
  practice,
  counter,
  timer: { label: 'Tiempo restante' },
  alerts: {
    legend: 'Cuando termine el tiempo',
    dark: {
      title: 'Ponga una alarma para el final de la espera',
      text: 'Este navegador no puede mantener la pantalla encendida, y con la pantalla apagada no suena nada. Ponga una alarma en su teléfono o en otro reloj. Si usted mantiene la pantalla encendida, quite el modo de silencio.',
    },
    missing: {
      sound: {
        title: 'El sonido está apagado',
        text: 'Toque esta página para activar el sonido y oír cuando termine el tiempo. Si sigue apagado, ponga una alarma en su teléfono o en otro reloj.',
      },
      notices: {
        title: 'Los avisos están bloqueados',
        text: 'Su navegador ya no muestra los avisos de esta página. Permítalos en sus ajustes, o deje esta página a la vista.',
      },
    },
    sound: {
      label: 'Reproducir un sonido',
      on: 'El sonido está activado, así que deje el volumen alto para oírlo.',
      off: 'El sonido está apagado, así que no oirá nada cuando termine el tiempo.',
      locked: 'Su navegador solo permite el sonido después de un toque. Toque aquí para activarlo.',
    },
    notices: {
      label: 'Mostrar un aviso en este teléfono o computadora',
      on: 'El aviso sale cuando usted usa otra aplicación o pestaña.',
      off: 'El aviso solo dice que es hora de continuar.',
      refused: 'Su navegador no deja que esta página mande avisos, pero puede cambiarlo en sus ajustes.',
    },
  },
  readAloud: { label: 'Leer en voz alta', help: 'Lee en voz alta cada paso de la prueba' },
  clock: {
    corrected: {
      title: 'La hora cambió',
      text: 'La hora de este teléfono o computadora cambió. Ajustamos el reloj de la prueba para que la espera no sea demasiado corta.',
    },
    unsure: {
      title: 'No sabemos bien qué hora es',
      text: 'La hora de este teléfono o computadora cambió. Conéctese a internet para que podamos ver la hora correcta.',
    },
  },
  lines: {
    control: { yes: 'Línea en C.', no: 'Ninguna línea en C.', unsure: 'No está claro en C.' },
    test: { yes: 'Línea en T.', no: 'Ninguna línea en T.', unsure: 'No está claro en T.' },
    chosen: 'Usted eligió este resultado, pero sus respuestas sobre las líneas indican: {{result}}.',
    reasons: {
      noControlLine: 'Usted no vio ninguna línea en C, así que la prueba no funcionó bien.',
      controlUnsure: 'Usted no supo si había línea en C, por eso no sabemos si la prueba funcionó.',
      testUnsure: 'Usted no supo si había línea en T, por eso no sabemos si se encontró el virus.',
    },
  },
  picture: { pause: 'Detener la imagen', play: 'Mover la imagen' },
  progress: {
    label: 'Avance de su prueba',
    showAll: 'Ver todas las partes de la prueba',
    stages: {
      prepare: 'Preparar',
      scan: 'Escanear',
      collect: 'Muestra',
      wait: 'Esperar',
      read: 'Leer',
      report: 'Reportar',
    },
  },
  expired: {
    title: 'Se acabó el tiempo para leer el resultado',
    lead: 'Tenía {{windowMinutes}} minutos para leer su resultado, y ese tiempo ya pasó.',
    why: 'Después de {{endMinutes}} minutos, las líneas pueden cambiar y el resultado puede ser incorrecto.',
    now: 'Por favor, haga otra prueba con un kit nuevo y no confíe en ninguna línea que vea ahora.',
    unsure: {
      title: 'Es posible que se haya acabado el tiempo',
      lead: 'Es posible que ya hayan pasado los {{windowMinutes}} minutos para leer su resultado.',
      now: 'Quédese en esta página, porque su prueba sigue aquí si todavía queda tiempo. Ir al inicio termina esta prueba. Hasta que hayamos revisado la hora, no confíe en ninguna línea.',
    },
    home: 'Ir al inicio',
    figure: 'Un casete con una cruz roja sobre la ventana, junto a un reloj con el tiempo agotado.',
  },
  accountPrompt: {
    title: '¿Quiere tener una cuenta?',
    lead: 'Con una cuenta, puede iniciar sesión cuando quiera y ver otra vez sus resultados.',
    create: { button: 'Crear cuenta', text: 'Guardamos el resultado de esta prueba en su cuenta nueva.' },
    decline: { button: 'No, gracias', text: 'Cerramos su sesión, y después ya no podrá ver aquí este resultado.' },
    declining: 'Cerrando su sesión…',
  },
};
