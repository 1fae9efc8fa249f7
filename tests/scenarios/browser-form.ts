import type { Page } from '@playwright/test';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';
import { CITY_NOT_LISTED, COUNTY_NOT_KNOWN } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceQuestion } from '../../core/use-cases/profile/place-state.ts';
import { enterInto } from './browser-actions.ts';

/** Fields whose change starts a lookup, which may open a dialog. */
const LOOKED_UP: ReadonlySet<string> = new Set(['zipCode', 'noDateOfBirth']);
/** Fields that are compared with the zip on blur. */
const COMPARED: ReadonlySet<string> = new Set(['city', 'state']);

/** The page with the form, and how to wait for it. */
export interface FormPage {
  readonly page: Page;
  /** Waits until nothing is being fetched and the screen has settled. */
  readonly settle: () => Promise<unknown>;
}

/** Fills in a field, and waits for what a change of it looks up. */
export async function typeField({ page, settle }: FormPage, written: string, value: unknown): Promise<Played> {
  const entered = await enterInto(page, written, value);
  if (!entered.ok) return entered;
  const field = formField(written);
  if (COMPARED.has(field)) await page.locator(`[name="${field}"]`).first().blur();
  if (LOOKED_UP.has(field) || COMPARED.has(field)) await settle();
  return PLAYED;
}

/** The questions of the dialogs about a place: the field of each answer, and the answer that means none of those listed. */
const PLACE_QUESTIONS = [
  { kind: 'city', field: 'locality', none: CITY_NOT_LISTED },
  { kind: 'county', field: 'countyOfCity', none: COUNTY_NOT_KNOWN },
] as const;

/** What the open dialog about a place asks; null without one. */
export async function readPlaceQuestion(page: Page): Promise<Omit<PlaceQuestion, 'form'> | null> {
  for (const question of PLACE_QUESTIONS) {
    if ((await page.locator(`[data-press="choose-${question.kind}"]`).count()) === 0) continue;
    const fields = page.locator(`[name="${question.field}"]`);
    const choices = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('value') ?? ''));
    return { ...question, choices };
  }
  return null;
}

/** Fills in several fields; stops at the first missing one. */
export async function typeForm(form: FormPage, fields: Readonly<Record<string, unknown>>): Promise<Played> {
  for (const [written, value] of Object.entries(fields)) {
    const typed = await typeField(form, written, value);
    if (!typed.ok) return typed;
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
