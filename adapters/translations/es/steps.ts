import type { steps as english } from '../en/steps.ts';
import type { Texts } from '../texts.ts';
import { scan } from './scan.ts';
import { collectSteps } from './steps-collect.ts';
import { readSteps } from './steps-read.ts';
import { reportSteps } from './steps-report.ts';
import { startSteps } from './steps-start.ts';

export const steps: Texts<typeof english> = {
  steps: { ...startSteps, ...collectSteps, ...readSteps, ...reportSteps },
  scan,
  timer: { label: 'Tiempo restante' },
  picture: { pause: 'Detener la imagen', play: 'Mover la imagen' },
  progress: {
    label: 'Avance de su prueba',
    now: 'Ahora: {{stage}}',
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
    title: 'El resultado venció',
    lead: 'Ya pasaron los 15 minutos para leer su resultado.',
    why: 'Después de 30 minutos las líneas pueden cambiar. Un resultado leído ahora puede ser falso.',
    now: 'Haga otra prueba con un kit nuevo.',
    home: 'Ir al inicio',
    figure: 'Un casete junto a un reloj sin tiempo.',
  },
  accountPrompt: {
    title: '¿Quiere tener una cuenta?',
    lead: 'Con una cuenta puede ver sus resultados otra vez.',
    create: { button: 'Crear cuenta', text: 'Guardamos este resultado en su cuenta nueva.' },
    decline: { button: 'No, gracias', text: 'Cerramos su sesión. No podrá ver aquí este resultado otra vez.' },
    declining: 'Cerrando su sesión…',
  },
};
