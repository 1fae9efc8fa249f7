/** The id of a field's control; for a group of choices the id of the first one. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The ids of the texts that describe a field, for `aria-describedby`. */
export function describedBy(
  name: string,
  has: { readonly help: boolean; readonly error: boolean },
): string | undefined {
  const ids = [has.help ? `${fieldId(name)}-help` : '', has.error ? `${fieldId(name)}-error` : ''].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
