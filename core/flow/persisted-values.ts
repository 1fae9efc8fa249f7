type Loose = Readonly<Record<string, unknown>>;

/** Stored values may be anything, so each of these parsers accepts only its own type. This one: a record, or null. */
export function asRecord(value: unknown): Loose | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null;
}

/** A string, or null. */
export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An integer, such as a step, an age, or an instant in epoch milliseconds; or null. */
export const asWhole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

/** True only for `true`. */
export const asFlag = (value: unknown): boolean => value === true;

/** The strings of a list; empty if it is not a list. */
export function asTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
