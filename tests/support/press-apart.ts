import type { Locator, Page } from 'playwright-core';
import { SAME_PLACE_PX } from '../../web/presses/press-rule.ts';

/** Where on a control the mouse may press: shares of its width, in the order of preference. */
const SHARES = [0.5, 0.9, 0.1] as const;

/** How far from the left edge of the window each page was pressed last. */
const lastPresses = new WeakMap<Page, number>();

/**
 * Presses a control with the mouse, as a person does who means it. Tests press at once on a new screen, where a press at the
 * place of the one before would not count; so the mouse goes to another place on the control, and where the control is too
 * small for that it is pressed by keyboard. `force` presses what is shown as not available.
 */
export async function pressApart(control: Locator, force = false): Promise<void> {
  const page = control.page();
  await control.waitFor();
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control to press is hidden.');
  // How high it stands is not known before the click, which may scroll to it.
  const last = lastPresses.get(page) ?? Number.NEGATIVE_INFINITY;
  const placeAt = (share: number): number => box.x + box.width * share;
  const share = SHARES.find((one) => Math.abs(placeAt(one) - last) > SAME_PLACE_PX);
  if (share === undefined) return control.press('Enter');
  lastPresses.set(page, placeAt(share));
  await control.click({ force, position: { x: box.width * share, y: box.height / 2 } });
}
