/** A text and where it stands, as `steps.warnings.title`. */
export interface PlacedText {
  readonly path: string;
  readonly text: string;
}

/** Every text of a tree, in order, with its path. */
export function listTexts(tree: object, path = ''): PlacedText[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [{ path: here, text: value }];
    if (typeof value === 'object' && value !== null) return listTexts(value, here);
    throw new TypeError(`${here} is neither a text nor a group of texts`);
  });
}

/** The names between double braces, sorted. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '').sort();
}
