import inquirer from 'inquirer';
import { fitted } from '../wrap-lines.ts';
import type { Prompter } from './prompter.ts';

const LINES_SHOWN = 12;
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

/** Prompts in the terminal. A prompt without choices is skipped. */
export function makeInquirerPrompter(): Prompter {
  const theme = { style: { keysHelpTip: () => '↑↓ move • type to find • ⏎ choose' } };
  return {
    choose: (message, choices) => {
      if (choices.length === 0) return Promise.resolve(null);
      const look = { pageSize: LINES_SHOWN, loop: false, theme };
      return answerOrNull(() =>
        inquirer.prompt([{ type: 'select', name: 'answer', message, choices: [...choices], ...look }]),
      );
    },
    type: (message, suggestion) =>
      answerOrNull(() => inquirer.prompt([{ type: 'input', name: 'answer', message, default: suggestion ?? '' }])),
    show: (text) => void process.stdout.write(`\r${text}${CLEAR_TO_END}`),
    say: (text) => void process.stdout.write(`${fitted(text, process.stdout)}\n`),
  };
}
