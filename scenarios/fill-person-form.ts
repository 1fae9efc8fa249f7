import { GUEST_PAGE_OF, GUEST_PAGES, type GuestPage } from '../core/domain/guest-pages.ts';
import type { PlaceQuestion } from '../core/use-cases/profile/place-state.ts';
import { notPlayed, PLAYED, type Played } from './driver.ts';
import { formField } from './typed-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A form about a person, as a driver reads and fills it in. */
export interface PersonForm {
  /** The open page of a guest's form; null for the form of a profile. */
  readonly openPage: () => GuestPage | null | Promise<GuestPage | null>;
  readonly type: (field: string, value: unknown) => Promise<Played>;
  /** What the dialog about the place asks; null if it is closed. */
  readonly question: () => PlaceChoice | null | Promise<PlaceChoice | null>;
  readonly press: (button: string) => Promise<Played>;
  /** The button that saves a profile. */
  readonly save: string;
}

type PlaceChoice = Pick<PlaceQuestion, 'kind' | 'field' | 'choices' | 'none'>;

/** Answers the questions about the city and the county of a ZIP code that has several. */
async function choosePlace(form: PersonForm, values: Values): Promise<Played> {
  const question = await form.question();
  if (question === null) return PLAYED;
  const { kind, field, choices, none } = question;
  const wanted = choices.find((choice) => choice === values[kind]);
  const typed = await form.type(field, wanted ?? none);
  const chosen = typed.ok ? await form.press(`choose-${kind}`) : typed;
  return chosen.ok ? choosePlace(form, values) : chosen;
}

/** Fills in some fields, one by one, and answers what is asked about the place; stops at a field that is missing. */
async function typeAll(form: PersonForm, fields: Values, values: Values): Promise<Played> {
  for (const [field, value] of Object.entries(fields)) {
    const typed = await form.type(field, value);
    const done = typed.ok ? await choosePlace(form, values) : typed;
    if (!done.ok) return done;
  }
  return PLAYED;
}

/** The values of a page's fields, and of unknown ones, which no page takes. */
function valuesOn(values: Values, page: GuestPage): Values {
  const pages: Readonly<Partial<Record<string, GuestPage>>> = GUEST_PAGE_OF;
  return Object.fromEntries(Object.entries(values).filter(([written]) => (pages[formField(written)] ?? page) === page));
}

/** Goes back to the first page that has one of these fields. */
async function goToFirst(form: PersonForm, values: Values): Promise<Played> {
  const first = GUEST_PAGES.findIndex((page) => Object.keys(valuesOn(values, page)).length > 0);
  const open = await form.openPage();
  const isBehind = first !== -1 && open !== null && GUEST_PAGES.indexOf(open) > first;
  if (!isBehind) return PLAYED;
  const pressed = await form.press('back');
  if (!pressed.ok) return pressed;
  // While a report is being sent, Back does nothing.
  return (await form.openPage()) === open ? PLAYED : goToFirst(form, values);
}

/**
 * Fills in the guest form page by page, as a person does, and sends it. Ends early on a page whose fields are rejected: what belongs on a
 * later page is then not typed.
 */
async function fillAndSendGuestForm(form: PersonForm, values: Values): Promise<Played> {
  const begun = await goToFirst(form, values);
  if (!begun.ok) return begun;
  for (let open = await form.openPage(); open !== null;) {
    const typed = await typeAll(form, valuesOn(values, open), values);
    const pressed = typed.ok ? await form.press('next') : typed;
    if (!pressed.ok) return pressed;
    const next = await form.openPage();
    if (next === null || GUEST_PAGES.indexOf(next) <= GUEST_PAGES.indexOf(open)) return PLAYED;
    open = next;
  }
  return notPlayed('The guest form is not open.');
}

/** Fills in the open form about a person, a guest's page by page, and sends it. */
export async function fillAndSendPerson(form: PersonForm, values: Values): Promise<Played> {
  if ((await form.openPage()) !== null) return fillAndSendGuestForm(form, values);
  const typed = await typeAll(form, values, values);
  return typed.ok ? form.press(form.save) : typed;
}
