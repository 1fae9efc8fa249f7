import { closestWord } from '../../scenarios/closest-word.ts';
import type { Choice } from './prompter.ts';

/** Stands at the end of an entry that was cut. */
const CUT = '…';

/** A text that is not longer than that. */
export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, Math.max(0, length - 1)).trimEnd()}${CUT}` : text;

/** In lower case and without accents, which people leave out when they search. */
const plain = (text: string): string =>
  text
    .replace(CUT, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

/** The choices whose name or value has every typed word in it, in their order, but first one with just this name. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = plain(typed).trim();
  const found = choices.filter(({ name, value }) => {
    const text = plain(`${name} ${value}`);
    return wanted.split(/\s+/).every((word) => text.includes(word));
  });
  const isNamed = ({ name }: Choice): boolean => plain(name) === wanted;
  return [...found.filter(isNamed), ...found.filter((choice) => !isNamed(choice))];
}

/** The words of the choices, as they are searched. */
const wordsIn = (choices: readonly Choice[]): readonly string[] =>
  choices.flatMap(({ name, value }) => plain(`${name} ${value}`).match(/[\p{L}\p{N}-]+/gu) ?? []);

/** The choices that were probably meant by what none has: each typed word is taken for the nearest one that is there. */
export function nearestChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const known = wordsIn(choices);
  const meant = plain(typed)
    .split(/\s+/)
    .map((word) => (known.some((one) => one.includes(word)) ? word : closestWord(word, known)));
  return meant.includes(null) ? [] : findChoices(choices, meant.join(' '));
}
