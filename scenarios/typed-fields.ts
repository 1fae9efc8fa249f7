import { normalizeEmail } from '../core/domain/validate-fields.ts';

const FIELD_ALIASES: ReadonlyMap<string, string> = new Map([['zip', 'zipCode']]);
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['email', 'emailAddress', 'deviceAddress']);

/** The form's name of a field, which may have a shorter name in scenarios. */
export function formField(written: string): string {
  return FIELD_ALIASES.get(written) ?? written;
}

/** Whether a field holds an address that receives messages. */
export function isAddressField(field: string): boolean {
  return ADDRESS_FIELDS.has(field);
}

/** The typed addresses, whose messages are read from now on. */
export function typedAddresses(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([field, value]) => (isAddressField(field) ? normalizeEmail(value) : []));
}
