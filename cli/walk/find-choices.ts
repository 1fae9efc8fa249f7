import type { Choice } from './prompter.ts';

/** In lower case and without accents, which people leave out when they search. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

/** The choices whose name or value has every typed word in it, in their order. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed).split(/\s+/);
  return choices.filter(({ name, value }) => {
    const text = plain(`${name} ${value}`);
    return words.every((word) => text.includes(word));
  });
}
