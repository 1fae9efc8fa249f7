import type { Page } from '@playwright/test';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';
import { CITY_NOT_LISTED, COUNTY_NOT_KNOWN } from '../../core/use-cases/profile/place-finder.ts';
import { enterInto, pressOn } from './browser-actions.ts';

/** Fields whose change starts a lookup, which may open a dialog. */
const LOOKED_UP: ReadonlySet<string> = new Set(['zipCode', 'noDateOfBirth']);
/** Fields that are compared with the zip on blur. */
const COMPARED: ReadonlySet<string> = new Set(['city', 'state']);

/** How the dialogs about a place are answered. */
interface PlaceAnswers {
  readonly city: string;
  readonly county: string;
}

/** The page with the form, and how to wait for it. */
export interface FormPage {
  readonly page: Page;
  /** Waits until nothing is being fetched and the screen has settled. */
  readonly settle: () => Promise<unknown>;
}

async function typeField({ page, settle }: FormPage, written: string, value: unknown): Promise<Played> {
  const entered = await enterInto(page, written, value);
  if (!entered.ok) return entered;
  const field = formField(written);
  if (COMPARED.has(field)) await page.locator(`[name="${field}"]`).first().blur();
  if (LOOKED_UP.has(field) || COMPARED.has(field)) await settle();
  return PLAYED;
}

/** The dialogs about a place: the button of each, the field of its answer, and the answer that means none of those listed. */
const PLACE_DIALOGS = [
  ['choose-city', 'locality', CITY_NOT_LISTED],
  ['choose-county', 'countyOfCity', COUNTY_NOT_KNOWN],
] as const;

/** Answers the dialogs for city and county, if they are open. */
async function choosePlace({ page, settle }: FormPage, { city, county }: PlaceAnswers): Promise<Played> {
  for (const [button, field, none] of PLACE_DIALOGS) {
    if ((await page.locator(`[data-press="${button}"]`).count()) === 0) continue;
    const wanted = field === 'locality' ? city : county;
    const isOffered = (await page.locator(`[name="${field}"][value="${wanted}"]`).count()) > 0;
    const entered = await enterInto(page, field, isOffered ? wanted : none);
    const pressed = entered.ok ? await pressOn(page, button) : entered;
    await settle();
    if (!pressed.ok) return pressed;
  }
  return PLAYED;
}

/** Fills in several fields; stops at the first missing one. */
export async function typeForm(form: FormPage, fields: Readonly<Record<string, unknown>>): Promise<Played> {
  for (const [written, value] of Object.entries(fields)) {
    const typed = await typeField(form, written, value);
    if (!typed.ok) return typed;
  }
  return PLAYED;
}

/** Fills in a form about a person, and answers the dialogs for city and county. */
export async function typePerson(
  form: FormPage,
  fields: Readonly<Record<string, unknown>>,
  answers: PlaceAnswers,
): Promise<Played> {
  for (const [written, value] of Object.entries(fields)) {
    const typed = await typeField(form, written, value);
    const field = formField(written);
    const isAsked = LOOKED_UP.has(field) || COMPARED.has(field);
    const done = typed.ok && isAsked ? await choosePlace(form, answers) : typed;
    if (!done.ok) return done;
  }
  return PLAYED;
}

/** Selects a person in a list of radio buttons or links, also a disabled one. */
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
