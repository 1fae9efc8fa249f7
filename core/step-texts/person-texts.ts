import { isFieldShown, type GuestForm, type PersonForm } from '../domain/guest-form.ts';
import { GUEST_PAGE_OF } from '../domain/guest-pages.ts';
import { fieldErrorTexts } from './page-texts.ts';
import type { PlaceState } from '../use-cases/profile/place-state.ts';
import { placeNoteTexts, zipTexts } from './place-texts.ts';
import { choice, optional, text, when, words, type ShownText, type TextContext } from './shown-text.ts';

type Name = keyof GuestForm;

const NAMES = Object.keys(GUEST_PAGE_OF) as readonly Name[];

/** The fields that must be filled in; the date of birth or the age, whichever is asked. */
const REQUIRED: readonly Name[] = ['dateOfBirth', 'age', 'zipCode'];
const LISTS: readonly Name[] = ['state', 'sex', 'race', 'ethnicity'];

/** The value of a closed list. */
function chosenText(name: Name, value: string): ShownText {
  return { ...text(value === 'default' ? 'choices.default' : `choices.${name}.${value}`), id: `chosen.${name}` };
}

/** The help of a field, where it is not that of its name. */
type OtherHelp = Readonly<Partial<Record<Name, string | null>>>;

function fieldTexts(name: Name, form: PersonForm, otherHelp: OtherHelp): readonly ShownText[] {
  const help = otherHelp[name] === undefined ? `form.fields.${name}.help` : otherHelp[name];
  const isRequired = REQUIRED.includes(name);
  return [
    text(`form.fields.${name}.label`, {}, 'field'),
    ...when(!isRequired, { ...text('form.optional'), id: `optional.${name}` }),
    ...(help === null ? [] : [optional(text(help))]),
    ...(LISTS.includes(name) ? [chosenText(name, String(form[name as keyof PersonForm]))] : []),
  ];
}

/** The box of the person who gives no date of birth. */
function optOutTexts({ noDateOfBirth }: PersonForm, help: readonly ShownText[]): readonly ShownText[] {
  return [
    choice('box', 'form.noDateOfBirth.label', noDateOfBirth),
    ...help,
    ...when(noDateOfBirth, text('form.noDateOfBirth.notice')),
  ];
}

/** The place of the ZIP code, as far as it is filled in. */
function placeTexts({ city, state, noDateOfBirth }: GuestForm): readonly ShownText[] {
  if (city === '' || state === 'default' || noDateOfBirth) return [];
  return [text('.pages.placeKnown', { city, state: { key: `choices.state.${state}` } })];
}

/** The fields of a guest's open page. */
export function guestFieldTexts(context: TextContext): readonly ShownText[] {
  const { identity, session } = context.state;
  const { place } = context.page;
  const form = identity.guestForm;
  const isShown = (name: Name): boolean => GUEST_PAGE_OF[name] === session.guestPage && isFieldShown(name, form);
  return NAMES.filter(isShown).flatMap((name) => {
    if (name === 'noDateOfBirth') return optOutTexts(form, []);
    return [
      ...fieldTexts(name, form, { zipCode: null }),
      ...fieldErrorTexts(context, name),
      ...when(name === 'zipCode', ...zipTexts(form.noDateOfBirth ? null : place, placeTexts(form))),
      ...placeNoteTexts(place, name, form.zipCode),
    ];
  });
}

/** The fields of a profile, as their groups show them. */
export function profileFieldTexts(
  form: PersonForm,
  hasConsent: boolean,
  place: PlaceState | null,
): readonly ShownText[] {
  const isNamed = !form.noDateOfBirth;
  const fields = (...names: readonly Name[]) =>
    names.flatMap((name) =>
      when(
        isFieldShown(name, form),
        ...fieldTexts(name, form, { age: 'profileForm.ageHelp' }),
        ...when(name === 'zipCode' && isNamed, ...zipTexts(place)),
        ...placeNoteTexts(place, name, form.zipCode),
      ),
    );
  return [
    text('profileForm.person'),
    ...fields('firstName', 'middleName', 'lastName', 'dateOfBirth'),
    ...optOutTexts(form, [text('form.noDateOfBirth.help')]),
    ...fields('age'),
    text('form.groups.address'),
    ...fields('address', 'zipCode', 'city', 'state', 'county'),
    text('form.groups.background'),
    ...fields('sex', 'ethnicity', 'race'),
    text('profileForm.participantType', {}, 'field'),
    { ...text('form.optional'), id: 'optional.participantType' },
    words('chosen.participantType', { key: 'choices.default' }),
    ...when(isNamed, text('form.groups.contact'), ...fields('phoneNumber')),
    text('profileForm.reporting'),
    choice('box', 'profileForm.consent.label', hasConsent),
    text('profileForm.consent.help'),
  ];
}
