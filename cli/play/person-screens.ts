import { EMPTY_GUEST_FORM, type GuestForm } from '../../core/domain/guest-form.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { profileIdIn } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import * as forms from '../../core/use-cases/profile/profile-form.ts';
import type { Query } from '../../core/use-cases/query.ts';
import type { TerminalApp } from './terminal-app.ts';
import {
  errorsOf,
  fetching,
  openOn,
  perKey,
  when,
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
  const cities = (): Buttons => when(finder.state().offered.length > 0, { 'show-cities': finder.offer });
  const look = perKey(
    () => finder.state().question,
    (question): Look => {
      if (question === null) return () => ({ form: { ...form, type }, buttons: { ...own, ...cities() } });
      const asked = openOn(app, question.form);
      const buttons = { [`choose-${question.kind}`]: asked.submit, [`cancel-${question.kind}`]: finder.dismiss };
      return () => ({ form: asked, question, buttons, errors: errorsOf(form) });
    },
  );
  return () => look()();
}

/** The form of a profile; `submit` is the id of the button that saves it. */
function openProfile(app: TerminalApp, submit: string, spec: FormSpec<forms.ProfileField>): Look {
  const form = openOn(app, spec);
  const place: PlaceForm = {
    read: () => forms.toPersonForm(form.state().values),
    fill: (filled) => Object.entries(filled).forEach(([field, text]) => form.type(field as forms.ProfileField, text)),
  };
  return withPlaces(app, form, place, { [submit]: form.submit });
}

/** As `openProfile`, once the saved profile was fetched. */
function openFetched(
  app: TerminalApp,
  submit: string,
  saved: Query<Profile>,
  specOf: (profile: Profile) => FormSpec<forms.ProfileField>,
): Look {
  const request = fetching(saved);
  const look = perKey(
    () => saved.state().value,
    (profile) => (profile === null ? request : openProfile(app, submit, specOf(profile))),
  );
  return () => {
    const [{ settled, errors }, screen] = [request(), look()()];
    return { ...screen, settled, errors: [...(screen.errors ?? []), ...errors] };
  };
}

/** The form of a new profile, or of the one that the path names. */
export const profileFormScreen: MakeScreen = (app) => {
  const { profiles } = app.account;
  const profileId = profileIdIn(app.route());
  if (profileId === null) return openProfile(app, 'save-profile', forms.newProfileForm(app.state(), profiles.saveNew));
  return openFetched(app, 'save-profile', profiles.open(profileId), (profile) =>
    forms.savedProfileForm(profile, profiles.save),
  );
};

/** The guest's form before the report. Its errors and its save button belong to the step. */
function guestReview(app: TerminalApp): Look {
  const read = (): GuestForm => app.state().identity.guestForm;
  const fill = (patch: Partial<GuestForm>): void =>
    app.runner.send({ type: 'guestFormChanged', form: { ...read(), ...patch } });
  const type = (field: string, text: string): void =>
    fill({ [field]: field === 'noDateOfBirth' ? text === 'true' : text });
  return withPlaces(app, { fields: Object.keys(EMPTY_GUEST_FORM), type }, { read, fill });
}

/** The profile of the tested person no longer exists: another one is chosen. */
function chooseTestedProfile({ runner }: TerminalApp): Look {
  let profile: ProfileSummary | null = null;
  const choose = (): void =>
    runner.send(profile === null ? { type: 'nextRejected', fieldErrors: [] } : { type: 'profileSelected', profile });
  return () => ({ select: (chosen) => void (profile = chosen), buttons: { 'choose-profile': choose } });
}

/** The step that reviews who was tested: the fields about a guest, or the form of the profile (decisions.md section 4). */
export function openReview(app: TerminalApp): Look {
  const { session, identity } = app.state();
  const { profiles } = app.account;
  if (identity.isGuestLogin) return guestReview(app);
  if (session.selectedProfileId === null) return chooseTestedProfile(app);
  return openFetched(app, 'next', profiles.openTested(session.selectedProfileId), (profile) =>
    forms.reviewForm(profile, profiles.saveReview),
  );
}
