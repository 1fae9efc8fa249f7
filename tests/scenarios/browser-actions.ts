import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';
import type { PlayedPage } from './played-page.ts';

const APPEARS_WITHIN_MS = 30_000;
const POLL_MS = 50;

type Pressed = 'pressed' | 'covered' | 'hidden' | 'absent';

/**
 * Runs in the page: scrolls a button clear of any bar and presses its middle. In one step, because on a screen that
 * still moves a mouse click could miss it.
 */
function pressHere(id: string): Pressed {
  const button = document.querySelector<HTMLElement>(`[data-press="${id}"]`);
  if (button === null) return 'absent';
  // A person unfolds what the button is in.
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    if (fold.contains(button) && !button.matches('summary')) fold.open = true;
  }
  if (!button.checkVisibility({ visibilityProperty: true })) return 'hidden';
  // A person presses Next after reading the screen to its end.
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

/** Waits for a button or link and presses it. A disabled one can be pressed too, and explains why. */
export async function pressOn(page: PlayedPage, id: string): Promise<Played> {
  const deadline = performance.now() + APPEARS_WITHIN_MS;
  let pressed = await page.evaluate(pressHere, id);
  while (pressed !== 'pressed' && performance.now() < deadline) {
    await page.waitForTimeout(POLL_MS);
    pressed = await page.evaluate(pressHere, id);
  }
  if (pressed === 'covered') return notPlayed(`Something covers ${id}.`);
  return pressed === 'pressed' ? PLAYED : notPlayed(`There is no ${id} to press.`);
}

/** Presses a button or link; null if the page has none. */
export async function pressIfThereOn(page: PlayedPage, id: string): Promise<Played | null> {
  const pressed = await page.evaluate(pressHere, id);
  if (pressed === 'absent') return null;
  return pressed === 'pressed' ? PLAYED : pressOn(page, id);
}

/** Whether a control appears in the page. */
export function appears(page: PlayedPage, selector: string): Promise<boolean> {
  return page.waitForSelector(selector, { state: 'attached', timeout: APPEARS_WITHIN_MS }).then(
    () => true,
    () => false,
  );
}

/** The number of elements in the page. */
export function countOf(page: PlayedPage, selector: string): Promise<number> {
  return page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
}

/** The tag and the type of the first field with this name. */
export function kindOfField(page: PlayedPage, name: string): Promise<string> {
  return page.evaluate((wanted) => {
    const input = document.querySelector(`[name="${wanted}"]`);
    return `${input?.tagName ?? ''} ${input?.getAttribute('type') ?? ''}`;
  }, name);
}

/** Whether a value of a scenario checks a box. */
export function checksBox(value: unknown): boolean {
  return value === true || value === 'true' || value === 'yes';
}

/** Chooses or types a value into the field with that name. */
export async function enterInto(page: PlayedPage, field: string, value: unknown): Promise<Played> {
  const name = formField(field);
  const selector = `[name="${name}"]`;
  if (!(await appears(page, selector))) return notPlayed(`There is no field ${name}.`);
  const kind = await kindOfField(page, name);
  if (kind === 'INPUT radio') await page.setChecked(`${selector}[value="${String(value)}"]`, true);
  else if (kind === 'INPUT checkbox') await page.setChecked(selector, checksBox(value));
  else if (kind.startsWith('SELECT')) await page.selectOption(selector, String(value));
  else await page.fill(selector, String(value));
  return PLAYED;
}
