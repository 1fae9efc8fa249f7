import { emitKeypressEvents, type Interface } from 'node:readline';
import { styleText } from 'node:util';
import inquirer from 'inquirer';
import { fitted } from '../wrap-lines.ts';
import { choicesOfGroup, groupOf, menuEntries, menuHint, menuLines } from './menu-entries.ts';
import type { Choice, Prompter } from './prompter.ts';
import { WALK_WORDS } from './walk-words.ts';

/** Clears the rest of a line. */
const CLEAR_TO_END = '\u001b[K';

/** How a prompt is asked in a terminal. */
interface Context {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly signal: AbortSignal;
  /** Whether the prompt is removed from the terminal once it has ended. */
  clearPromptOnDone: boolean;
}

/** The prompts of the library. They read their context until they end, which `inquirer.prompt` does not. */
const { search, input: typeText } = inquirer.prompt.prompts as unknown as Readonly<
  Record<'search' | 'input', (config: object, context: Context) => Promise<string>>
>;

/** Milliseconds after which Escape does not begin the sequence of another key. Terminals send a sequence at once; Node waits for 500. */
const ESCAPE_TIMEOUT_MS = 50;

/** How a question ended without an answer: by Escape, or by Ctrl-C. */
const UNANSWERED = { AbortPromptError: 'escaped', ExitPromptError: 'left' } as const;
type Unanswered = (typeof UNANSWERED)[keyof typeof UNANSWERED];
type Answer = { readonly text: string } | Unanswered;

/** Asks until there is an answer, or Escape or Ctrl-C is pressed; after Escape the question is removed from the terminal. */
async function ask({ input, output }: Terminal, make: (context: Context) => Promise<string>): Promise<Answer> {
  const escape = new AbortController();
  const context: Context = { input, output, signal: escape.signal, clearPromptOnDone: false };
  const onKey = (_text: unknown, key: { readonly name?: string } = {}): void => {
    if (key.name !== 'escape') return;
    context.clearPromptOnDone = true;
    escape.abort();
  };
  input.on('keypress', onKey);
  try {
    return { text: await make(context) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortPromptError' || name === 'ExitPromptError') return UNANSWERED[name];
    throw error;
  } finally {
    input.off('keypress', onKey);
  }
}

/** The text of an answer; null without one. */
const textOf = (answer: Answer): string | null => (typeof answer === 'string' ? null : answer.text);

/** Where lines are shown. */
type Output = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;

/** Shows a line in place of the one before, as wide as the terminal at most; in a file or another program as a line of its own. */
export function showIn(output: Output, text: string): void {
  const { isTTY = false, columns = Infinity } = output;
  output.write(isTTY ? `\r${text.slice(0, Math.max(1, columns - 1))}${CLEAR_TO_END}` : `${text}\n`);
}

/** The pointer before an entry, and the last column, which stays empty. */
const BESIDE_ENTRY = 3;

/** An entry in one line, cut to the width of the terminal. */
function inOneLine({ name, value }: Choice, columns: number): Choice {
  const width = columns - BESIDE_ENTRY;
  return { name: name.length > width ? `${name.slice(0, Math.max(0, width - 1)).trimEnd()}…` : name, value };
}

/** A question with its choices. `canEscape`: Escape leaves it. */
interface Menu {
  readonly message: string;
  readonly choices: readonly Choice[];
  readonly canEscape: boolean;
  /** Stands before the question until it is answered. */
  readonly place?: string;
}

/** The settings of a menu. It is removed from the terminal when a group is chosen, whose menu replaces it. */
function menuOf({ message, choices, canEscape, place = '' }: Menu, output: Terminal['output'], context: Context) {
  const { rows, columns = Infinity } = output;
  const pageSize = menuLines(rows);
  let count = 0;
  return {
    message,
    pageSize,
    source: (typed = '') => {
      const found = menuEntries(choices, typed, pageSize);
      count = found.length;
      return found.map((entry) => inOneLine(entry, columns));
    },
    validate: (value: string) => {
      context.clearPromptOnDone = groupOf(value) !== null;
      return true;
    },
    theme: {
      style: {
        message: (text: string, status: string) => styleText('bold', status === 'done' ? text : `${place}${text}`),
        keysHelpTip: () => menuHint(count, pageSize, canEscape),
      },
    },
  };
}

/** Where a prompter asks. */
interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream & Output & { readonly rows?: number };
}

const PROCESS: Terminal = { input: process.stdin, output: process.stdout };

/** Prompts in the terminal. A prompt without choices is skipped. */
export function makeInquirerPrompter(terminal: Terminal = PROCESS): Prompter {
  const { input, output } = terminal;
  // The prompts of the library have no such setting, but reuse the key events that already exist on the input.
  emitKeypressEvents(input, { escapeCodeTimeout: ESCAPE_TIMEOUT_MS } as unknown as Interface);
  const chosen = (menu: Menu) => ask(terminal, (context) => search(menuOf(menu, output, context), context));
  return {
    menu: async (message, choices, place) => {
      for (let open: string | null = null; ;) {
        const shown = open === null ? choices : choicesOfGroup(choices, open);
        const answer: Answer = await chosen({ message, choices: shown, canEscape: open !== null, place });
        const text = textOf(answer);
        open = text === null ? null : groupOf(text);
        // Escape leaves a group; in the whole menu it clears what was typed.
        if (answer !== 'escaped' && open === null) return text;
      }
    },
    choose: async (message, choices) =>
      choices.length === 0 ? null : textOf(await chosen({ message, choices, canEscape: true })),
    type: async (message, suggestion = '') => {
      const withHint = (text: string, status: string): string =>
        `${styleText('bold', text)}${status === 'done' ? '' : styleText('dim', ` (${WALK_WORDS.escape})`)}`;
      const config = { message, default: suggestion, theme: { style: { message: withHint } } };
      return textOf(await ask(terminal, (context) => typeText(config, context)));
    },
    show: (text) => showIn(output, text),
    say: (text) => void output.write(`${fitted(text, output)}\n`),
  };
}
