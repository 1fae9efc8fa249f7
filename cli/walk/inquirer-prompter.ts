import inquirer from 'inquirer';
import type { Prompter } from './prompter.ts';

const LINES_SHOWN = 16;

/** Ctrl-C while something is asked. */
function isExit(error: unknown): boolean {
  return error instanceof Error && error.name === 'ExitPromptError';
}

async function orLeft(ask: () => Promise<{ readonly answer: string }>): Promise<string | null> {
  try {
    return (await ask()).answer;
  } catch (error) {
    if (!isExit(error)) throw error;
    return null;
  }
}

/** Asks in the terminal. Where there is nothing to choose, nothing is asked. */
export function makeInquirerPrompter(): Prompter {
  const theme = { style: { keysHelpTip: () => '↑↓ move • ⏎ choose' } };
  return {
    choose: (message, choices) => {
      if (choices.length === 0) return Promise.resolve(null);
      const look = { pageSize: LINES_SHOWN, loop: false, theme };
      return orLeft(() =>
        inquirer.prompt([{ type: 'select', name: 'answer', message, choices: [...choices], ...look }]),
      );
    },
    type: (message, suggestion) =>
      orLeft(() => inquirer.prompt([{ type: 'input', name: 'answer', message, default: suggestion ?? '' }])),
    say: (text) => void process.stdout.write(`${text}\n`),
  };
}
