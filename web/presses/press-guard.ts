import { countsOnce, isHeldPress, type Point, type PressContext } from './press-rule.ts';

/** Fields for typing or dragging: repeated presses there select words or move sliders and do no harm. */
const FREE_FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"]), textarea, select';

let lastPoint: Point | null = null;
let shown: PressContext = { shownAt: Number.NEGATIVE_INFINITY, pointBefore: null };

/** Informs the guard that a new screen, dialog or message shows. Call it once that is in the DOM. */
export function noteNewScreen(): void {
  shown = { shownAt: performance.now(), pointBefore: lastPoint };
  // An old phone may take long to paint it; count from the moment when it is visible.
  requestAnimationFrame(() => (shown = { ...shown, shownAt: performance.now() }));
}

function isIn(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Cancels an event before the page handles it. A clicked checkbox or radio button keeps its state. */
function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Makes every press count once, for all controls (see press-rule.ts for the rule). Key presses and clicks of assistive
 * technology, which come without a pointer, always count. Call it once, before the app adds listeners.
 */
export function guardPresses(view: Window): void {
  let isPointerDown = false;
  let pressedLabel: HTMLLabelElement | null = null;

  const onClick = (event: MouseEvent): void => {
    const isByPointer = isPointerDown && event.detail > 0;
    isPointerDown = false;
    if (!isByPointer) {
      // A label forwards its click to its field; any other click without coordinates has no point.
      if (pressedLabel === null || pressedLabel.control !== event.target) lastPoint = null;
      return;
    }
    pressedLabel = event.target instanceof Element ? event.target.closest('label') : null;
    const press = { x: event.clientX, y: event.clientY, at: event.timeStamp, clickCount: event.detail };
    lastPoint = press;
    // After an accepted press the previous one belongs to the screen that shows.
    if (countsOnce(press, shown)) shown = { ...shown, pointBefore: null };
    else if (!isIn(FREE_FIELDS, event)) drop(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isHeldPress(event) && !isIn('textarea', event)) drop(event);
  };

  view.addEventListener('pointerdown', () => (isPointerDown = true), { capture: true });
  view.addEventListener('click', onClick, { capture: true });
  view.addEventListener('keydown', onKeyDown, { capture: true });
}
