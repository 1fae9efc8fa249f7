import { SURE_ANSWERS, SYMPTOMS } from '../domain/choice-lists.ts';
import type { FdaStatus } from '../domain/kit.ts';
import { FDA_WARNINGS } from '../domain/kit-texts.ts';
import { ageToday, fullName, shownName, type ProfileSummary } from '../domain/profile.ts';
import { flowNameOf, rowOf } from '../flow/flows.ts';
import { STEP_BOXES } from '../flow/step-row.ts';
import { startedTest } from '../flow/tested-once.ts';
import { testedProfile } from '../flow/tested-profile.ts';
import { nextTexts } from './frame-texts.ts';
import { fieldErrorTexts, page } from './page-texts.ts';
import {
  button,
  choice,
  text,
  when,
  words,
  type ShownText,
  type TextContext,
  type TextsOf,
  type TextValue,
} from './shown-text.ts';

/** What texts about people depend on. */
type PeopleContext = Pick<TextContext, 'state' | 'moment'>;

/** A person's age today; nothing if it is unknown. */
function ageText(person: ProfileSummary, { moment }: PeopleContext): readonly ShownText[] {
  const age = ageToday(person, moment.today);
  if (age === null) return [];
  const key = age === 0 ? 'baby' : age === 1 ? 'one' : 'many';
  return [{ ...text(`people.age.${key}`, { age }), id: `age.${person.profileId}` }];
}

/** What tells a person from others: the age today, if known, and for a person without a name the ZIP code. */
export function aboutPerson(person: ProfileSummary, context: PeopleContext): readonly ShownText[] {
  const zip = { ...text('people.zip', { zip: person.zipCode }), id: `zip.${person.profileId}` };
  return [...ageText(person, context), ...when(fullName(person) === '' && person.zipCode !== '', zip)];
}

/** A person's name, or what stands for it. */
export function personName(names: Parameters<typeof shownName>[0]): TextValue {
  return shownName(names) || { key: 'people.unnamed' };
}

/** A person's name in a list. */
export function nameText(person: ProfileSummary): ShownText {
  return words(`name.${person.profileId}`, personName(person));
}

/** The account's people, to choose one of them. `noteOf` gives the key of what else is said of a person. */
export function peopleTexts(
  context: PeopleContext,
  chosenId: string | null,
  noteOf: (person: ProfileSummary) => string | null = () => null,
): readonly ShownText[] {
  return context.state.identity.profiles.flatMap((person) => {
    const [name, note] = [nameText(person), noteOf(person)];
    const chosen = { ...name, kind: 'radio' as const, isChosen: person.profileId === chosenId };
    return [chosen, ...aboutPerson(person, context), ...(note === null ? [] : [text(note)])];
  });
}

/** Which of the account's people is tested. */
export const profileSelectionTexts: TextsOf = (context) => {
  const { identity, session } = context.state;
  if (identity.profiles.length === 0) return page(context, { lead: text('.none'), buttons: [button('.create')] });
  return page(context, { body: peopleTexts(context, session.selectedProfileId) });
};

/** The symptoms of the list; pregnancy is none (decisions.md section 7). */
export const LISTED_SYMPTOMS = SYMPTOMS.filter((listed) => listed !== 'pregnant');

/** The field for the day of the first symptom; only asked if there are any. */
function onsetTexts(context: TextContext): readonly ShownText[] {
  return [text('.onset.label', {}, 'field'), ...fieldErrorTexts(context, 'symptomOnsetDate')];
}

/** The id of the text that says which test of a plan this one is. */
export const TEST_OF = 'testOf';

/** Which test of the person's plan this one is. A test taken before has a time that is not known yet. */
function testOfTexts({ state: { session }, moment, page }: TextContext, name: string): readonly ShownText[] {
  const started = flowNameOf(session) === 'testing' ? startedTest(session, moment, page.results) : null;
  if (started === null) return [];
  const { test, of } = started;
  return [{ ...text(name === '' ? '.test' : '.testFor', { test, of, name }), id: TEST_OF }];
}

/** One answer for all symptoms. */
export const healthTexts: TextsOf = (context) => {
  const { isSymptomatic } = context.state.session;
  const profile = testedProfile(context.state);
  const name = profile === null || profile.isDefaultProfile ? '' : profile.firstName;
  const body = SURE_ANSWERS.flatMap((answer) => [
    choice('radio', `choices.sure.${answer}`, isSymptomatic === answer),
    ...when(answer === 'yes' && isSymptomatic === 'yes', ...onsetTexts(context)),
  ]);
  const title = name !== '' && { title: text('.titleOf', { name }) };
  return page(context, { ...title, body: [...body, ...testOfTexts(context, name)] });
};

/** The warnings of the specification, grouped by topic; some stand two to a line. */
const WARNING_GROUPS = [
  ['who', ['ages', 'noseAndFace', 'sevenDays']],
  ['use', ['noseSpray', 'temperature', 'condition', 'parts', 'sixtyMinutes', 'swabTip', 'onTime', 'reading']],
  ['liquid', ['skinAndEyes', 'swallowing', 'poison']],
  ['result', ['virusOnly', 'serial', 'notADoctor']],
] as const;

/** A group of warnings, with the keys of its texts. */
export interface WarningGroup {
  readonly id: (typeof WARNING_GROUPS)[number][0];
  /** Which of the groups it is: `1/4`. */
  readonly count: string;
  readonly items: readonly string[];
}

/** The warnings; the FDA's word stands first among what the test can tell. */
export function warningGroups(fdaStatus: FdaStatus): readonly WarningGroup[] {
  return WARNING_GROUPS.map(([id, items], index) => ({
    id,
    count: `${index + 1}/${WARNING_GROUPS.length}`,
    items: [
      ...when(id === 'result', text(FDA_WARNINGS[fdaStatus])).map(({ id: key }) => key),
      ...items.map((item) => `items.${item}`),
    ],
  }));
}

/** The number to call, and what Next confirms. */
export const warningsTexts: TextsOf = (context) =>
  page(context, { body: [button('.poison.phone')], buttons: [text('.confirm'), ...nextTexts(context)] });

/** The boxes of a step, all of which are to be checked. */
export const checklistTexts: TextsOf = (context) => {
  const { session } = context.state;
  const boxes: Readonly<Partial<Record<string, readonly string[]>>> = STEP_BOXES;
  const labels = (boxes[rowOf(session)?.id ?? ''] ?? []).map((box) =>
    choice('box', `.boxes.${box}`, session.tickedBoxes.includes(box)),
  );
  return page(context, { body: labels });
};

/** Who swabs whose nose. */
export const collectionTexts: TextsOf = (context) => {
  const { isSelfCollecting } = context.state.session;
  const body = (['self', 'other'] as const).map((by) =>
    choice('radio', `.options.${by}.label`, isSelfCollecting === (by === 'self')),
  );
  return page(context, { body });
};
