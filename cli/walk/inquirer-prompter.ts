import inquirer from 'inquirer';
import { fitted, USUAL_ROWS } from '../wrap-lines.ts';
import { findChoices, nearestChoices } from './find-choices.ts';
import type { Choice, Prompter } from './prompter.ts';

const LINES_SHOWN = 12;
const FEWEST_LINES_SHOWN = 3;
/** The question, the hint about the keys, and the description between them. */
const LINES_AROUND = 4;
/** Clears the rest of a line. */
const CLEAR_TO_END = '\u001b[K';

/** Ctrl-C while something is asked. */
function isExit(error: unknown): boolean {
  return error instanceof Error && error.name === 'ExitPromptError';
}

async function answerOrNull(ask: () => Promise<{ readonly answer: string }>): Promise<string | null> {
  try {
    return (await ask()).answer;
  } catch (error) {
    if (!isExit(error)) throw error;
    return null;
  }
}

/** Where lines are shown. */
type Output = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;

/** Shows a line in place of the one before, as wide as the terminal at most; in a file or another program as a line of its own. */
export function showIn(output: Output, text: string): void {
  const { isTTY = false, columns = Infinity } = output;
  output.write(isTTY ? `\r${text.slice(0, Math.max(1, columns - 1))}${CLEAR_TO_END}` : `${text}\n`);
}

/** How many lines of a menu fit below its question, in a terminal of that height. */
export function menuLines(rows = USUAL_ROWS): number {
  return Math.max(FEWEST_LINES_SHOWN, Math.min(LINES_SHOWN, rows - LINES_AROUND));
}

/** What a menu says: about its keys, and when nothing in it is what was typed, with entries that may be meant or without. */
export interface MenuWords {
  readonly keys: string;
  readonly nothingFound: string;
  readonly nearest: string;
}

/** The entries of a menu for what was typed, and what is said above them. */
export function menuEntries(choices: readonly Choice[], typed: string, { nothingFound, nearest }: MenuWords) {
  const found = findChoices(choices, typed);
  if (found.length > 0) return { note: null, entries: found };
  const entries = nearestChoices(choices, typed);
  return { note: entries.length > 0 ? nearest : nothingFound, entries };
}

/** Prompts in the terminal. A prompt without choices is skipped. */
export function makeInquirerPrompter(words: MenuWords): Prompter {
  const theme = { style: { keysHelpTip: () => words.keys } };
  return {
    choose: (message, choices) => {
      if (choices.length === 0) return Promise.resolve(null);
      const source = (typed = '') => {
        const { note, entries } = menuEntries(choices, typed, words);
        return [...(note === null ? [] : [new inquirer.Separator(note)]), ...entries];
      };
      const look = { pageSize: menuLines(process.stdout.rows), theme };
      return answerOrNull(() => inquirer.prompt([{ type: 'search', name: 'answer', message, source, ...look }]));
    },
    type: (message, suggestion) =>
      answerOrNull(() => inquirer.prompt([{ type: 'input', name: 'answer', message, default: suggestion ?? '' }])),
    show: (text) => showIn(process.stdout, text),
    say: (text) => void process.stdout.write(`${fitted(text, process.stdout)}\n`),
  };
}
