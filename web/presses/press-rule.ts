/** How long after a new screen or dialog a press at the place of the one before does not count (decisions.md section 7, "Test"). */
export const NEW_SCREEN_PAUSE_MS = 400;

/** Two presses this close are at one place, in CSS pixels: a finger that taps twice moves by less than a control is high. */
export const SAME_PLACE_PX = 48;

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A click or tap that was made with a pointer. */
export interface PointerPress extends Place {
  /** When it was made, in milliseconds of the page. */
  readonly at: number;
  /** Which click of a series it is, from 1: the second one of a double click is 2. */
  readonly clickCount: number;
}

/** What happened before a press. */
export interface PressContext {
  /** When the screen or dialog that shows now appeared, in milliseconds of the page. */
  readonly shownAt: number;
  /** Where the pointer had pressed last by then; null when it had not. */
  readonly placeBefore: Place | null;
}

/** Whether a press of the pointer counts. The second half of a double click does not, nor one that was meant for the screen before. */
export function countsOnce(press: PointerPress, { shownAt, placeBefore }: PressContext): boolean {
  if (press.clickCount > 1) return false;
  if (placeBefore === null || press.at - shownAt >= NEW_SCREEN_PAUSE_MS) return true;
  return Math.hypot(press.x - placeBefore.x, press.y - placeBefore.y) > SAME_PLACE_PX;
}

/** Whether a key event is the repetition of a press, from a key held down. Only Enter presses while it is down. */
export function isHeldPress({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return repeat && key === 'Enter';
}
