import type { CodedValue } from '../domain/coded-value.ts';

export const [FIELD_SEPARATOR, ENCODING_CHARACTERS, SEGMENT_END] = ['|', '^~\\&', '\r'] as const;
const [COMPONENT_SEPARATOR, SUBCOMPONENT_SEPARATOR] = ['^', '&'] as const;

/** Joins parts with a separator; empty ones at the end are omitted. */
function join(parts: readonly (string | null)[], separator: string): string {
  const last = parts.findLastIndex((part) => part !== null && part !== '');
  return parts
    .slice(0, last + 1)
    .map((part) => part ?? '')
    .join(separator);
}

/** A field, or one of its repetitions, from its components in order; null is an empty one. */
export function components(...parts: readonly (string | null)[]): string {
  return join(parts, COMPONENT_SEPARATOR);
}

/** A component, from its subcomponents in order. */
export function subcomponents(...parts: readonly (string | null)[]): string {
  return join(parts, SUBCOMPONENT_SEPARATOR);
}

/** The values of a segment's fields by their numbers; other fields are empty. */
export type FieldValues = Readonly<Record<number, string>>;

/** A segment with its end. `firstField` is the number of the first field after the name. */
export function segment(name: string, values: FieldValues, firstField = 1): string {
  const lastField = Math.max(...Object.keys(values).map(Number));
  const fields = Array.from(
    { length: lastField - firstField + 1 },
    (_field, index) => values[firstField + index] ?? '',
  );
  return `${name}${FIELD_SEPARATOR}${join(fields, FIELD_SEPARATOR)}${SEGMENT_END}`;
}

/** A code as data type CWE: identifier, text, system and, as the seventh, the system's version. */
export function coded({ id, text, system, version }: CodedValue): string {
  return components(id, text, system, null, null, null, version);
}
