import { fillIn } from '../../adapters/translations/fill-in.ts';
import { USUAL_ROWS } from '../wrap-lines.ts';
import { findChoices, nearestChoices } from './find-choices.ts';
import { groupedChoices, groupOf } from './grouped-choices.ts';
import type { Absent, Choice } from './prompter.ts';

const LINES_SHOWN = 12;
const FEWEST_LINES_SHOWN = 3;
/** The question, the hint about the keys, and the description between them. */
const LINES_AROUND = 4;

/** How many lines of a menu show below its question in a terminal of that height: about half of a tall one, so that the page above stays in view. */
export function menuLines(rows = USUAL_ROWS): number {
  const wanted = Math.max(LINES_SHOWN, Math.floor(rows / 2));
  return Math.max(FEWEST_LINES_SHOWN, Math.min(wanted, rows - LINES_AROUND));
}

/** The texts below a menu, and above it if no entry fits what was typed. */
export interface MenuWords {
  readonly keys: string;
  /** How many entries show, if the menu is longer. */
  readonly shown: string;
  /** That Escape leaves the question. */
  readonly escape: string;
  readonly nothingFound: string;
  /** Above similar entries. */
  readonly nearest: string;
}

/** The choices of a menu, and what is not among them. */
export interface MenuContent {
  readonly choices: readonly Choice[];
  readonly absent?: readonly Absent[];
}

/** Why what was typed is not in a menu; null if that is not known. */
function whyAbsent(absent: readonly Absent[], typed: string, find = findChoices): string | null {
  // The value of a choice is searched, too, so it is not the reason itself.
  const [found] = find(
    absent.map(({ name }, index) => ({ name, value: String(index) })),
    typed,
  );
  return found === undefined ? null : (absent[Number(found.value)]?.why ?? null);
}

/** The entries of a menu of so many rows for what was typed, and the note above them. Entries that are only guessed may not be run at once. */
export function menuEntries({ choices, absent = [] }: MenuContent, typed: string, words: MenuWords, rows: number) {
  const { nothingFound, nearest } = words;
  const grouped = groupedChoices(choices, rows);
  if (typed.trim() === '') return { note: null, entries: grouped, areGuessed: false };
  const inChoices = findChoices(choices, typed);
  const groups = grouped.filter(({ value }) => groupOf(value) !== null);
  const found = inChoices.length > 0 ? inChoices : findChoices(groups, typed);
  if (found.length > 0) return { note: null, entries: found, areGuessed: false };
  const why = whyAbsent(absent, typed);
  if (why !== null) return { note: why, entries: [], areGuessed: false };
  const entries = nearestChoices(choices, typed);
  const likelyWhy = entries.length > 0 ? null : whyAbsent(absent, typed, nearestChoices);
  if (likelyWhy !== null) return { note: likelyWhy, entries: [], areGuessed: false };
  return { note: entries.length > 0 ? nearest : nothingFound, entries, areGuessed: entries.length > 0 };
}

/** The hint below a menu: how much of it shows, and its keys. */
export function menuHint({ keys, shown, escape }: MenuWords, count: number, rows: number, canEscape: boolean): string {
  const parts = [
    ...(count > rows ? [fillIn(shown, { shown: rows, count })] : []),
    keys,
    ...(canEscape ? [escape] : []),
  ];
  return parts.join(' • ');
}
