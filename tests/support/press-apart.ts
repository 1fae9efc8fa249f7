import type { Locator, Page } from 'playwright-core';
import { SAME_PLACE_PX, type Place } from '../../web/presses/press-rule.ts';

/** Where on a control the mouse may press: shares of its width, in the order of preference. */
const SHARES = [0.5, 0.9, 0.1] as const;

const lastPlaces = new WeakMap<Page, Place>();

/**
 * Presses a control with the mouse, as a person does who means it. Tests press at once on a new screen, where a press at the
 * place of the one before would not count; so the mouse goes to another place on the control, and where the control is too
 * small for that it is pressed by keyboard. `force` presses what is shown as not available.
 */
export async function pressApart(control: Locator, force = false): Promise<void> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control to press is hidden.');
  const last = lastPlaces.get(page);
  const placeAt = (share: number): Place => ({ x: box.x + box.width * share, y: box.y + box.height / 2 });
  const isApart = ({ x, y }: Place): boolean =>
    last === undefined || Math.hypot(x - last.x, y - last.y) > SAME_PLACE_PX;
  const share = SHARES.find((one) => isApart(placeAt(one)));
  if (share === undefined) return control.press('Enter', { timeout: 10_000 });
  lastPlaces.set(page, placeAt(share));
  await control.click({ force, position: { x: box.width * share, y: box.height / 2 } });
}
