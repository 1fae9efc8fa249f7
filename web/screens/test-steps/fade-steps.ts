import { flushSync } from 'react-dom';
import { NO_STEP } from '../../../core/flow/session.ts';
import type { SessionStore } from '../../stores/session-store.ts';

/** The cross-fade of the browser; its duration is in the styles. */
function fade(show: () => void): void {
  const { ready, finished } = document.startViewTransition(() => flushSync(show));
  // A skipped fade is no failure: the step shows anyway.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
}

/**
 * Fades from step to step, where the browser can and the person has not asked for less motion. The browser takes a picture of the
 * old step first, so the new one shows a frame later. Returns a function that ends it.
 */
export function fadeSteps(store: SessionStore): () => void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const atOnce = store.present;
  let isFading = false;
  store.present = (mirror) => {
    // The step that is about to show has the latest state.
    if (isFading) return;
    const [shown, wanted] = [store.session.currentStep, store.currentStep];
    const isOtherStep = shown !== wanted && shown !== NO_STEP && wanted !== NO_STEP;
    if (!isOtherStep || calm.matches || document.hidden || !('startViewTransition' in document)) return mirror();
    isFading = true;
    fade(() => {
      isFading = false;
      mirror();
    });
  };
  return () => {
    store.present = atOnce;
  };
}
