import { expect } from '@playwright/test';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';
import { moveTo, pick } from '../web/keyboard.ts';
import { appears, checksBox, countOf, kindOfField } from './browser-actions.ts';
import type { Hands } from './hands.ts';
import type { PlayedPage } from './played-page.ts';

/** Runs in the page: on which side of the focus a control is. */
function sideOf(selector: string): 'here' | 'before' | 'behind' {
  const [control, focus] = [document.querySelector(selector), document.activeElement];
  if (control === null || focus === null || control === focus) return 'here';
  return (focus.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'behind' : 'before';
}

/** Runs in the page: the screen of the test that shows, and what has the focus. */
function readFocus(): { readonly screen: string | null; readonly focus: string } {
  const { step } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
  const { page = '' } = document.querySelector<HTMLElement>('[data-page]')?.dataset ?? {};
  return { screen: step === undefined ? null : `${step} ${page}`, focus: document.activeElement?.tagName ?? '' };
}

async function focusOn(page: PlayedPage, selector: string): Promise<void> {
  const side = await page.evaluate(sideOf, selector);
  if (side !== 'here') await moveTo(page, selector, side === 'before' ? 'Shift+Tab' : 'Tab');
}

/** Only presses keys. Expects the focus at the heading of each new screen, and in view wherever it moves. */
export function makeKeyboardHands(): Hands {
  let screen: string | null = null;

  async function lookAround(page: PlayedPage): Promise<void> {
    const { focus, ...now } = await page.evaluate(readFocus);
    if (now.screen !== null && now.screen !== screen) expect({ ...now, focus }).toEqual({ ...now, focus: 'H1' });
    ({ screen } = now);
  }

  async function press(page: PlayedPage, id: string): Promise<Played> {
    const selector = `[data-press="${id}"]`;
    if (!(await appears(page, selector))) return notPlayed(`There is no ${id} to press.`);
    await lookAround(page);
    await focusOn(page, selector);
    await page.keyboard.press('Enter');
    return PLAYED;
  }

  async function setBox(page: PlayedPage, selector: string, isChecked: boolean): Promise<void> {
    await lookAround(page);
    await focusOn(page, selector);
    if ((await page.isChecked(selector)) !== isChecked) await page.keyboard.press('Space');
  }

  return {
    press,
    setBox,
    pressIfThere: async (page, id) => ((await countOf(page, `[data-press="${id}"]`)) === 0 ? null : press(page, id)),
    enter: async (page, field, value) => {
      const name = formField(field);
      const selector = `[name="${name}"]`;
      if (!(await appears(page, selector))) return notPlayed(`There is no field ${name}.`);
      await lookAround(page);
      const kind = await kindOfField(page, name);
      if (kind === 'INPUT radio') await pick(page, name, String(value));
      else if (kind === 'INPUT checkbox') await setBox(page, selector, checksBox(value));
      else {
        await focusOn(page, selector);
        await page.keyboard.type(String(value));
      }
      return PLAYED;
    },
    canPassInPage: false,
  };
}
