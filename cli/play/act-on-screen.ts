import { translations } from '../../adapters/translations/index.ts';
import type { Language } from '../../core/domain/languages.ts';
import { isOneOf, REPORT_OPTIONS, type ReportOption } from '../../core/domain/choice-lists.ts';
import { shownName } from '../../core/domain/profile.ts';
import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { fillAndSendPerson, type PersonForm } from '../../scenarios/fill-person-form.ts';
import type { FormValues } from '../../scenarios/scenario.ts';
import { formField, isAddressField, typedAddresses } from '../../scenarios/typed-fields.ts';
import type { Play } from './terminal-play.ts';
import type { TerminalTab } from './terminal-tab.ts';
import { missingButton, missingField, others } from './what-is-there.ts';
import { entryOf } from '../../core/domain/entry-of.ts';

/** The ids of the buttons that show now. */
export function buttonsThere(tab: TerminalTab): readonly string[] {
  return Object.keys(tab.screen().buttons);
}

/** Presses a button by its id. */
export async function pressButton(tab: TerminalTab, id: string): Promise<Played> {
  const press = entryOf(tab.screen().buttons, id);
  if (press === undefined) return missingButton(tab, id);
  await press();
  return PLAYED;
}

/** The current screen does not ask for this. */
function notAsked(tab: TerminalTab, what: string): Played {
  const asking = tab.openRow() === null ? tab.route() : tab.step();
  return notPlayed(`${asking} does not ask for ${what}.`);
}

/** Types into the form of the screen, field by field. */
export async function typeInto(tab: TerminalTab, fields: Readonly<Record<string, string>>): Promise<Played> {
  for (const [field, text] of Object.entries(fields)) {
    const { form } = tab.screen();
    if (form?.fields.includes(field) !== true) return notAsked(tab, field);
    await form.type(field, text);
  }
  return PLAYED;
}

/** Chooses how to report. */
export function chooseReport(tab: TerminalTab, option: ReportOption): Promise<Played> | Played {
  const there = (tab.screen().form?.fields ?? []).filter((field) => isOneOf(REPORT_OPTIONS, field));
  if (there.length === 0 || there.includes(option)) return typeInto(tab, { [option]: 'true' });
  return notPlayed(`${tab.step()} does not offer ${option}${others(option, there)}`);
}

/** The text that a checkbox holds. */
const CHECKED = 'true';

/** Checks or unchecks boxes of the step; by default checks all. */
export async function tickBoxes(tab: TerminalTab, boxes?: readonly string[], isTicked = true): Promise<Played> {
  if (tab.openRow()?.asks !== 'boxes') return notAsked(tab, 'boxes to be ticked');
  const ticked = boxes ?? tab.screen().form?.fields ?? [];
  return typeInto(tab, Object.fromEntries(ticked.map((box) => [box, isTicked ? CHECKED : ''])));
}

/** Chooses one of the account's people by the name that shows, for a test or in a list. */
export async function selectProfile(tab: TerminalTab, name: string, language: Language): Promise<Played> {
  if (tab.screen().form?.fields.includes('selectedProfileId') !== true) return notAsked(tab, 'a profile');
  const { profiles } = tab.state().identity;
  const { unnamed } = translations[language].general.people;
  const names = profiles.map((person) => shownName(person) || unnamed);
  const person = profiles[names.indexOf(name)];
  if (person === undefined) return notPlayed(`There is no profile of ${name}${others(name, names)}`);
  return typeInto(tab, { selectedProfileId: person.profileId });
}

/** Written values as forms hold them: a checkbox is `'true'` when checked and empty otherwise. */
function asTyped(written: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const boxes: Readonly<Partial<Record<string, string>>> = { false: '', no: '', yes: CHECKED };
  const typed = ([name, value]: [string, unknown]) => [formField(name), entryOf(boxes, String(value)) ?? String(value)];
  return Object.fromEntries(Object.entries(written).map(typed)) as Readonly<Record<string, string>>;
}

/** Fills in the open form about a person, and saves it. */
export async function saveProfile(tab: TerminalTab, values: FormValues): Promise<Played> {
  const save = tab.openRow()?.leaveBy === 'review' ? 'next' : 'save-profile';
  if (!buttonsThere(tab).includes(save)) return notAsked(tab, 'personal information');
  const form: PersonForm = {
    openPage: () => openGuestPage(tab.state()),
    question: () => tab.screen().question ?? null,
    type: (field, value) => typeInto(tab, asTyped({ [field]: value })),
    press: (button) => pressButton(tab, button),
    save,
  };
  return fillAndSendPerson(form, values);
}

/** What is typed in place of a written value: the address of this play or, at a scan, its cassette, in lowercase if that is. */
async function played({ tab, backEnd }: Play, field: string, written: string): Promise<string> {
  if (isAddressField(field)) return backEnd.email(written);
  if (tab().openRow()?.leaveBy !== 'cassetteScan') return written;
  const cassette = await backEnd.cassetteText(written.toUpperCase());
  return written === written.toLowerCase() ? cassette.toLowerCase() : cassette;
}

/** Types into whichever form is open, by field name. Questions are answered instead, so that the answers have been checked. */
export async function typeFields(play: Play, fields: Readonly<Record<string, string>>): Promise<Played> {
  const row = play.tab().openRow();
  const isAsked = row?.asks !== undefined && row.leaveBy !== 'review';
  for (const address of typedAddresses(fields)) play.addresses.add(address);
  for (const [field, text] of Object.entries(asTyped(fields))) {
    // What is typed into one field may show or hide another.
    const missing = missingField(play.tab(), field);
    if (missing !== null) return missing;
    if (isAsked) return notAsked(play.tab(), Object.keys(fields).join());
    const typed = await typeInto(play.tab(), { [field]: await played(play, field, text) });
    if (!typed.ok) return typed;
  }
  return PLAYED;
}
