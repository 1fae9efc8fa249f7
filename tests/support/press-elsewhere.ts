import type { Locator, Page } from '@playwright/test';
import { SAME_POINT_PX } from '../../web/presses/press-rule.ts';

/** Where on a control the mouse may press: fractions of its width, in order of preference. */
const SHARES = [0.5, 0.9, 0.1] as const;

/** The x coordinate of the last press on each page. */
const lastPresses = new WeakMap<Page, number>();

/** The position of a control once it is visible. React may hide it once more between the two looks at it, while texts are loaded. */
async function boxOf(control: Locator) {
  for (;;) {
    await control.waitFor();
    const box = await control.boundingBox();
    if (box !== null) return box;
  }
}

/**
 * Presses a control with the mouse in a way that counts. Tests press at once on a new screen, where a second press at the same
 * position is ignored as accidental; so the mouse goes to another position on the control. A control that is too
 * small for that is pressed by keyboard. `force` also presses a control that is disabled.
 */
export async function pressElsewhere(control: Locator, force = false): Promise<void> {
  const page = control.page();
  const box = await boxOf(control);
  // The y coordinate is unknown before the click, which may scroll to the control.
  const last = lastPresses.get(page) ?? Number.NEGATIVE_INFINITY;
  const placeAt = (share: number): number => box.x + box.width * share;
  const share = SHARES.find((one) => Math.abs(placeAt(one) - last) > SAME_POINT_PX);
  if (share === undefined) return control.press('Enter');
  lastPresses.set(page, placeAt(share));
  await control.click({ force, position: { x: box.width * share, y: box.height / 2 } });
}
