/** An option of a prompt: its label, and the value that is returned when it is chosen. */
export interface Choice {
  readonly name: string;
  readonly value: string;
  /** Other words by which typing finds it. */
  readonly also?: string;
  /** The label of the entry that stands for this choice and others in a menu that is too long; typing finds the choice itself. */
  readonly group?: string;
}

/** Prompts for input: in a terminal, or from a script. */
export interface Prompter {
  /** Asks what to do next; null when the person wants to leave. Where the person is stands before the question until it is answered. */
  menu(message: string, choices: readonly Choice[], place: string): Promise<string | null>;
  /** Asks to choose one; null when the person goes back without an answer. */
  choose(message: string, choices: readonly Choice[]): Promise<string | null>;
  /** Asks for a text; null when the person goes back without an answer. */
  type(message: string, suggestion?: string): Promise<string | null>;
  /** Prints a line in place of the one that was shown before. */
  show(text: string): void;
  /** Prints a text, wrapped to the width of the terminal. */
  say(text: string): void;
}
