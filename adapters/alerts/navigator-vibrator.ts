import type { Vibrator } from '../../core/ports/vibrator.ts';

/** Vibrates through `navigator.vibrate`. Does nothing in browsers that lack it or require a press first. */
export function makeNavigatorVibrator(navigator: Partial<Pick<Navigator, 'vibrate'>>): Vibrator {
  return {
    vibrate: (pattern) => {
      navigator.vibrate?.([...pattern]);
    },
  };
}
