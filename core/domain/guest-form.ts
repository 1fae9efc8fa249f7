import { EMPTY_GUEST_INFO } from './guest-info.ts';

/** A form about a tested person, as typed. The profile form and the guest form share it. */
export interface PersonForm {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** As typed, `MM/DD/YYYY`. */
  readonly dateOfBirth: string;
  /** "I do not want to enter my date of birth": the form asks for the age instead, and hides what identifies or locates the person. */
  readonly noDateOfBirth: boolean;
  readonly age: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly zipCode: string;
  readonly sex: string;
  readonly ethnicity: string;
  readonly race: string;
}

/** The guest form: a person, and an optional email address. */
export interface GuestForm extends PersonForm {
  readonly emailAddress: string;
}

/** Fields that the opt-out hides and clears (product.md section 4, "Profile form"). */
export const HIDDEN_BY_OPT_OUT = [
  'firstName',
  'middleName',
  'lastName',
  'phoneNumber',
  'address',
  'city',
  'state',
  'county',
] as const;

/** Whether a form about a person shows a field now: with the opt-out, the age replaces the fields that identify the person. */
export function isFieldShown(field: string, { noDateOfBirth }: Pick<PersonForm, 'noDateOfBirth'>): boolean {
  if (!noDateOfBirth) return field !== 'age';
  return field !== 'dateOfBirth' && !(HIDDEN_BY_OPT_OUT as readonly string[]).includes(field);
}

/** The changes when the opt-out from a date of birth is checked or unchecked. */
export function optOutChange(isOptedOut: boolean): Partial<PersonForm> {
  return { noDateOfBirth: isOptedOut, ...(isOptedOut ? { dateOfBirth: '' } : {}) };
}

/** The guest form before anything is typed. */
export const EMPTY_GUEST_FORM: GuestForm = { ...EMPTY_GUEST_INFO, noDateOfBirth: false, age: '' };
