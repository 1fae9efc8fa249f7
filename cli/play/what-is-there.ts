import { didYouMean } from '../../core/domain/closest-word.ts';
import { notPlayed, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** Where a tab is: `at intro-welcome on /test-steps`, or `on /support` where no step shows. */
export function tabPlace(tab: TerminalTab): string {
  const [step, route] = [tab.step(), `on ${tab.route()}`];
  return step === 'none' ? route : `at ${step} ${route}`;
}

/** `; there are next, back. Did you mean "next"?` */
export function others(typed: string, there: readonly string[]): string {
  const list = there.length === 0 ? 'none is there' : `there ${there.length === 1 ? 'is' : 'are'} ${there.join(', ')}`;
  return `; ${list}.${didYouMean(typed, there)}`;
}

/** A field or a button, with its label in a language. */
export interface Control {
  readonly id: string;
  readonly label: string;
}

/** The rejection that a button is missing, with the buttons that show and the one that was probably meant. */
export const missingButton = (tab: TerminalTab, id: string): Played =>
  notPlayed(`There is no button ${id} ${tabPlace(tab)}${others(id, Object.keys(tab.screen().buttons))}`);

/** The rejection that a field is missing, with the fields that show; null if it shows, or if there is no form. */
export function missingField(tab: TerminalTab, name: string): Played | null {
  const there = tab.screen().form?.fields;
  if (there === undefined || there.includes(formField(name))) return null;
  return notPlayed(`There is no field ${name} on ${tab.route()}${others(name, there)}`);
}
