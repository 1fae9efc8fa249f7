/** The buttons of a screen that stay at the bottom of the window while the rest scrolls. */
const BAR = '.screen__actions--stay';

/**
 * Scrolls what gets the focus out from behind the buttons at the bottom. Other engines do so by the scroll-padding of the page, which
 * WebKit ignores for the Tab key.
 */
export function keepFocusUncovered(page: Document): void {
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
