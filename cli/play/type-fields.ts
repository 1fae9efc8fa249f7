import { notPlayed, PLAYED, type Played } from '../../core/scenarios/driver.ts';
import { formValues } from '../../core/scenarios/read-values.ts';
import type { FormValues } from '../../core/scenarios/scenario.ts';
import { formField, isAddressField, typedAddresses } from '../../core/scenarios/typed-fields.ts';
import { giveAnswers, typeReview } from './answer-step.ts';
import type { Play } from './terminal-play.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** Values of the form about a person as its fields hold them. */
export function formTexts(values: FormValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'boolean' ? (value ? 'true' : '') : value]),
  );
}

/** Types into the form of a screen of accounts. */
export function typeInto(tab: TerminalTab, fields: Readonly<Record<string, string>>): Played {
  const form = tab.screen()?.form() ?? null;
  if (form === null) return notPlayed(`No form is open at ${tab.step()} on ${tab.route()}.`);
  for (const [written, value] of Object.entries(fields)) {
    const field = formField(written);
    if (!form.fields.includes(field)) return notPlayed(`There is no field ${field} on ${tab.route()}.`);
    form.type(field, value === 'false' ? '' : value);
  }
  return PLAYED;
}

function typeIntoStep(tab: TerminalTab, fields: Readonly<Record<string, string>>): Played {
  const row = tab.openRow();
  if (row?.asks === 'symptoms') {
    const { symptomOnsetDate, onset = symptomOnsetDate, ...others } = fields;
    const [stray] = Object.keys(others);
    if (stray === undefined && onset !== undefined) return giveAnswers(tab, { onset });
    return notPlayed(`${tab.step()} does not ask for ${stray ?? 'nothing'}.`);
  }
  if (row?.leaveBy !== 'review') return notPlayed(`No form is open at ${tab.step()} on ${tab.route()}.`);
  const read = formValues({ value: fields, path: [] });
  return read.ok ? typeReview(tab, read.value) : notPlayed(read.error.map(({ message }) => message).join(' '));
}

/** Types into whichever form is open, by field name. */
export function typeFields({ tab, addresses, backEnd }: Play, fields: Readonly<Record<string, string>>): Played {
  for (const address of typedAddresses(fields)) addresses.add(address);
  if (tab().screen() === null) return typeIntoStep(tab(), fields);
  const typed = Object.entries(fields).map(([field, value]) => [
    field,
    isAddressField(field) ? backEnd.email(value) : value,
  ]);
  return typeInto(tab(), Object.fromEntries(typed) as Record<string, string>);
}
