/** Names or indices with their values, as YAML and JSON have them. */
export type Mapping = Readonly<Record<string | number, unknown>>;

/** Whether a value is a mapping: not a list, and not null. */
export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at the end of a path; undefined if the path leads nowhere. */
export const valueAt = (content: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Mapping | null | undefined)?.[key], content);
