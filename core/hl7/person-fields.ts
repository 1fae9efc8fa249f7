import type { ReportContents } from '../report/report-contents.ts';
import { countCharacters, hl7Text } from './hl7-text.ts';
import { components } from './segments.ts';

/** An intentionally missing name: an empty first name, and a second one of the type "coded, to ensure anonymity". */
const ANONYMOUS_NAME = '~^^^^^^S';
/** The programme's number for people without a phone number and an email address. */
const NO_PHONE = ['111', '1111111'] as const;

const LIMITS = { last: 50, first: 30, middle: 30, street: 120, city: 50, zip: 12, email: 199 } as const;
const AREA_DIGITS = 3;
const PHONE = /^\d{10}$/;

/** PID-5. */
export function nameField({ name }: Pick<ReportContents, 'name'>): string {
  const last = name === null ? '' : hl7Text(name.last, LIMITS.last);
  if (name === null || last === '') return ANONYMOUS_NAME;
  return components(last, hl7Text(name.first, LIMITS.first), hl7Text(name.middle, LIMITS.middle));
}

/** PID-11 and ORC-22. */
export function addressField(contents: ReportContents, countyFips: string | null): string {
  const { street, city, state, county, zip } = contents;
  return components(
    hl7Text(street ?? '', LIMITS.street),
    null,
    hl7Text(city ?? '', LIMITS.city),
    state,
    hl7Text(zip, LIMITS.zip),
    null,
    null,
    null,
    county === null ? null : countyFips,
  );
}

function phoneParts(area: string, local: string): string {
  return components(null, null, 'PH', null, null, area, local);
}

type Contacts = Pick<ReportContents, 'phone' | 'email'>;

/**
 * The phone and the email address, as far as known; without either, the programme's number. An address that is too long for the field
 * is left out: cut, it would be another address.
 */
function contactsOf({ phone, email }: Contacts): readonly string[] {
  const isPhone = phone !== null && PHONE.test(phone);
  const address = email === null || countCharacters(email) > LIMITS.email ? '' : hl7Text(email, LIMITS.email);
  const contacts = [
    ...(isPhone ? [phoneParts(phone.slice(0, AREA_DIGITS), phone.slice(AREA_DIGITS))] : []),
    ...(address === '' ? [] : [components(null, null, 'Internet', address)]),
  ];
  return contacts.length === 0 ? [phoneParts(...NO_PHONE)] : contacts;
}

/** PID-13: every contact. */
export function contactField(contents: Contacts): string {
  return contactsOf(contents).join('~');
}

/** ORC-23: the first contact of PID-13. */
export function ordererContact(contents: Contacts): string {
  return contactsOf(contents)[0] ?? '';
}
