import type { GuestForm } from '../../core/domain/guest-form.ts';
import { GUEST_PAGE_OF } from '../../core/domain/guest-pages.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import { profileIdIn } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import * as forms from '../../core/use-cases/profile/profile-form.ts';
import type { TerminalApp } from './terminal-app.ts';
import {
  errorsOf,
  fetched,
  formLook,
  joined,
  openOn,
  perKey,
  type Buttons,
  type Look,
  type MakeScreen,
  type TerminalForm,
} from './terminal-screen.ts';

/** A form about a person, which looks up the place of its ZIP code; while a question about the place is open, that is the screen's form. */
function withPlaces(app: TerminalApp, form: TerminalForm, place: PlaceForm, own: Buttons = {}): Look {
  const finder = app.openPlaceFinder(place);
  const type = async (field: string, text: string): Promise<void> => {
    form.type(field, text);
    await finder.changed();
    if (field === 'city' || field === 'state') await finder.left();
  };
  const fields: Look = () => {
    const cities = finder.state().offered.length > 0 && { 'show-cities': finder.offer };
    return { form: { ...form, type }, buttons: { ...own, ...cities } };
  };
  return perKey(
    () => finder.state().question,
    (question) => {
      if (question === null) return fields;
      const buttons = { [`cancel-${question.kind}`]: finder.dismiss };
      const dialog = joined(formLook(openOn(app, question.form)), () => ({
        buttons,
        question,
        errors: errorsOf(form),
      }));
      return () => ({ ...dialog(), isDialog: true });
    },
  );
}

function openProfile(app: TerminalApp, spec: FormSpec<forms.ProfileField>): Look {
  const form = openOn(app, spec);
  const place: PlaceForm = {
    read: () => forms.toPersonForm(form.state().values),
    fill: (filled) => Object.entries(filled).forEach(([field, text]) => form.type(field as forms.ProfileField, text)),
  };
  return withPlaces(app, form, place, formLook(form)().buttons);
}

/** The form of a new profile, or of the one that the path names. */
export const profileFormScreen: MakeScreen = (app) => {
  const { profiles } = app.account;
  const profileId = profileIdIn(app.route());
  if (profileId === null) return openProfile(app, forms.newProfileForm(app.state(), profiles.saveNew));
  return fetched(profiles.open(profileId), (profile) =>
    openProfile(app, forms.savedProfileForm(profile, profiles.save)),
  );
};

/** The open page of the guest's form before the report. Its errors and its save button belong to the step. */
function guestReview(app: TerminalApp): Look {
  const read = (): GuestForm => app.state().identity.guestForm;
  const fill = (patch: Partial<GuestForm>): void =>
    app.runner.send({ type: 'guestFormChanged', form: { ...read(), ...patch } });
  const type = (field: string, text: string): void =>
    fill({ [field]: field === 'noDateOfBirth' ? text === 'true' : text });
  const fieldsShown = (): readonly string[] =>
    Object.entries(GUEST_PAGE_OF).flatMap(([field, page]) => (page === app.state().session.guestPage ? field : []));
  const look = withPlaces(app, { fields: [], type }, { read, fill });
  return () => {
    const screen = look();
    if (screen.form === undefined || screen.question !== undefined) return screen;
    return { ...screen, form: { ...screen.form, fields: fieldsShown() } };
  };
}

/** The profile of the tested person no longer exists: another one is chosen. */
function chooseTestedProfile({ runner }: TerminalApp): Look {
  let profile: ProfileSummary | null = null;
  const choose = (): void =>
    runner.send(profile === null ? { type: 'nextRejected', fieldErrors: [] } : { type: 'profileSelected', profile });
  return () => ({ select: (chosen) => void (profile = chosen), buttons: { 'choose-profile': choose } });
}

/** The step that reviews who was tested: the fields about a guest, or the form of the profile (decisions.md section 4). */
export const reviewScreen: MakeScreen = (app) => {
  const { session, identity } = app.state();
  const { profiles } = app.account;
  if (identity.isGuestLogin) return guestReview(app);
  if (session.selectedProfileId === null) return chooseTestedProfile(app);
  return fetched(profiles.openTested(session.selectedProfileId), (profile) =>
    openProfile(app, forms.reviewForm(profile, profiles.saveReview)),
  );
};
