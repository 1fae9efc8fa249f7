/** Where the page keeps the id of a control that was pressed before its scripts came; empty while it waits for one. */
export const EARLY_PRESS_MARK = 'data-early-press';

/**
 * The prerendered landing carries this in itself: its controls show long before the app is there on a slow network, and what
 * somebody presses meanwhile must not be lost.
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

/** Ends the waiting: answers with what makes the early press good once the app shows. The page is as it was rendered again. */
export function takeEarlyPress(page: Document): () => void {
  const root = page.documentElement;
  const id = root.getAttribute(EARLY_PRESS_MARK) ?? '';
  root.removeAttribute(EARLY_PRESS_MARK);
  if (id === '') return () => undefined;
  controlOf(page, id)?.removeAttribute('aria-busy');
  return () => controlOf(page, id)?.click();
}
