import type { FieldError } from './error-codes.ts';
import type { GuestForm } from './guest-form.ts';
import { entryOf } from './entry-of.ts';

/** The pages of the guest form, in order. The two fields that a report needs come first. */
export const GUEST_PAGES = ['needed', 'contact', 'about'] as const;
export type GuestPage = (typeof GUEST_PAGES)[number];

/** The page that opens first. */
export const FIRST_GUEST_PAGE: GuestPage = GUEST_PAGES[0];

/** The page of each field of the guest form, in the order in which a page shows them. */
export const GUEST_PAGE_OF = {
  dateOfBirth: 'needed',
  age: 'needed',
  zipCode: 'needed',
  noDateOfBirth: 'needed',
  firstName: 'contact',
  middleName: 'contact',
  lastName: 'contact',
  phoneNumber: 'contact',
  emailAddress: 'contact',
  address: 'contact',
  city: 'contact',
  state: 'contact',
  county: 'contact',
  sex: 'about',
  ethnicity: 'about',
  race: 'about',
} as const satisfies Readonly<Record<keyof GuestForm, GuestPage>>;

function placeOf(field: string): number {
  return GUEST_PAGES.indexOf(entryOf<GuestPage>(GUEST_PAGE_OF, field) ?? FIRST_GUEST_PAGE);
}

/** The page that is so many pages further on; null beyond the first and the last one. */
export function guestPageFrom(page: GuestPage, by: 1 | -1): GuestPage | null {
  return GUEST_PAGES[GUEST_PAGES.indexOf(page) + by] ?? null;
}

/** The rejected fields of the pages up to and including `last`. */
export function rejectedUpTo(last: GuestPage, rejected: readonly FieldError[]): readonly FieldError[] {
  return rejected.filter(({ field }) => placeOf(field) <= GUEST_PAGES.indexOf(last));
}

/** The first page with a rejected field. */
export function firstRejectedPage(rejected: readonly FieldError[]): GuestPage {
  return GUEST_PAGES[Math.min(...rejected.map(({ field }) => placeOf(field)))] ?? FIRST_GUEST_PAGE;
}
