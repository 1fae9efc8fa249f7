import { expect } from '@playwright/test';
import type { PlayedPage } from '../scenarios/played-page.ts';

/** The element that has the focus. */
interface Focused {
  /** The control's id, the field's name, or the tag. */
  readonly what: string;
  /** Whether a focus ring is visible. */
  readonly isMarked: boolean;
  /** Whether it is entirely in the window, or taller than the window. */
  readonly isInView: boolean;
  /** Class names of the elements that cover it. Empty if none do. */
  readonly coveredBy: readonly string[];
}

const MOST_STOPS = 60;

/** Runs in the page. */
function lookAtFocus(): Focused {
  const element = document.activeElement ?? document.body;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // Inside the corners, which may be round.
  const inset = Math.min(6, (right - left) / 3, (bottom - top) / 3);
  const points: readonly (readonly [number, number])[] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ];
  const covers = points
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((hit) => hit !== null && !element.contains(hit) && !hit.contains(element))
    .map((hit) => `${hit?.tagName ?? ''}.${hit?.getAttribute('class') ?? ''}`);
  return {
    what:
      [element.getAttribute('data-press'), element.getAttribute('name'), element.className].find(Boolean) ??
      element.tagName,
    // WebKit marks the hour or the minutes of a time field, which a page cannot see.
    isMarked:
      element.matches('[type="time"]:not(:focus-visible)') ||
      (element.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    isInView: top >= 0 && left >= 0 && right <= innerWidth && (bottom <= innerHeight || bottom - top > innerHeight),
    coveredBy: covers,
  };
}

/** Presses a key that moves the focus, and expects the new element to be in view, marked and uncovered. */
export async function move(page: PlayedPage, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string> {
  await page.keyboard.press(key);
  if (await page.evaluate(() => document.activeElement === document.body)) return 'the end of the page';
  const { what, ...look } = await page.evaluate(lookAtFocus);
  expect({ what, ...look }).toEqual({ what, isMarked: true, isInView: true, coveredBy: [] });
  return what;
}

/** Moves the focus to the first control that matches. */
export async function moveTo(page: PlayedPage, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MOST_STOPS) {
    passed.push(await move(page, key));
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`${key} never reaches ${selector}, only ${passed.join(', ')}.`);
}

/** Presses a control. */
export async function pressKey(page: PlayedPage, id: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await moveTo(page, `[data-press="${id}"]`, key);
  await page.keyboard.press('Enter');
}

/** Chooses one of several radio buttons. */
export async function pick(page: PlayedPage, name: string, value: string): Promise<void> {
  await moveTo(page, `input[name="${name}"]`);
  await page.keyboard.press('Space');
  const wanted = `input[name="${name}"][value="${value}"]`;
  for (let presses = 0; presses < MOST_STOPS && !(await page.isChecked(wanted)); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await page.isChecked(wanted)).toBe(true);
}

/** Types into a field. */
export async function typeInto(page: PlayedPage, name: string, text: string): Promise<void> {
  await moveTo(page, `[name="${name}"]`);
  await page.keyboard.type(text);
}

/** Tabs until the focus returns to where it started, and lists every stop. Throws on a focus trap. */
export async function roundTrip(page: PlayedPage): Promise<readonly string[]> {
  const stops = [await move(page)];
  await page.evaluate(() => document.activeElement?.setAttribute('data-first-stop', ''));
  for (;;) {
    const stop = await move(page);
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-first-stop') === true)) break;
    stops.push(stop);
    if (stops.length > MOST_STOPS) throw new Error(`The focus does not return to its start: ${stops.join(', ')}.`);
  }
  await page.evaluate(() => document.activeElement?.removeAttribute('data-first-stop'));
  return stops;
}
