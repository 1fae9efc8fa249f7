import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean } from '../../core/domain/closest-word.ts';
import { stateName, stateText, type FixtureState } from './fixture-state.ts';
import { walkStates } from './walk-states.ts';

const NOT_UNDERSTOOD_EXIT_CODE = 2;

export interface StatesOptions {
  readonly folder?: string;
}

function writeStates(states: readonly FixtureState[], folder: string): void {
  for (const state of states) {
    const file = join(folder, `${stateName(state)}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stateText(state));
  }
  process.stdout.write(`${states.length} states written to ${folder}\n`);
}

/** The state that was probably meant, also by the id of its step. */
function meantState(name: string, states: readonly FixtureState[]): string {
  const names = states.map(stateName);
  return didYouMean(name, names) || didYouMean(`testing/${name}`, names);
}

/** Lists the states, or prints one by its name, or writes either to a folder. */
export async function printStates(name: string | undefined, { folder }: StatesOptions): Promise<void> {
  const states = await walkStates();
  const chosen = states.filter((state) => name === undefined || stateName(state) === name);
  if (name !== undefined && chosen.length === 0) {
    const meant = meantState(name, states);
    process.stderr.write(`error: There is no state "${name}"; "npm run cli -- states" lists them.${meant}\n`);
    process.exitCode = NOT_UNDERSTOOD_EXIT_CODE;
  } else if (folder !== undefined) {
    writeStates(chosen, folder);
  } else {
    const text = name === undefined ? (state: FixtureState) => `${stateName(state)}\n` : stateText;
    process.stdout.write(chosen.map(text).join(''));
  }
}
