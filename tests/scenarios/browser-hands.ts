import type { Page } from 'playwright-core';
import { notPlayed, PLAYED, type Played } from '../../core/scenarios/driver.ts';
import { formField } from '../../core/scenarios/typed-fields.ts';

const APPEARS_WITHIN_MS = 10_000;

/** Presses a button or link by its id, once it is there. */
export async function pressOn(page: Page, id: string): Promise<Played> {
  const button = page.locator(`[data-press="${id}"]`).first();
  const isThere = await button.waitFor({ timeout: APPEARS_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return notPlayed(`There is no ${id} to press.`);
  // What is shown as not available can be pressed by a person all the same, and says why. Nothing moves here, so nothing is waited for.
  // In the middle of the window no bar lies over it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await button.click({ force: true });
  return PLAYED;
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
