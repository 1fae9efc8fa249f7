import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { FormValues } from '../../scenarios/scenario.ts';
import { formField, isAddressField, typedAddresses } from '../../scenarios/typed-fields.ts';
import { notAsked } from './answer-step.ts';
import { buttonsThere, pressButton } from './press-button.ts';
import type { Play } from './terminal-play.ts';
import type { TerminalTab } from './terminal-screen.ts';

type Fields = Readonly<Record<string, string>>;

/** Checkbox values for a form that holds `'true'` or nothing. */
const WRITTEN_BOXES: Readonly<Partial<Record<string, string>>> = { false: '', no: '', yes: 'true' };

async function typeField(tab: TerminalTab, written: string, value: string): Promise<Played> {
  const { form = null, typed } = tab.screen();
  if (form === null) return notPlayed(`No form is open at ${tab.step()} on ${tab.route()}.`);
  const field = formField(written);
  if (!form.fields.includes(field)) return notPlayed(`There is no field ${field} on ${tab.route()}.`);
  form.type(field, WRITTEN_BOXES[value] ?? value);
  await typed?.(field);
  return PLAYED;
}

/** Types into the form of a screen, field by field; `then` follows each field. */
export async function typeInto(tab: TerminalTab, fields: Fields, then?: () => Promise<Played>): Promise<Played> {
  for (const [written, value] of Object.entries(fields)) {
    const typed = await typeField(tab, written, value);
    const done = typed.ok ? ((await then?.()) ?? typed) : typed;
    if (!done.ok) return done;
  }
  return PLAYED;
}

/** Chooses the city and the county, if the typed ZIP code has several. */
async function choosePlace(tab: TerminalTab, values: FormValues): Promise<Played> {
  const { question } = tab.screen();
  if (question === undefined) return PLAYED;
  const { field, choices, none, press } = question;
  const { city = '', county = '' } = values;
  const answer = { locality: city, countyOfCity: county }[field];
  const typed = await typeField(tab, field, choices.includes(answer) ? answer : none);
  const done = typed.ok ? await pressButton(tab, press) : typed;
  return done.ok ? choosePlace(tab, values) : done;
}

/** Fills in the open form about a person, and saves it. */
export async function saveProfile(tab: TerminalTab, values: FormValues): Promise<Played> {
  const save = tab.openRow()?.leaveBy === 'review' ? 'next' : 'save-profile';
  if (!buttonsThere(tab).includes(save)) return notAsked(tab, 'personal information');
  const texts = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]));
  const typed = await typeInto(tab, texts, () => choosePlace(tab, values));
  return typed.ok ? pressButton(tab, save) : typed;
}

/** The cassette that replaces the written one, in lowercase if that is. */
async function typedCassette(backEnd: Play['backEnd'], written: string): Promise<string> {
  const played = await backEnd.cassetteText(written.toUpperCase());
  return written === written.toLowerCase() ? played.toLowerCase() : played;
}

/** Types into whichever form is open, by field name. */
export async function typeFields({ tab, addresses, backEnd }: Play, fields: Fields): Promise<Played> {
  for (const address of typedAddresses(fields)) addresses.add(address);
  const isScan = tab().openRow()?.leaveBy === 'cassetteScan';
  const typed: Record<string, string> = {};
  for (const [field, value] of Object.entries(fields)) {
    const known = isAddressField(field) ? backEnd.email(value) : value;
    typed[field] = isScan ? await typedCassette(backEnd, value) : known;
  }
  return typeInto(tab(), typed);
}
