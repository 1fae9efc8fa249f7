import { makeCell } from '../../core/cell.ts';
import { isFieldShown, optOutChange, type GuestForm, type PersonForm } from '../../core/domain/guest-form.ts';
import { GUEST_PAGE_OF } from '../../core/domain/guest-pages.ts';
import { isProfileFieldShown, type ProfileUse } from '../../core/domain/profile-fields.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { profileIdIn } from '../../core/flow/app-routes.ts';
import type { RejectedCall } from '../../core/flow/test-calls.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import { profileFieldTexts } from '../../core/step-texts/person-texts.ts';
import { placeQuestionTexts } from '../../core/step-texts/place-texts.ts';
import { peopleTexts } from '../../core/step-texts/start-texts.ts';
import { text, type ReviewState } from '../../core/step-texts/shown-text.ts';
import { refusedResultForm } from '../../core/use-cases/profile/person-choice.ts';
import * as forms from '../../core/use-cases/profile/profile-form.ts';
import { asksWhoseResult, guestResultForm } from '../../core/use-cases/profile/save-new-profile.ts';
import type { Fetched } from '../../core/use-cases/query.ts';
import { errorsOf, type Look, type Screen, type TerminalForm } from './terminal-screen.ts';

/** The account's people, to choose one of them. */
export function showPeople({ show, state }: Look, choose: (person: ProfileSummary) => void): void {
  const type = (_field: string, id: string): void => {
    const person = state().identity.profiles.find(({ profileId }) => profileId === id);
    if (person !== undefined) choose(person);
  };
  show({ form: { fields: ['selectedProfileId'], type } });
}

/** Sends a result, whose person is not in the account any more, for another one. */
export function showRefusedFor(look: Look, refused: RejectedCall): void {
  const people = () => look.state().identity.profiles;
  const send = (person: ProfileSummary): void => look.actions.retryRejected(refused, person);
  look.show({ form: look.openForm(`refused-${refused.testId}`, () => refusedResultForm(people, send)) });
}

/** The values of a form about a person, and how they change. */
interface PersonValues extends PlaceForm {
  readonly fill: (patch: Partial<GuestForm>) => void;
}

/** A form about a person. It looks up the place of its ZIP code, and asks about that place in a dialog. */
function showPersonForm(look: Look, form: Omit<TerminalForm, 'type'>, place: PersonValues): void {
  const finder = look.keep('places', () => look.openPlaceFinder(place));
  const type = async (field: string, text: string): Promise<void> => {
    place.fill(field === 'noDateOfBirth' ? optOutChange(text === 'true') : { [field]: text });
    await finder.changed();
    if (field === 'city' || field === 'state') await finder.left();
  };
  const found = finder.state();
  const { question, offered } = found;
  look.show({ form: { ...form, type }, page: { place: found } });
  if (offered.length > 0) look.show({ buttons: { 'show-cities': finder.offer } });
  if (question === null) return;
  const asked = look.openForm(question, () => question.form);
  const buttons = { [`cancel-${question.kind}`]: finder.dismiss };
  const { zipCode: zip, city } = place.read();
  const open = { kind: 'place', question, zip, city } as const;
  const texts = placeQuestionTexts(open).map((shown, at) => ({ ...shown, kind: at === 0 ? 'title' : shown.kind }));
  look.showDialog({ form: asked, question, buttons, texts, errors: errorsOf(form), page: { open } });
}

function showProfileForm(look: Look, spec: () => FormSpec<forms.ProfileField>, use: ProfileUse): PersonForm {
  const form = look.openForm('profile', spec);
  const fill: PersonValues['fill'] = (filled) =>
    Object.entries(filled).forEach(([field, value]) => form.type(field as forms.ProfileField, forms.toText(value)));
  const read = (): PersonForm => forms.toPersonForm(form.state().values);
  const fields = form.fields.filter((field) => isProfileFieldShown(field, read(), use));
  showPersonForm(look, { ...form, fields }, { read, fill });
  const { consentToReport, isDefaultProfile } = form.state().values;
  const boxes = { hasConsent: consentToReport === 'true', isDefault: isDefaultProfile === 'true' };
  look.show({ texts: profileFieldTexts(read(), boxes, look.shown().page?.place ?? null, use) });
  return read();
}

/** After a call of the form failed. */
function sayThatTypedStays({ show, shown }: Look): void {
  if (shown().failures.length > 0) show({ texts: [text('profileForm.typedStays')] });
}

/** Whose a guest's result is that an account with people took over; false once it is another person's. */
function showWhoseResult(look: Look): boolean {
  const isAsked = look.keep('isAsked', () => makeCell(asksWhoseResult(look.state())));
  if (!isAsked.state() || !look.state().account.isAfterGuest) return false;
  const { keepFor, leave } = look.account.profiles.guestResult;
  const form = look.openForm('whose', () => guestResultForm(look.state, keepFor));
  const context = { state: look.state(), moment: look.runner.moment() };
  const people = peopleTexts(context, form.state().values.selectedProfileId);
  look.show({ form, texts: [text('profileForm.whose.title'), text('profileForm.whose.lead'), ...people] });
  look.show({ buttons: { 'another-person': () => isAsked.set(false), 'leave-result': leave } });
  return true;
}

/** The form of a new profile, or of the one that the path names. */
export const profileScreen: Screen = (look) => {
  const { saveNew, save, open } = look.account.profiles;
  const profileId = profileIdIn(look.route());
  const back = forms.profileFormBack(look.state(), profileId);
  if (back !== null) look.show({ buttons: { back: () => look.open(back) } });
  if (profileId === null && showWhoseResult(look)) return undefined;
  if (profileId === null) {
    showProfileForm(look, () => forms.newProfileForm(look.state(), saveNew), 'new');
    return sayThatTypedStays(look);
  }
  const profile = look.fetch('saved', () => open(profileId), { PROFILE_NOT_FOUND: 'choose-another' });
  if (profile === null) return;
  showProfileForm(look, () => forms.savedProfileForm(profile, save), profile);
  sayThatTypedStays(look);
  if (look.shown().failures.some(({ code }) => code === 'PROFILE_NOT_FOUND')) look.showLinks('choose-another');
};

/** The open page of the guest's form. Its errors and its button are those of the step. */
function showGuestForm(look: Look): void {
  const { runner, state } = look;
  const read = (): GuestForm => state().identity.guestForm;
  const fill = (patch: Partial<GuestForm>): void =>
    runner.send({ type: 'guestFormChanged', form: { ...read(), ...patch } });
  const fields = Object.entries(GUEST_PAGE_OF).flatMap(([field, page]) =>
    page === state().session.guestPage && isFieldShown(field, read()) ? field : [],
  );
  showPersonForm(look, { fields }, { read, fill });
}

/** The profile of the tested person no longer exists: another one is chosen. */
function showOtherPeople(look: Look): void {
  const chosen = look.keep('chosen', () => makeCell<ProfileSummary | null>(null));
  const choose = (): void => {
    const profile = chosen.state();
    if (profile === null) look.runner.send({ type: 'nextRejected', fieldErrors: [] });
    else look.runner.send({ type: 'profileSelected', profile });
  };
  showPeople(look, chosen.set);
  look.show({ buttons: { 'choose-profile': choose } });
}

/** Why the profile does not show. */
function unseen({ errors, isBusy }: Fetched<Profile>): ReviewState {
  if (isBusy) return { kind: 'loading' };
  const isUnreachable = errors.some(({ code }) => code === 'NETWORK_REQUEST_FAILED');
  return isUnreachable ? { kind: 'unreachable' } : { kind: 'failed', errors };
}

/** The step that reviews who was tested: the fields about a guest, or the form of the profile (decisions.md section 4). */
export const reviewScreen: Screen = (look) => {
  const { openTested, saveReview } = look.account.profiles;
  const { session, identity } = look.state();
  const profileId = session.selectedProfileId;
  if (identity.isGuestLogin) return showGuestForm(look);
  if (profileId === null) return showOtherPeople(look);
  const tested = look.keep('reviewed', () => openTested(profileId));
  const profile = look.fetch('tested', () => tested);
  if (profile === null) return look.show({ page: { review: unseen(tested.state()) } });
  const form = showProfileForm(look, () => forms.reviewForm(profile, saveReview), 'review');
  return look.show({ page: { review: { kind: 'form', form, hasConsent: profile.consentToReport } } });
};
