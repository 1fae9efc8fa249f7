import { isFieldShown, type GuestForm, type PersonForm } from '../domain/guest-form.ts';
import { isProfileFieldShown, type ProfileUse } from '../domain/profile-fields.ts';
import { GUEST_PAGE_OF } from '../domain/guest-pages.ts';
import { fieldErrorTexts } from './page-texts.ts';
import type { PlaceState } from '../use-cases/profile/place-state.ts';
import type { ProfileField } from '../use-cases/profile/profile-form.ts';
import { placeNoteTexts, zipTexts } from './place-texts.ts';
import { choice, text, when, type ShownText, type TextContext } from './shown-text.ts';

type Name = keyof GuestForm;

const NAMES = Object.keys(GUEST_PAGE_OF) as readonly Name[];

/** The box of the person who gives no date of birth. */
function optOutTexts({ noDateOfBirth }: PersonForm): readonly ShownText[] {
  return [
    choice('box', 'form.noDateOfBirth.label', noDateOfBirth),
    ...when(noDateOfBirth, text('form.noDateOfBirth.notice')),
  ];
}

const fieldText = (name: Name): ShownText => text(`form.fields.${name}.label`, {}, 'field');

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
    if (name === 'noDateOfBirth') return optOutTexts(form);
    return [
      fieldText(name),
      ...fieldErrorTexts(context, name),
      ...when(name === 'zipCode', ...zipTexts(form.noDateOfBirth ? null : place, placeTexts(form))),
      ...placeNoteTexts(place, name, form.zipCode),
    ];
  });
}

/** The fields of a profile, as their groups show them. */
export function profileFieldTexts(
  form: PersonForm,
  { hasConsent, isDefault = false }: { readonly hasConsent: boolean; readonly isDefault?: boolean },
  place: PlaceState | null,
  use: ProfileUse,
): readonly ShownText[] {
  const isShown = (name: ProfileField) => isProfileFieldShown(name, form, use);
  const isNamed = !form.noDateOfBirth;
  const fields = (...names: readonly Name[]) =>
    names.flatMap((name) =>
      when(
        isFieldShown(name, form),
        fieldText(name),
        ...when(name === 'zipCode' && isNamed, ...zipTexts(place)),
        ...placeNoteTexts(place, name, form.zipCode),
      ),
    );
  return [
    ...fields('firstName', 'middleName', 'lastName', 'dateOfBirth'),
    ...optOutTexts(form),
    ...fields('age'),
    ...fields('address', 'zipCode', 'city', 'state', 'county'),
    ...fields('sex', 'ethnicity', 'race'),
    text('profileForm.participantType', {}, 'field'),
    ...when(isNamed, ...fields('phoneNumber')),
    choice('box', 'profileForm.consent.label', hasConsent),
    ...when(isShown('label'), text('profileForm.label.label', {}, 'field')),
    ...when(isShown('isDefaultProfile'), choice('box', 'profileForm.default.label', isDefault)),
    ...when(typeof use === 'object' && use.isDefaultProfile, text('profileForm.default.is')),
  ];
}
