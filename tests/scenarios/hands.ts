import type { Played } from '../../scenarios/driver.ts';
import { enterInto, pressIfThereOn, pressOn } from './browser-actions.ts';
import type { PlayedPage } from './played-page.ts';

/** How a person presses and types: with a pointer, or only with the keyboard. */
export interface Hands {
  /** Waits for a button or link and presses it. A disabled one can be pressed too, and explains why. */
  press(page: PlayedPage, id: string): Promise<Played>;
  /** Presses a button or link; null if the page has none. */
  pressIfThere(page: PlayedPage, id: string): Promise<Played | null>;
  /** Chooses or types a value into the field with that name. */
  enter(page: PlayedPage, field: string, value: unknown): Promise<Played>;
  /** Checks or unchecks a box. */
  setBox(page: PlayedPage, selector: string, isChecked: boolean): Promise<void>;
  /** Whether steps may be passed from inside the page, which is faster. */
  readonly canPassInPage: boolean;
}

/** Touches or clicks. */
export const POINTER: Hands = {
  press: pressOn,
  pressIfThere: pressIfThereOn,
  enter: enterInto,
  setBox: (page, selector, isChecked) => page.setChecked(selector, isChecked),
  canPassInPage: true,
};
