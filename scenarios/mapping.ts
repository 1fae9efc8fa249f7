/** Whether a value is a mapping: not a list, and not null. */
export function isMapping(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
