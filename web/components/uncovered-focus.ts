/** The buttons of a screen that stay at the bottom of the window while the rest scrolls. */
const BAR = '.screen__actions--stay';

/**
 * Scrolls what gets the focus out from behind the buttons at the bottom. Other engines do so by the scroll-padding of the page, which
 * WebKit ignores for the Tab key.
 */
function keepFocusUncovered(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    const bar = page.querySelector(BAR);
    if (bar === null || !(target instanceof Element) || bar.contains(target) || target.contains(bar)) return;
    const covered = target.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    const { bottom } = bar.getBoundingClientRect();
    // A bar at its own place covers nothing.
    const isStuck = Math.ceil(bottom) >= page.documentElement.clientHeight;
    if (isStuck && covered > 0) page.defaultView?.scrollBy({ top: covered + bar.clientHeight, behavior: 'instant' });
  });
}

/** Marks the page while the keyboard of a phone is open, so that the buttons do not stay over the field. */
const KEYBOARD_MARK = 'data-keyboard';

/** No bar of a browser is as high as the lowest keyboard, in CSS pixels. */
const LEAST_KEYBOARD_PX = 150;

/** The parts of a window that tell whether a keyboard is open. */
export interface PageWithKeyboard {
  readonly innerHeight: number;
  readonly visualViewport: (Pick<VisualViewport, 'height' | 'scale'> & Pick<EventTarget, 'addEventListener'>) | null;
  readonly document: { readonly documentElement: Pick<Element, 'toggleAttribute'> };
}

/** Notes whether a keyboard is open. Safari lays it over the page; others make the page smaller, whose styles then apply. */
export function watchKeyboard(page: PageWithKeyboard): void {
  const { visualViewport: seen, document } = page;
  seen?.addEventListener('resize', () => {
    // A page that was zoomed in shows less of itself without a keyboard.
    const isOpen = page.innerHeight - seen.height * seen.scale >= LEAST_KEYBOARD_PX;
    document.documentElement.toggleAttribute(KEYBOARD_MARK, isOpen);
  });
}

/** Keeps what has the focus clear of the buttons at the bottom of the window, and of the keyboard. */
export function keepUncovered(page: Window): void {
  keepFocusUncovered(page.document);
  watchKeyboard(page);
}
