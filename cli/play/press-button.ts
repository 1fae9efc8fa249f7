import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { notAsked } from './answer-step.ts';
import type { TerminalTab } from './terminal-screen.ts';

/** The ids of the buttons that show now. */
export function buttonsThere(tab: TerminalTab): readonly string[] {
  return Object.keys(tab.screen().buttons);
}

/** Presses a button by its id. */
export async function pressButton(tab: TerminalTab, id: string): Promise<Played> {
  if (!buttonsThere(tab).includes(id)) {
    return notPlayed(`There is no button ${id} at ${tab.step()} on ${tab.route()}.`);
  }
  await tab.screen().buttons[id]?.();
  return PLAYED;
}

/** Presses a button if it shows. */
export async function pressIfThere(tab: TerminalTab, id: string): Promise<Played> {
  return buttonsThere(tab).includes(id) ? pressButton(tab, id) : PLAYED;
}

/** Chooses one of the account's people by first and last name, for a test or in a list. */
export function selectProfile(tab: TerminalTab, name: string): Played {
  const { select } = tab.screen();
  if (select === undefined) return notAsked(tab, 'a profile');
  const person = tab.state().identity.profiles.find((one) => `${one.firstName} ${one.lastName}`.trim() === name);
  if (person === undefined) return notPlayed(`There is no profile of ${name}.`);
  select(person);
  return PLAYED;
}
