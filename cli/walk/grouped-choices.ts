import type { Choice } from './prompter.ts';

/** Begins the value of an entry that stands for a group. */
const GROUP = 'group ';

/** The group that a value stands for; null for that of any other entry. */
export const groupOf = (value: string): string | null => (value.startsWith(GROUP) ? value.slice(GROUP.length) : null);

/** The choices of a group, which are then not grouped any more. */
export const choicesOfGroup = (choices: readonly Choice[], wanted: string): readonly Choice[] =>
  choices.flatMap(({ name, value, group }) => (group === wanted ? [{ name, value }] : []));

/** The choices, as they are if they all fit into the rows; otherwise every group as one entry in the place of its first choice. */
export function groupedChoices(choices: readonly Choice[], rows: number): readonly Choice[] {
  if (choices.length <= rows) return choices;
  return choices.flatMap((choice, index) => {
    const { group } = choice;
    if (group === undefined || choicesOfGroup(choices, group).length === 1) return [choice];
    const isFirst = choices.findIndex((one) => one.group === group) === index;
    return isFirst ? [{ name: group, value: `${GROUP}${group}` }] : [];
  });
}
