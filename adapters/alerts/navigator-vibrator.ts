import type { Vibrator } from '../../core/ports/vibrator.ts';

/** Vibrates by the browser's navigator. Browsers without it, and those that want a press first, do nothing. */
export function makeNavigatorVibrator(navigator: Partial<Pick<Navigator, 'vibrate'>>): Vibrator {
  return {
    vibrate: (pattern) => {
      navigator.vibrate?.([...pattern]);
    },
  };
}
