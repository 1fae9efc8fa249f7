import { closestWord, wordsWithPartOf } from '../../scenarios/closest-word.ts';
import { notPlayed, type Played } from '../../scenarios/driver.ts';
import { formField } from '../../scenarios/typed-fields.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** Where a tab is: `at intro-welcome on /test-steps`, or `on /support` where no step shows. */
export function tabPlace(tab: TerminalTab): string {
  const [step, route] = [tab.step(), `on ${tab.route()}`];
  return step === 'none' ? route : `at ${step} ${route}`;
}

/** Of more ids that share a part, none is meant. */
const FEW = 3;

/** The ids that were probably meant: the nearest one, or those that share a part of it, if they are few. */
function idsMeant(typed: string, there: readonly string[]): readonly string[] {
  const [near, alike] = [closestWord(typed, there), wordsWithPartOf(typed, there)];
  return near !== null ? [near] : alike.length <= FEW ? alike : [];
}

/** `; there are next, back. Did you mean next?` */
export function others(typed: string, there: readonly string[], meant = closestWord(typed, there)): string {
  const list = there.length === 0 ? 'none is there' : `there ${there.length === 1 ? 'is' : 'are'} ${there.join(', ')}`;
  return `; ${list}.${meant === null ? '' : ` Did you mean ${meant}?`}`;
}

/** A field or a button, with its label in a language. */
export interface Control {
  readonly id: string;
  readonly label: string;
}

/** A control as a message names it: `log-in ("Log in")`. */
const named = ({ id, label }: Control): string => (label === id ? id : `${id} ("${label}")`);

/** The controls that were probably meant, as a message names them, with the labels of those that show. */
function controlsMeant(typed: string, there: readonly string[], labels: readonly Control[]): string | null {
  const nameOf = (id: string): string => named(labels.find((one) => one.id === id) ?? { id, label: id });
  const ids = idsMeant(typed, there);
  return ids.length === 0 ? null : ids.map(nameOf).join(' or ');
}

/** The rejection that a button is missing, with the buttons that show and the one that was probably meant. */
export function missingButton(tab: TerminalTab, id: string, labels: readonly Control[] = []): Played {
  const there = Object.keys(tab.screen().buttons);
  const reason = `There is no button ${id} ${tabPlace(tab)}${others(id, there, controlsMeant(id, there, labels))}`;
  return notPlayed(reason, 'missingButton', { id, there: there.join(', ') });
}

/** The rejection that a field is missing, with the fields that show; null if it shows, or if there is no form. */
export function missingField(tab: TerminalTab, name: string): Played | null {
  const there = tab.screen().form?.fields;
  if (there === undefined || there.includes(formField(name))) return null;
  const reason = `There is no field ${name} on ${tab.route()}${others(name, there)}`;
  return notPlayed(reason, 'missingField', { id: name, there: there.join(', ') });
}
