import { Document, isScalar, isSeq, visit } from 'yaml';

/** A scenario takes no aliases, which the same action done twice would become. */
export const AS_SCENARIO = { lineWidth: 0, aliasDuplicateObjects: false } as const;

/** Lists of words stand in one line, so that the steps of a path are easy to tell apart. */
const IN_ONE_LINE: ReadonlySet<unknown> = new Set(['shows', 'hides']);

/** Writes the lists of words in a document in one line each. */
export function foldWords(document: Document): void {
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (isScalar(key) && IN_ONE_LINE.has(key.value) && isSeq(value)) value.flow = true;
    },
  });
}

/** A value as a scenario file writes it. */
export function writtenYaml(value: unknown): string {
  const document = new Document(value, AS_SCENARIO);
  foldWords(document);
  return document.toString(AS_SCENARIO);
}
