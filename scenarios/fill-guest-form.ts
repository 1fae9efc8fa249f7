import { GUEST_PAGE_OF, GUEST_PAGES, type GuestPage } from '../core/domain/guest-pages.ts';
import { notPlayed, PLAYED, type Played } from './driver.ts';
import { formField } from './typed-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** The guest form, as a driver reads and moves it. */
export interface GuestFormPages {
  /** The open page; null if the guest form is not open. */
  readonly openPage: () => GuestPage | null | Promise<GuestPage | null>;
  /** Types into the fields of the open page. */
  readonly type: (values: Values) => Promise<Played>;
  /** Next and Back of the step. */
  readonly press: (button: 'next' | 'back') => Promise<Played>;
}

/** The values of a page's fields, and of unknown ones, which no page takes. */
function valuesOn(values: Values, page: GuestPage): Values {
  const pages: Readonly<Partial<Record<string, GuestPage>>> = GUEST_PAGE_OF;
  return Object.fromEntries(Object.entries(values).filter(([written]) => (pages[formField(written)] ?? page) === page));
}

/** Goes back to the first page that has one of these fields. */
async function goToFirst(form: GuestFormPages, values: Values): Promise<Played> {
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
export async function fillAndSendGuestForm(form: GuestFormPages, values: Values): Promise<Played> {
  const begun = await goToFirst(form, values);
  if (!begun.ok) return begun;
  for (let open = await form.openPage(); open !== null;) {
    const typed = await form.type(valuesOn(values, open));
    const pressed = typed.ok ? await form.press('next') : typed;
    if (!pressed.ok) return pressed;
    const next = await form.openPage();
    if (next === null || GUEST_PAGES.indexOf(next) <= GUEST_PAGES.indexOf(open)) return PLAYED;
    open = next;
  }
  return notPlayed('The guest form is not open.');
}
