import type { Choice } from './prompter.ts';

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

/** The choices, with as many groups as one entry as is needed for all to fit into the rows: the last group first. */
export function groupedChoices(choices: readonly Choice[], rows: number): readonly Choice[] {
  const groups = [...new Set(choices.flatMap(({ group }) => group ?? []))];
  return groups.reduceRight((left, group) => (left.length <= rows ? left : collapsed(left, group)), choices);
}
