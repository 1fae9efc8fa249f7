import { Command, CommanderError } from 'commander';
import { EXIT, type Outcome } from './outcome.ts';
import { textOf } from './printed-text.ts';

/** A command and its work. */
export interface CommandTerms<Given extends unknown[]> {
  readonly name: string;
  readonly description: string;
  /** Adds arguments and options. */
  readonly setUp?: (command: Command) => Command;
  readonly help?: string;
  /** What the exit status means, by its number. */
  readonly exits: { readonly 0: string; readonly 1?: string; readonly 3?: string };
  readonly examples?: readonly string[];
  /** Whether it prints JSON if asked to. */
  readonly hasJson?: true;
  readonly work: (...given: Given) => Outcome | Promise<Outcome>;
}

function print({ shown, said, exitCode }: Outcome, isJson: boolean): void {
  if (said !== undefined) process.stderr.write(`${said}\n`);
  if (exitCode !== undefined) process.exitCode = exitCode;
  if (shown !== undefined) process.stdout.write(isJson ? `${JSON.stringify(shown)}\n` : textOf(shown));
}

function helpOf({ help = '', exits, examples = [] }: Pick<CommandTerms<never>, 'help' | 'exits' | 'examples'>): string {
  const meanings = { ...exits, 2: 'when the command was not understood', 3: exits[3] ?? 'without a database' };
  const status = Object.entries(meanings).map(([code, meaning]) => `${code} ${meaning}`);
  const shown = examples.length === 0 ? '' : `\n\nExamples:\n${examples.map((one) => `  ${one}`).join('\n')}`;
  return `${help}\n\nExit status: ${status.join(', ')}.${shown}`;
}

/** Makes a command, which is added to a program. */
export function makeCommand<Given extends unknown[]>(terms: CommandTerms<Given>): Command {
  const command = new Command(terms.name).description(terms.description);
  const made = terms.setUp?.(command) ?? command;
  if (terms.hasJson) made.option('--json', 'print JSON instead of text');
  return made.addHelpText('after', helpOf(terms)).action(async (...given: unknown[]) => {
    print(await terms.work(...(given as Given)), made.opts<{ json?: true }>().json === true);
  });
}

/** Runs a program of the operators. */
export async function runProgram(name: string, description: string, commands: readonly Command[]): Promise<void> {
  // SQLite may create files next to the database: only this user may read them.
  process.umask(0o077);
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const program = new Command(name).description(description);
  for (const command of commands) program.addCommand(command.exitOverride());
  program.exitOverride();
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : EXIT.notUnderstood;
  }
}
