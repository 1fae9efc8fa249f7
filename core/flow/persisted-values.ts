type Loose = Readonly<Record<string, unknown>>;

/** What the storage kept may be anything; each of these readers takes what it is made for, and nothing else. */
export function asRecord(value: unknown): Loose | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null;
}

/** A text, or null. */
export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A whole number, such as a step, an age, or an instant in epoch milliseconds; or null. */
export const asWhole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

/** Whether the value says yes. */
export const asFlag = (value: unknown): boolean => value === true;

/** The texts of a list; none where there is no list. */
export function asTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
