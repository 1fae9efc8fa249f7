import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';
import { CITY_NOT_LISTED, COUNTY_NOT_KNOWN } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceQuestion } from '../../core/use-cases/profile/place-state.ts';
import { countOf } from './browser-actions.ts';
import type { Hands } from './hands.ts';
import type { PlayedPage } from './played-page.ts';

/** Fields whose change starts a lookup, which may open a dialog. */
const LOOKED_UP: ReadonlySet<string> = new Set(['zipCode', 'noDateOfBirth']);
/** Fields that are compared with the zip on blur. */
const COMPARED: ReadonlySet<string> = new Set(['city', 'state']);

/** The page with the form, and how to wait for it. */
export interface FormPage {
  readonly page: PlayedPage;
  readonly hands: Hands;
  /** Waits until nothing is being fetched and the screen has settled. */
  readonly settle: () => Promise<unknown>;
}

/** Fills in a field, and waits for what a change of it looks up. */
export async function typeField({ page, hands, settle }: FormPage, written: string, value: unknown): Promise<Played> {
  const entered = await hands.enter(page, written, value);
  if (!entered.ok) return entered;
  const field = formField(written);
  if (COMPARED.has(field)) {
    await page.evaluate((name) => document.querySelector<HTMLElement>(`[name="${name}"]`)?.blur(), field);
  }
  if (LOOKED_UP.has(field) || COMPARED.has(field)) await settle();
  return PLAYED;
}

/** The questions of the dialogs about a place: the field of each answer, and the answer that means none of those listed. */
const PLACE_QUESTIONS = [
  { kind: 'city', field: 'locality', none: CITY_NOT_LISTED },
  { kind: 'county', field: 'countyOfCity', none: COUNTY_NOT_KNOWN },
] as const;

/** What the open dialog about a place asks; null without one. */
export async function readPlaceQuestion(page: PlayedPage): Promise<Omit<PlaceQuestion, 'form'> | null> {
  for (const question of PLACE_QUESTIONS) {
    if ((await countOf(page, `[data-press="choose-${question.kind}"]`)) === 0) continue;
    const choices = await page.evaluate(
      (name) => [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value),
      question.field,
    );
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

/** Runs in the page: presses the radio button or link of a person, by its accessible name, also a disabled one. */
function selectHere(name: string): boolean {
  const nameOf = (element: Element): string => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
    const words = label.cloneNode(true) as Element;
    words.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
    return words.textContent.trim();
  };
  const choices = [...document.querySelectorAll<HTMLElement>('main input[type="radio"], main a, .refused input')];
  const found = choices.find((element) => nameOf(element) === name);
  found?.click();
  return found !== undefined;
}

/** Selects a person in a list of radio buttons or links, also a disabled one. */
export async function selectPerson(page: PlayedPage, name: string): Promise<Played> {
  return (await page.evaluate(selectHere, name)) ? PLAYED : notPlayed(`There is no profile of ${name}.`);
}
