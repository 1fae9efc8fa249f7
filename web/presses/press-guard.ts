import { countsOnce, isHeldPress, type Place, type PressContext } from './press-rule.ts';

/** Fields to type or drag in: presses there select words and move sliders, and decide nothing. */
const FREE_FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"]), textarea, select';

let lastPlace: Place | null = null;
let shown: PressContext = { shownAt: Number.NEGATIVE_INFINITY, placeBefore: null };

/** Tells the guard that a new screen, dialog or message shows. Call it when it is in the page. */
export function noteNewScreen(): void {
  shown = { shownAt: performance.now(), placeBefore: lastPlace };
  // An old phone may take long to draw it, and a person cannot mean what they have not seen.
  requestAnimationFrame(() => (shown = { ...shown, shownAt: performance.now() }));
}

function isIn(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Ends an event before anything in the page sees it. A check box or radio button that was clicked stays as it was. */
function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Makes every press in the window count once, for all controls (the rule is in press-rule.ts). Keys pressed anew and the
 * clicks of assistive technology, which come without a pointer, always count. Call it once, before the app listens.
 */
export function guardPresses(view: Window): void {
  let isPointerDown = false;
  let pressedLabel: HTMLLabelElement | null = null;

  const onClick = (event: MouseEvent): void => {
    const isByPointer = isPointerDown && event.detail > 0;
    isPointerDown = false;
    if (!isByPointer) {
      // A label passes its click on to its field; any other such press was made at no place.
      if (pressedLabel === null || pressedLabel.control !== event.target) lastPlace = null;
      return;
    }
    pressedLabel = event.target instanceof Element ? event.target.closest('label') : null;
    const press = { x: event.clientX, y: event.clientY, at: event.timeStamp, clickCount: event.detail };
    lastPlace = press;
    // After a press that counts, the one before is a press on the screen that shows.
    if (countsOnce(press, shown)) shown = { ...shown, placeBefore: null };
    else if (!isIn(FREE_FIELDS, event)) drop(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isHeldPress(event) && !isIn('textarea', event)) drop(event);
  };

  view.addEventListener('pointerdown', () => (isPointerDown = true), { capture: true });
  view.addEventListener('click', onClick, { capture: true });
  view.addEventListener('keydown', onKeyDown, { capture: true });
}
