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

/** The id that was probably meant: the nearest one, or those that share a part of it, if they are few. */
function idMeant(typed: string, there: readonly string[]): string | null {
  const alike = wordsWithPartOf(typed, there);
  return closestWord(typed, there) ?? (alike.length > 0 && alike.length <= FEW ? alike.join(' or ') : null);
}

/** `; there are next, back. Did you mean next?` */
export function others(typed: string, there: readonly string[], meant = closestWord(typed, there)): string {
  const list = there.length === 0 ? 'none is there' : `there ${there.length === 1 ? 'is' : 'are'} ${there.join(', ')}`;
  return `; ${list}.${meant === null ? '' : ` Did you mean ${meant}?`}`;
}

/** The rejection that a button is missing, with the buttons that show. */
export function missingButton(tab: TerminalTab, id: string): Played {
  const there = Object.keys(tab.screen().buttons);
  const reason = `There is no button ${id} ${tabPlace(tab)}${others(id, there, idMeant(id, there))}`;
  return notPlayed(reason, 'missingButton', { id, there: there.join(', ') });
}

/** The rejection that a field is missing, with the fields that show; null if it shows, or if there is no form. */
export function missingField(tab: TerminalTab, name: string): Played | null {
  const there = tab.screen().form?.fields;
  if (there === undefined || there.includes(formField(name))) return null;
  const reason = `There is no field ${name} on ${tab.route()}${others(name, there)}`;
  return notPlayed(reason, 'missingField', { id: name, there: there.join(', ') });
}
