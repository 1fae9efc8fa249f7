import { normalizeEmail } from '../core/domain/validate-fields.ts';

const FIELD_ALIASES: ReadonlyMap<string, string> = new Map([['zip', 'zipCode']]);
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['email', 'emailAddress', 'deviceAddress']);

/** The name that a form has for a field, for which scenarios may write a shorter one. */
export function formField(written: string): string {
  return FIELD_ALIASES.get(written) ?? written;
}

/** Whether a field holds an address that something may be sent to. */
export function isAddressField(field: string): boolean {
  return ADDRESS_FIELDS.has(field);
}

/** The addresses among what is typed, where messages are looked for from now on. */
export function typedAddresses(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([field, value]) => (isAddressField(field) ? normalizeEmail(value) : []));
}
