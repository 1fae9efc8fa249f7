/** How many characters must be typed, left out, changed or swapped with the next one to turn one word into the other. */
function distance(one: string, other: string): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_none, column) => column)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[at - 1] === other[column - 1];
      const isSwapped = one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity;
      const changed = (row[column - 1] ?? 0) + (isSame ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, swapped));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

/** Of words that are further away, none is meant: a third of the characters may differ. */
const LIKENESS = 3;

/** Fewer characters are the beginning of a word by chance. */
const FEW_CHARACTERS = 4;

/** The word of a list that was probably meant; null if none is near. Case does not count. One of `likeness` characters may differ. */
export function closestWord(typed: string, words: readonly string[], likeness = LIKENESS): string | null {
  const ranked = words
    .map((word) => ({ word, away: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, away }) => away <= Math.max(typed.length, word.length) / likeness)
    .sort((one, other) => one.away - other.away);
  return ranked[0]?.word ?? null;
}

/** The only word that begins with what was typed, if that is more than a few characters; null if there is none or more. */
function onlyWordFrom(typed: string, words: readonly string[]): string | null {
  const [word, another] = words.filter((one) => one.toLowerCase().startsWith(typed.toLowerCase()));
  return typed.length < FEW_CHARACTERS || another !== undefined ? null : (word ?? null);
}

/** ` Did you mean "next"?`, or nothing if no word is near. */
export function didYouMean(typed: unknown, words: readonly string[]): string {
  const meant = typeof typed === 'string' ? (onlyWordFrom(typed, words) ?? closestWord(typed, words)) : null;
  return meant === null ? '' : ` Did you mean "${meant}"?`;
}

const partsOf = (word: string): readonly string[] =>
  word
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2);

/** The words of a list that have a part of what was typed, such as INVALID: those with the most parts first, then the nearest. */
export function wordsWithPartOf(typed: unknown, words: readonly string[]): readonly string[] {
  const wanted = typeof typed === 'string' ? partsOf(typed) : [];
  // A plural is like its singular.
  const isWanted = (part: string): boolean =>
    wanted.some((one) => one === part || one === `${part}s` || part === `${one}s`);
  const shared = (word: string): number => partsOf(word).filter(isWanted).length;
  const away = (word: string): number => distance(String(typed).toLowerCase(), word.toLowerCase());
  return words
    .filter((word) => shared(word) > 0)
    .toSorted((one, other) => shared(other) - shared(one) || away(one) - away(other));
}
