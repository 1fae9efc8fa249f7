/** The attribute of the page that stores the id of a control clicked before hydration; empty until the first click. */
export const EARLY_PRESS_MARK = 'data-early-press';

/**
 * Inlined into the prerendered landing. On a slow network its controls show long before the app runs; this script
 * records a click made meanwhile, so that it is not lost.
 */
export const EARLY_PRESS_SCRIPT = `{
  const page = document.documentElement;
  page.setAttribute('${EARLY_PRESS_MARK}', '');
  addEventListener('click', ({ target }) => {
    const pressed = target.closest('button[data-press]');
    if (pressed === null || !page.hasAttribute('${EARLY_PRESS_MARK}')) return;
    page.setAttribute('${EARLY_PRESS_MARK}', pressed.dataset.press);
    pressed.ariaBusy = 'true';
  }, true);
}`;

function controlOf(page: Document, id: string): HTMLElement | null {
  return page.querySelector(`[data-press="${id}"]`);
}

/**
 * Stops recording. Returns a function that replays the recorded click; call it once the app has hydrated. Restores the
 * page as prerendered.
 */
export function takeEarlyPress(page: Document): () => void {
  const root = page.documentElement;
  const id = root.getAttribute(EARLY_PRESS_MARK) ?? '';
  root.removeAttribute(EARLY_PRESS_MARK);
  if (id === '') return () => undefined;
  controlOf(page, id)?.removeAttribute('aria-busy');
  return () => controlOf(page, id)?.click();
}
