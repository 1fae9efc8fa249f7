import { Argument, InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../../core/domain/closest-word.ts';

/** Accepts one of these words, and names the one that was probably meant instead of another. */
const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (typed: string): Word => {
    const word = words.find((candidate) => candidate === typed);
    if (word !== undefined) return word;
    throw new InvalidArgumentError(`Allowed choices are ${words.join(', ')}.${didYouMean(typed, words)}`);
  };

/** An option with one of these values. */
export function choiceOption(flags: string, description: string, values: readonly string[]): Option {
  return new Option(flags, description).choices(values).argParser(oneOf(values));
}

/** An argument with one of these values. */
export function choiceArgument(name: string, description: string, values: readonly string[]): Argument {
  return new Argument(name, description).choices(values).argParser(oneOf(values));
}
