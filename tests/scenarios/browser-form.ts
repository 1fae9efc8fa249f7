import type { Page } from 'playwright-core';
import { notPlayed, PLAYED, type Played } from '../../core/scenarios/driver.ts';
import { formField } from '../../core/scenarios/typed-fields.ts';
import { CITY_NOT_LISTED } from '../../core/use-cases/profile/place-finder.ts';
import { enterInto, pressOn } from './browser-hands.ts';

/** Fields whose change is answered by a lookup, which may open a dialog before the next field. */
const LOOKED_UP: ReadonlySet<string> = new Set(['zipCode', 'noDateOfBirth']);
/** Fields that are compared with the zip when they are left. */
const COMPARED: ReadonlySet<string> = new Set(['city', 'state']);

/** Somebody typing into a form, field by field. */
export interface FormHands {
  readonly page: Page;
  /** Waits until nothing is being fetched and the screen has settled. */
  readonly settle: () => Promise<unknown>;
}

async function typeField({ page, settle }: FormHands, written: string, value: unknown): Promise<Played> {
  const entered = await enterInto(page, written, value);
  if (!entered.ok) return entered;
  const field = formField(written);
  if (COMPARED.has(field)) await page.locator(`[name="${field}"]`).first().blur();
  if (LOOKED_UP.has(field) || COMPARED.has(field)) await settle();
  return PLAYED;
}

/** Answers which city it is, where the zip that was typed has several. */
async function chooseCity({ page, settle }: FormHands, city: string): Promise<Played> {
  if ((await page.locator('[data-press="choose-city"]').count()) === 0) return PLAYED;
  const isOffered = (await page.locator(`[name="locality"][value="${city}"]`).count()) > 0;
  const entered = await enterInto(page, 'locality', isOffered ? city : CITY_NOT_LISTED);
  const pressed = entered.ok ? await pressOn(page, 'choose-city') : entered;
  await settle();
  return pressed;
}

/** Types several fields, up to the first that is not there. */
export async function typeForm(hands: FormHands, fields: Readonly<Record<string, unknown>>): Promise<Played> {
  for (const [written, value] of Object.entries(fields)) {
    const typed = await typeField(hands, written, value);
    if (!typed.ok) return typed;
  }
  return PLAYED;
}

/** Types what a form about a person asks; a zip with several cities is answered with `city`, or as not listed. */
export async function typePerson(
  hands: FormHands,
  fields: Readonly<Record<string, unknown>>,
  city: string,
): Promise<Played> {
  for (const [written, value] of Object.entries(fields)) {
    const typed = await typeField(hands, written, value);
    const done = typed.ok && LOOKED_UP.has(formField(written)) ? await chooseCity(hands, city) : typed;
    if (!done.ok) return done;
  }
  return PLAYED;
}

/** Chooses a person in a list of choices or of links. What cannot be taken is pressed all the same. */
export async function selectPerson(page: Page, name: string): Promise<Played> {
  const main = page.locator('main');
  const [radio, link] = [main.getByRole('radio', { name, exact: true }), main.getByRole('link', { name, exact: true })];
  if ((await radio.count()) > 0) {
    const isUnavailable = (await radio.getAttribute('aria-disabled')) === 'true';
    await (isUnavailable ? radio.click({ force: true }) : radio.check());
    return PLAYED;
  }
  if ((await link.count()) === 0) return notPlayed(`There is no profile of ${name}.`);
  await link.click();
  return PLAYED;
}
