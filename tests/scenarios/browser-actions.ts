import type { Page } from 'playwright-core';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';

const APPEARS_WITHIN_MS = 10_000;
const POLL_MS = 50;

type Pressed = 'pressed' | 'covered' | 'hidden' | 'absent';

/**
 * Runs in the page: presses in the middle of a button, brought to where no bar lies over it. In one go, since a screen that
 * still moves would let the press of a mouse go by.
 */
function pressHere(id: string): Pressed {
  const button = document.querySelector<HTMLElement>(`[data-press="${id}"]`);
  if (button === null) return 'absent';
  if (!button.checkVisibility({ visibilityProperty: true })) return 'hidden';
  // What leads on is pressed by a person who has read the screen to its end.
  if (id === 'next') window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Text that runs over two lines has nothing in the middle of its box.
  const { x, y, width, height } = button.getClientRects()[0] ?? button.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit === null || !button.contains(hit)) return 'covered';
  button.focus({ preventScroll: true });
  button.click();
  return 'pressed';
}

/** Presses a button or link by its id, once it is there. What is shown as not available can be pressed by a person all the same, and says why. */
export async function pressOn(page: Page, id: string): Promise<Played> {
  const deadline = performance.now() + APPEARS_WITHIN_MS;
  let pressed = await page.evaluate(pressHere, id);
  while (pressed !== 'pressed' && performance.now() < deadline) {
    await page.waitForTimeout(POLL_MS);
    pressed = await page.evaluate(pressHere, id);
  }
  if (pressed === 'covered') return notPlayed(`Something lies over ${id}.`);
  return pressed === 'pressed' ? PLAYED : notPlayed(`There is no ${id} to press.`);
}

/** Presses a button or link by its id, unless the page has none; null then. */
export async function pressIfThereOn(page: Page, id: string): Promise<Played | null> {
  const pressed = await page.evaluate(pressHere, id);
  if (pressed === 'absent') return null;
  return pressed === 'pressed' ? PLAYED : pressOn(page, id);
}

/** Chooses or types a value into the field with that name. */
export async function enterInto(page: Page, field: string, value: unknown): Promise<Played> {
  const name = formField(field);
  const fields = page.locator(`[name="${name}"]`);
  const isThere = await fields
    .first()
    .waitFor({ state: 'attached', timeout: APPEARS_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isThere) return notPlayed(`There is no field ${name}.`);
  const kind = await fields.first().evaluate((input) => `${input.tagName} ${input.getAttribute('type') ?? ''}`);
  if (kind === 'INPUT radio') await page.locator(`[name="${name}"][value="${String(value)}"]`).check();
  else if (kind === 'INPUT checkbox')
    await fields.first().setChecked(value === true || value === 'true' || value === 'yes');
  else if (kind.startsWith('SELECT')) await fields.first().selectOption(String(value));
  else await fields.first().fill(String(value));
  return PLAYED;
}

/** Does so for several fields, up to the first that is not there. */
export async function enterAll(page: Page, fields: readonly (readonly [string, unknown])[]): Promise<Played> {
  for (const [name, value] of fields) {
    const entered = await enterInto(page, name, value);
    if (!entered.ok) return entered;
  }
  return PLAYED;
}
