/** Whether an entry of a path is an expectation. */
export const isExpectation = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'expect' in entry;

/** The name of an action as an entry of a path writes it. */
export const actionName = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null ? (Object.keys(entry)[0] ?? '') : String(entry);
