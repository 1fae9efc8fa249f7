import type { Command, Option } from 'commander';
import { wordsWithPartOf } from '../scenarios/closest-word.ts';

/** An option with the command that has it: `code make --invalid`. */
interface Owned {
  readonly name: string;
  readonly option: Option;
}

/** The options of the commands below one, which its own name is left out of. */
const optionsBelow = (command: Command, path = ''): readonly Owned[] =>
  command.commands.flatMap((one) => [
    ...one.options.map((option) => ({ name: `${path}${one.name()} ${option.long ?? ''}`, option })),
    ...optionsBelow(one, `${path}${one.name()} `),
  ]);

/** More options are not listed. */
const FEW = 3;

/** The options that were probably meant by an unknown one: the same one of another command, or those that share a word with it. */
function optionsMeant(flag: string, all: readonly Owned[]): readonly string[] {
  const same = all.filter(({ option }) => option.long === flag);
  const alike = wordsWithPartOf(flag, [...new Set(all.map(({ option }) => option.long ?? ''))]);
  const found = same.length > 0 ? same : all.filter(({ option }) => alike.includes(option.long ?? ''));
  return found.length > FEW ? [] : found.map(({ name }) => name);
}

/**
 * What an error about the command line needs besides, as lines: the option that was probably meant if the message does not name one,
 * and the values of an option that was given without one. Empty if there is nothing to add.
 */
export function optionHint(message: string, program: Command): string {
  const all = optionsBelow(program);
  const [, unknown] = /^error: unknown option '([^']+)'\n$/.exec(message) ?? [];
  const meant = unknown === undefined ? [] : optionsMeant(unknown, all);
  if (meant.length > 0) return `(Did you mean ${meant.join(' or ')}?)\n`;
  const [, flags] = /^error: option '([^']+)' argument missing/.exec(message) ?? [];
  const choices = all.find(({ option }) => option.flags === flags)?.option.argChoices ?? [];
  return choices.length === 0 ? '' : `Allowed choices are ${choices.join(', ')}.\n`;
}
