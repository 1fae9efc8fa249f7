import type { Language } from '../../core/domain/languages.ts';
import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import { text } from '../../core/step-texts/shown-text.ts';
import { nameText } from '../../core/step-texts/start-texts.ts';
import { FORM_BOXES } from '../play/terminal-screen.ts';
import type { Play } from '../play/terminal-play.ts';
import { textsOf } from './look-up-text.ts';
import type { Choice } from './prompter.ts';
import { EMPTY_FIELD, makeWordsOf, playedContext } from './step-words.ts';

/** The texts of closed lists: their values with a label, or with a group that has one. */
const LISTS: Readonly<Record<string, string>> = {
  state: 'choices.state',
  sex: 'choices.sex',
  race: 'choices.race',
  ethnicity: 'choices.ethnicity',
  participantType: 'profileForm.participantTypes',
  requestType: 'support.requestTypes',
  deviceType: 'otpDevices.form.types',
};

/** The value of a list in which nothing was chosen. */
export const NOT_CHOSEN = 'default';

/** Fields whose text does not show. */
export const HIDDEN_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'repeatPassword',
]);

/** The people of the account, by the names that show. */
function people(play: Play, wordsOf: ReturnType<typeof makeWordsOf>): readonly Choice[] {
  const { profiles } = play.tab().state().identity;
  return profiles.map((person) => ({ name: wordsOf(nameText(person)).join(' '), value: person.profileId }));
}

/** What can be chosen in a field, with its labels in a language; null for a field that is typed into. */
export function choicesIn(play: Play, field: string, language: Language): readonly Choice[] | null {
  const wordsOf = makeWordsOf(playedContext(play), language);
  const labelOf = (key: string): string => wordsOf(text(key)).join(' ');
  if (field === 'selectedProfileId') return people(play, wordsOf);
  const { question } = play.tab().screen();
  if (question?.field === field) {
    const none = question.kind === 'city' ? 'form.places.dialog.notListed' : 'form.places.countyDialog.notKnown';
    return [
      ...question.choices.map((value) => ({ name: value, value })),
      { name: labelOf(none), value: question.none },
    ];
  }
  const key = LISTS[field] ?? '';
  const list = textsOf(key, language);
  if (typeof list !== 'object') return null;
  return Object.entries(list).map(([value, label]) => ({
    name: typeof label === 'string' ? label : labelOf(`${key}.${value}.label`),
    value,
  }));
}

/** What is typed on the open screen, by the ids of the fields. */
function typedValues(play: Play): Readonly<Record<string, string>> {
  const tab = play.tab();
  const { onsetText, takenDateText, takenTimeText } = tab.state().session;
  const answers = { onset: onsetText, takenDate: takenDateText, takenTime: takenTimeText };
  return { ...answers, ...guestValues(play), ...tab.screen().form?.state?.().values };
}

/** What is typed on the open page of a guest's form. What was chosen from a list has a line of its own there. */
function guestValues(play: Play): Readonly<Record<string, string>> {
  const state = play.tab().state();
  if (openGuestPage(state) === null) return {};
  const typed = Object.entries(state.identity.guestForm).filter(([field]) => LISTS[field] === undefined);
  return Object.fromEntries(typed.map(([field, value]) => [field, String(value)]));
}

/** A field with its label and its value as the page shows them. */
export function fieldLine(
  play: Play,
  { id, label }: { readonly id: string; readonly label: string },
  language: Language,
) {
  const value = typedValues(play)[id] ?? '';
  if (FORM_BOXES.has(id)) return `[${value === 'true' ? 'x' : ' '}] ${label}`;
  if (value === '' || value === NOT_CHOSEN) return `${label} ${EMPTY_FIELD}`;
  if (HIDDEN_FIELDS.has(id)) return `${label} ${'•'.repeat(value.length)}`;
  const chosen = choicesIn(play, id, language)?.find((choice) => choice.value === value);
  return `${label}${label.endsWith('?') ? '' : ':'} ${chosen?.name ?? value}`;
}
