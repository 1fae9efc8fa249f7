import { EMPTY_GUEST_FORM, type GuestForm } from '../../core/domain/guest-form.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { profileIdIn } from '../../core/flow/app-routes.ts';
import { isFinalRefusal } from '../../core/flow/pending-call.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import type { OpenForm } from '../../core/forms/open-form.ts';
import { CITY_NOT_LISTED, COUNTY_NOT_KNOWN } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import {
  knownOf,
  newProfileForm,
  profileForm,
  reviewForm,
  type ProfileField,
} from '../../core/use-cases/profile/profile-form.ts';
import {
  errorsOf,
  fetching,
  openOn,
  when,
  type Buttons,
  type MakeScreen,
  type TabApp,
  type TerminalForm,
  type TerminalScreen,
} from './terminal-screen.ts';

/** The dialogs about the place of a form, in their order: their choices and their form in the finder, their field and buttons. */
const PLACE_DIALOGS = [
  {
    choices: 'localities',
    form: 'choiceForm',
    field: 'locality',
    none: CITY_NOT_LISTED,
    press: 'choose-city',
    cancel: 'cancel-city',
  },
  {
    choices: 'counties',
    form: 'countyForm',
    field: 'countyOfCity',
    none: COUNTY_NOT_KNOWN,
    press: 'choose-county',
    cancel: 'cancel-county',
  },
] as const;

/** A form about a person that looks up the place of its ZIP code; while a dialog about the place is open, it is the screen's form. */
function withPlaces(app: TabApp, form: TerminalForm, place: PlaceForm, buttons: Buttons = {}): () => TerminalScreen {
  const finder = app.openPlaceFinder(place);
  let dialog: { readonly field: string; readonly form: OpenForm<string> } | null = null;
  const typed = async (field: string): Promise<void> => {
    await finder.changed();
    if (field === 'city' || field === 'state') await finder.left();
  };
  return () => {
    const { offered, ...places } = finder.state();
    const row = PLACE_DIALOGS.find(({ choices }) => places[choices] !== null);
    if (row === undefined) {
      dialog = null;
      return { form, buttons: { ...buttons, ...when(offered.length > 0, { 'show-cities': finder.offer }) }, typed };
    }
    const { field, none, press, cancel } = row;
    if (dialog?.field !== field) dialog = { field, form: openOn<string>(app, finder[row.form]) };
    const { form: asked } = dialog;
    return {
      form: asked,
      question: { field, none, press, choices: places[row.choices] ?? [] },
      buttons: { [press]: () => asked.submit(), [cancel]: finder.dismiss },
      errors: errorsOf(form),
    };
  };
}

/** The form of a profile, and the id of the button that saves it. */
function openProfileForm(app: TabApp, spec: FormSpec<ProfileField>, submit: string): () => TerminalScreen {
  const form = openOn(app, spec);
  const place: PlaceForm = {
    read: () => ({ ...form.state().values, noDateOfBirth: form.state().values.noDateOfBirth === 'true' }),
    fill: (filled) => Object.entries(filled).forEach(([field, text]) => form.type(field as ProfileField, text)),
  };
  return withPlaces(app, form, place, { [submit]: () => form.submit() });
}

/** The form of a saved profile, which is loaded first. */
function openSavedProfile(
  app: TabApp,
  profileId: string,
  submit: string,
  specOf: (profile: Profile) => FormSpec<ProfileField>,
): () => TerminalScreen {
  const saved = app.account.profiles.open(profileId);
  let look: (() => TerminalScreen) | null = null;
  const load = async (): Promise<void> => {
    await saved.load();
    const { value } = saved.state();
    if (value !== null) look ??= openProfileForm(app, specOf(value), submit);
  };
  const request = fetching({ load, state: saved.state });
  return () => {
    const { settled, errors } = request();
    const screen: TerminalScreen = look?.() ?? { buttons: { 'try-again': load } };
    return { ...screen, settled, errors: [...(screen.errors ?? []), ...errors] };
  };
}

/** The form of a new profile, or of the one that the path names. */
export const profileFormScreen: MakeScreen = (app) => {
  const { profiles } = app.account;
  const profileId = profileIdIn(app.route());
  const today = () => app.runner.moment().today;
  if (profileId === null) {
    return openProfileForm(app, newProfileForm(app.state(), today, profiles.saveNew), 'save-profile');
  }
  return openSavedProfile(app, profileId, 'save-profile', (profile) =>
    profileForm(knownOf(profile), today, (entered) => profiles.save(profile, entered)),
  );
};

/** The guest's form before the report. Its errors and its save button belong to the step. */
function guestReview(app: TabApp): () => TerminalScreen {
  const known = (): GuestForm => app.state().identity.guestForm;
  const change = (patch: Partial<GuestForm>): void =>
    app.runner.send({ type: 'guestFormChanged', form: { ...known(), ...patch } });
  const form: TerminalForm = {
    fields: Object.keys(EMPTY_GUEST_FORM),
    type: (field, text) => change({ [field]: field === 'noDateOfBirth' ? text === 'true' : text }),
  };
  return withPlaces(app, form, { read: known, fill: change });
}

/** The profile that the test was taken for no longer exists: another one is chosen. */
function whoWasTested({ runner }: TabApp): () => TerminalScreen {
  let profile: ProfileSummary | null = null;
  const choose = (): void =>
    runner.send(profile === null ? { type: 'nextRefused', fieldErrors: [] } : { type: 'profileSelected', profile });
  return () => ({ select: (chosen) => void (profile = chosen), buttons: { 'choose-profile': choose } });
}

/** The form of the tested person's profile. */
function profileReview(app: TabApp, profileId: string): () => TerminalScreen {
  const { profiles } = app.account;
  const today = () => app.runner.moment().today;
  const review = openSavedProfile(app, profileId, 'next', (profile) =>
    reviewForm(profile, today, (entered) => profiles.saveReview(profile, entered)),
  );
  return () => {
    const screen = review();
    // After the list was loaded again without the profile, the step asks for another one.
    const settled = async (): Promise<void> => {
      await screen.settled?.();
      if (review().errors?.includes('PROFILE_NOT_FOUND')) await profiles.openList().load();
    };
    const { errors } = app.state().view;
    const canRetry = errors.length > 0 && !errors.some(({ code }) => isFinalRefusal(code));
    const { next } = screen.buttons;
    return { ...screen, buttons: { ...screen.buttons, ...(canRetry && next && { 'try-again': next }) }, settled };
  };
}

/** The step that reviews who was tested: the fields about a guest, or the form of the profile (decisions.md section 4). */
export function openReview(app: TabApp): () => TerminalScreen {
  const { session, identity } = app.state();
  if (identity.isGuestLogin) return guestReview(app);
  return session.selectedProfileId === null ? whoWasTested(app) : profileReview(app, session.selectedProfileId);
}
