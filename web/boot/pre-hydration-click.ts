/** The attribute of the page that stores the id of a control clicked before hydration; empty until the first click. */
export const PENDING_CLICK_ATTRIBUTE = 'data-pending-click';

/**
 * Inlined into the prerendered landing. On a slow network its controls show long before the app runs; this script
 * records a click made meanwhile, so that it is not lost.
 */
export const RECORD_CLICK_SCRIPT = `{
  const page = document.documentElement;
  page.setAttribute('${PENDING_CLICK_ATTRIBUTE}', '');
  addEventListener('click', ({ target }) => {
    const pressed = target.closest('button[data-press]');
    if (pressed === null || !page.hasAttribute('${PENDING_CLICK_ATTRIBUTE}')) return;
    page.setAttribute('${PENDING_CLICK_ATTRIBUTE}', pressed.dataset.press);
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
export function takePendingClick(page: Document): () => void {
  const root = page.documentElement;
  const id = root.getAttribute(PENDING_CLICK_ATTRIBUTE) ?? '';
  root.removeAttribute(PENDING_CLICK_ATTRIBUTE);
  if (id === '') return () => undefined;
  controlOf(page, id)?.removeAttribute('aria-busy');
  return () => controlOf(page, id)?.click();
}
