/**
 * For this many milliseconds after a new screen or dialog, a press at the point of the previous press is ignored
 * (decisions.md section 7, "Test").
 */
export const NEW_SCREEN_PAUSE_MS = 400;

/**
 * Two presses within this distance, in CSS pixels, are at one point: a double tap moves by less than the height of a
 * control.
 */
export const SAME_POINT_PX = 48;

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A click or tap with a pointer. */
export interface PointerPress extends Point {
  /** The time of the press, in milliseconds since the page was loaded. */
  readonly at: number;
  /** The position in a series of clicks, from 1: the second click of a double click is 2. */
  readonly clickCount: number;
}

/** The state before a press. */
export interface PressContext {
  /** When the current screen or dialog appeared, in milliseconds since the page was loaded. */
  readonly shownAt: number;
  /** The point of the last press before that; null if there was none. */
  readonly pointBefore: Point | null;
}

/**
 * Whether a pointer press is accepted. Rejects the second half of a double click and a press meant for the previous
 * screen.
 */
export function countsOnce(press: PointerPress, { shownAt, pointBefore }: PressContext): boolean {
  if (press.clickCount > 1) return false;
  if (pointBefore === null || press.at - shownAt >= NEW_SCREEN_PAUSE_MS) return true;
  return Math.hypot(press.x - pointBefore.x, press.y - pointBefore.y) > SAME_POINT_PX;
}

/** Whether a key event repeats because the key is held down. Only Enter activates a control on keydown. */
export function isHeldPress({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return repeat && key === 'Enter';
}
