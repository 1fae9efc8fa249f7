import { fillIn } from '../../adapters/translations/fill-in.ts';
import { USUAL_ROWS } from '../wrap-lines.ts';
import type { Choice } from './prompter.ts';
import { WALK_WORDS } from './walk-words.ts';

const LINES_SHOWN = 12;
const FEWEST_LINES_SHOWN = 3;
/** The question, the hint about the keys, and the description between them. */
const LINES_AROUND = 4;

/** How many lines of a menu show below its question in a terminal of that height: about half of a tall one, so that the page above stays in view. */
export function menuLines(rows = USUAL_ROWS): number {
  const wanted = Math.max(LINES_SHOWN, Math.floor(rows / 2));
  return Math.max(FEWEST_LINES_SHOWN, Math.min(wanted, rows - LINES_AROUND));
}

/** Begins the value of an entry that stands for a group. */
const GROUP = 'group ';

/** The group that a value stands for; null for that of any other entry. */
export const groupOf = (value: string): string | null => (value.startsWith(GROUP) ? value.slice(GROUP.length) : null);

/** The choices of a group, which are then not grouped any more. */
export const choicesOfGroup = (choices: readonly Choice[], wanted: string): readonly Choice[] =>
  choices.flatMap(({ group, ...choice }) => (group === wanted ? [choice] : []));

/** The choices with those of a group as one entry, in the place of the first. */
function collapsed(choices: readonly Choice[], wanted: string): readonly Choice[] {
  const first = choices.findIndex(({ group }) => group === wanted);
  return choices.flatMap((choice, index) => {
    if (choice.group !== wanted) return [choice];
    return index === first ? [{ name: wanted, value: `${GROUP}${wanted}` }] : [];
  });
}

/** In lower case and without accents, which people leave out when they search. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

/** How well a typed word fits: 0 for a whole word of the text, 1 for the beginning of one, 2 for a part of one; null if it does not occur. */
function fitOf(word: string, text: string): number | null {
  if (!text.includes(word)) return null;
  const words = text.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.some((one) => one === word) ? 0 : words.some((one) => one.startsWith(word)) ? 1 : 2;
}

/** How well a choice fits: as its worst-fitting typed word, and best if its whole name was typed; null if a word is missing. */
function rankOf({ name, value, also = '' }: Choice, wanted: string): number | null {
  if (plain(name) === wanted) return -1;
  const fits: readonly (number | null)[] = wanted
    .split(/\s+/)
    .map((word) => fitOf(word, plain(`${name} ${value} ${also}`)));
  return fits.reduce((worst, fit) => (worst === null || fit === null ? null : Math.max(worst, fit)), 0);
}

/** The choices that have every typed word. Whole words come first, then beginnings of words, then parts inside words. */
function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, plain(typed).trim());
    return rank === null ? [] : [{ choice, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

/** The entries of a menu of so many rows for what was typed. Without that, groups are one entry each, the last first, until all fit. */
export function menuEntries(choices: readonly Choice[], typed: string, rows: number): readonly Choice[] {
  const groups = [...new Set(choices.flatMap(({ group }) => group ?? []))];
  const grouped = groups.reduceRight((left, group) => (left.length <= rows ? left : collapsed(left, group)), choices);
  if (typed.trim() === '') return grouped;
  const found = findChoices(choices, typed);
  return found.length > 0 ? found : findChoices(grouped, typed);
}

/** The hint below a menu: how much of it shows, and its keys. */
export function menuHint(count: number, rows: number, canEscape: boolean): string {
  const parts = [
    ...(count > rows ? [fillIn(WALK_WORDS.shown, { shown: rows, count })] : []),
    WALK_WORDS.keys,
    ...(canEscape ? [WALK_WORDS.escape] : []),
  ];
  return parts.join(' • ');
}
