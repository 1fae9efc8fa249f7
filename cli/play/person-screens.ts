import { EMPTY_GUEST_FORM, type GuestForm } from '../../core/domain/guest-form.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { profileIdIn } from '../../core/flow/app-routes.ts';
import type { Query } from '../../core/use-cases/query.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import type { OpenForm } from '../../core/forms/open-form.ts';
import { CITY_NOT_LISTED, COUNTY_NOT_KNOWN, type PlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
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
  todayOf,
  when,
  type Buttons,
  type MakeScreen,
  type TerminalTab,
  type TerminalForm,
  type TerminalScreen,
} from './terminal-screen.ts';

const CITY = { field: 'locality', none: CITY_NOT_LISTED, press: 'choose-city', cancel: 'cancel-city' } as const;
const COUNTY = {
  field: 'countyOfCity',
  none: COUNTY_NOT_KNOWN,
  press: 'choose-county',
  cancel: 'cancel-county',
} as const;

/** The open dialog about the place of a form: which city, then which county. */
function dialogOf({ state, choiceForm, countyForm }: PlaceFinder) {
  const { localities, counties } = state();
  if (localities !== null) return { ...CITY, choices: localities, spec: choiceForm };
  return counties === null ? null : { ...COUNTY, choices: counties, spec: countyForm };
}

/** A form about a person that looks up the place of its ZIP code; while a dialog about the place is open, it is the screen's form. */
function withPlaces(
  tab: TerminalTab,
  form: TerminalForm,
  place: PlaceForm,
  buttons: Buttons = {},
): () => TerminalScreen {
  const finder = tab.openPlaceFinder(place);
  let open: { readonly spec: FormSpec<string>; readonly form: OpenForm<string> } | null = null;
  const typed = async (field: string): Promise<void> => {
    await finder.changed();
    if (field === 'city' || field === 'state') await finder.left();
  };
  return () => {
    const dialog = dialogOf(finder);
    if (dialog === null) {
      open = null;
      const cities = when(finder.state().offered.length > 0, { 'show-cities': finder.offer });
      return { form, buttons: { ...buttons, ...cities }, typed };
    }
    const { spec, cancel, ...question } = dialog;
    open = open?.spec === spec ? open : { spec, form: openOn<string>(tab, spec) };
    const { form: asked } = open;
    const pressed = { [question.press]: () => asked.submit(), [cancel]: finder.dismiss };
    return { form: asked, question, buttons: pressed, errors: errorsOf(form) };
  };
}

/** The form of a profile, and the id of the button that saves it. */
function openProfileForm(tab: TerminalTab, spec: FormSpec<ProfileField>, submit: string): () => TerminalScreen {
  const form = openOn(tab, spec);
  const place: PlaceForm = {
    read: () => ({ ...form.state().values, noDateOfBirth: form.state().values.noDateOfBirth === 'true' }),
    fill: (filled) => Object.entries(filled).forEach(([field, text]) => form.type(field as ProfileField, text)),
  };
  return withPlaces(tab, form, place, { [submit]: () => form.submit() });
}

/** The form of a saved profile, which is loaded first. */
function openSavedProfile(
  tab: TerminalTab,
  saved: Query<Profile>,
  submit: string,
  specOf: (profile: Profile) => FormSpec<ProfileField>,
): () => TerminalScreen {
  let look: (() => TerminalScreen) | null = null;
  const load = async (): Promise<void> => {
    await saved.load();
    const { value } = saved.state();
    if (value !== null) look ??= openProfileForm(tab, specOf(value), submit);
  };
  const request = fetching({ load, state: saved.state });
  return () => {
    const { settled, errors } = request();
    const screen: TerminalScreen = look?.() ?? { buttons: { 'try-again': load } };
    return { ...screen, settled, errors: [...(screen.errors ?? []), ...errors] };
  };
}

/** The form of a new profile, or of the one that the path names. */
export const profileFormScreen: MakeScreen = (tab) => {
  const { profiles } = tab.account;
  const profileId = profileIdIn(tab.route());
  const today = () => todayOf(tab);
  if (profileId === null) {
    return openProfileForm(tab, newProfileForm(tab.state(), today, profiles.saveNew), 'save-profile');
  }
  return openSavedProfile(tab, profiles.open(profileId), 'save-profile', (profile) =>
    profileForm(knownOf(profile), today, (entered) => profiles.save(profile, entered)),
  );
};

/** The guest's form before the report. Its errors and its save button belong to the step. */
function guestReview(tab: TerminalTab): () => TerminalScreen {
  const known = (): GuestForm => tab.state().identity.guestForm;
  const change = (patch: Partial<GuestForm>): void =>
    tab.runner.send({ type: 'guestFormChanged', form: { ...known(), ...patch } });
  const form: TerminalForm = {
    fields: Object.keys(EMPTY_GUEST_FORM),
    type: (field, text) => change({ [field]: field === 'noDateOfBirth' ? text === 'true' : text }),
  };
  return withPlaces(tab, form, { read: known, fill: change });
}

/** The profile of the tested person no longer exists: another one is chosen. */
function chooseTestedProfile({ runner }: TerminalTab): () => TerminalScreen {
  let profile: ProfileSummary | null = null;
  const choose = (): void =>
    runner.send(profile === null ? { type: 'nextRejected', fieldErrors: [] } : { type: 'profileSelected', profile });
  return () => ({ select: (chosen) => void (profile = chosen), buttons: { 'choose-profile': choose } });
}

/** The form of the tested person's profile. */
function profileReview(tab: TerminalTab, profileId: string): () => TerminalScreen {
  const { profiles } = tab.account;
  return openSavedProfile(tab, profiles.openTested(profileId), 'next', (profile) =>
    reviewForm(
      profile,
      () => todayOf(tab),
      (entered) => profiles.saveReview(profile, entered),
    ),
  );
}

/** The step that reviews who was tested: the fields about a guest, or the form of the profile (decisions.md section 4). */
export function openReview(tab: TerminalTab): () => TerminalScreen {
  const { session, identity } = tab.state();
  if (identity.isGuestLogin) return guestReview(tab);
  return session.selectedProfileId === null ? chooseTestedProfile(tab) : profileReview(tab, session.selectedProfileId);
}
