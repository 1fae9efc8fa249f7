import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { fillAndSendGuestForm } from '../../scenarios/fill-guest-form.ts';
import type { FormValues } from '../../scenarios/scenario.ts';
import { formField, isAddressField, typedAddresses } from '../../scenarios/typed-fields.ts';
import { notAsked } from './answer-step.ts';
import type { Play } from './terminal-play.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** The ids of the buttons that show now. */
export function buttonsThere(tab: TerminalTab): readonly string[] {
  return Object.keys(tab.screen().buttons ?? {});
}

/** Presses a button by its id. */
export async function pressButton(tab: TerminalTab, id: string): Promise<Played> {
  const press = tab.screen().buttons?.[id];
  if (press === undefined) return notPlayed(`There is no button ${id} at ${tab.step()} on ${tab.route()}.`);
  await press();
  return PLAYED;
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

/** Checkbox values for a form that holds `'true'` or nothing. */
const WRITTEN_BOXES: Readonly<Partial<Record<string, string>>> = { false: '', no: '', yes: 'true' };

/** Types into the form of a screen, field by field; `then` follows each field. */
async function typeInto(
  tab: TerminalTab,
  fields: Readonly<Record<string, unknown>>,
  then = (): Promise<Played> => Promise.resolve(PLAYED),
): Promise<Played> {
  for (const [written, value] of Object.entries(fields)) {
    const [{ form }, field, text] = [tab.screen(), formField(written), String(value)];
    if (form === undefined) return notPlayed(`No form is open at ${tab.step()} on ${tab.route()}.`);
    if (!form.fields.includes(field)) return notPlayed(`There is no field ${field} on ${tab.route()}.`);
    await form.type(field, WRITTEN_BOXES[text] ?? text);
    const done = await then();
    if (!done.ok) return done;
  }
  return PLAYED;
}

/** Answers the questions about the city and the county, if the typed ZIP code has several. */
async function choosePlace(tab: TerminalTab, values: FormValues): Promise<Played> {
  const { question } = tab.screen();
  if (question === undefined) return PLAYED;
  const { kind, field, choices, none } = question;
  const answer = values[kind];
  const isListed = answer !== undefined && choices.includes(answer);
  const typed = await typeInto(tab, { [field]: isListed ? answer : none });
  const done = typed.ok ? await pressButton(tab, `choose-${kind}`) : typed;
  return done.ok ? choosePlace(tab, values) : done;
}

/** Fills in the open form about a person, and saves it. */
export async function saveProfile(tab: TerminalTab, values: FormValues): Promise<Played> {
  const save = tab.openRow()?.leaveBy === 'review' ? 'next' : 'save-profile';
  if (!buttonsThere(tab).includes(save)) return notAsked(tab, 'personal information');
  const type = (some: Readonly<Record<string, unknown>>) => typeInto(tab, some, () => choosePlace(tab, values));
  const openPage = () => openGuestPage(tab.state());
  if (openPage() !== null) {
    return fillAndSendGuestForm({ openPage, type, press: (button) => pressButton(tab, button) }, values);
  }
  const typed = await type(values);
  return typed.ok ? pressButton(tab, save) : typed;
}

/** What is typed in place of a written value: the address of this play or, at a scan, its cassette, in lowercase if that is. */
async function played({ tab, backEnd }: Play, field: string, written: string): Promise<string> {
  if (isAddressField(field)) return backEnd.email(written);
  if (tab().openRow()?.leaveBy !== 'cassetteScan') return written;
  const cassette = await backEnd.cassetteText(written.toUpperCase());
  return written === written.toLowerCase() ? cassette.toLowerCase() : cassette;
}

/** Types into whichever form is open, by field name. */
export async function typeFields(play: Play, fields: Readonly<Record<string, string>>): Promise<Played> {
  for (const address of typedAddresses(fields)) play.addresses.add(address);
  const typed: Record<string, string> = {};
  for (const [field, value] of Object.entries(fields)) typed[field] = await played(play, field, value);
  return typeInto(play.tab(), typed);
}
