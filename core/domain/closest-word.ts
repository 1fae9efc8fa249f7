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

/** The nearest word; null if more than one in `likeness` characters differs from each. Case does not count. */
export function closestWord(typed: string, words: readonly string[], likeness = LIKENESS): string | null {
  const [nearest] = words
    .map((word) => ({ word, away: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, away }) => away <= Math.max(typed.length, word.length) / likeness)
    .sort((one, other) => one.away - other.away);
  return nearest?.word ?? null;
}

/** ` Did you mean "next"?`, or nothing if no word is near. */
export function didYouMean(typed: unknown, words: readonly string[]): string {
  const meant = typeof typed === 'string' ? closestWord(typed, words) : null;
  return meant === null ? '' : ` Did you mean "${meant}"?`;
}
