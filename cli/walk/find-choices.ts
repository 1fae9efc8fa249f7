import { closestWord } from '../../scenarios/closest-word.ts';
import type { Choice } from './prompter.ts';

/** Stands at the end of an entry that was cut. */
const CUT = '…';

/** A text, cut to a length. */
export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, Math.max(0, length - 1)).trimEnd()}${CUT}` : text;

/** In lower case and without accents, which people leave out when they search. */
const plain = (text: string): string =>
  text
    .replace(CUT, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

/** The words of a text, as they are searched. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}-]+/gu) ?? [];

/** How well a typed word fits: 0 for a whole word of the text, 1 for the beginning of one, 2 for a part of one; null if it does not occur. */
function fitOf(word: string, text: string): number | null {
  if (!text.includes(word)) return null;
  const words = wordsOf(text);
  if (words.includes(word)) return 0;
  return words.some((one) => one.startsWith(word)) ? 1 : 2;
}

/** How well a choice fits: as its worst-fitting typed word, and best if its whole name was typed; null if a word is missing. */
function rankOf({ name, value, also = '' }: Choice, wanted: string): number | null {
  if (plain(name) === wanted) return -1;
  const text = plain(`${name} ${value} ${also}`);
  const fits = wanted.split(/\s+/).map((word) => fitOf(word, text));
  return fits.reduce((worst, fit) => (worst === null || fit === null ? null : Math.max(worst, fit)), 0);
}

/** The choices whose name or value has every typed word in it. Whole words come first, then beginnings of words, then parts inside words. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = plain(typed).trim();
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, wanted);
    return rank === null ? [] : [{ choice, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

/** All words of the choices. */
const wordsIn = (choices: readonly Choice[]): readonly string[] =>
  choices.flatMap(({ name, value, also = '' }) => wordsOf(plain(`${name} ${value} ${also}`)));

/** The choices that were probably meant by what none has: each typed word is taken for the nearest one that is there. */
export function nearestChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const known = wordsIn(choices);
  const meant = plain(typed)
    .split(/\s+/)
    .map((word) => (known.some((one) => one.includes(word)) ? word : closestWord(word, known)));
  return meant.includes(null) ? [] : findChoices(choices, meant.join(' '));
}
