import { EMPTY_GUEST_FORM, type GuestForm } from '../../core/domain/guest-form.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { isFinalRejection } from '../../core/flow/pending-call.ts';
import { profileIdIn } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
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
  choosePerson,
  errorsOf,
  fetching,
  openOn,
  when,
  type Buttons,
  type MakeScreen,
  type PlaceQuestion,
  type ScreenDeps,
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

/** The dialogs about the place of a form: which city, then which county. Null while none is open. */
function openDialogs(deps: ScreenDeps, finder: PlaceFinder) {
  let open: { readonly field: string; readonly form: OpenForm<string> } | null = null;
  const dialog = (
    { field, ...question }: Omit<PlaceQuestion, 'choices'>,
    spec: FormSpec<string>,
    choices: readonly string[],
  ) => {
    open = open?.field === field ? open : { field, form: openOn(deps, spec) };
    return { question: { ...question, field, choices }, form: open.form };
  };
  return () => {
    const { localities, counties } = finder.state();
    if (localities !== null) return dialog(CITY, finder.choiceForm, localities);
    if (counties !== null) return dialog(COUNTY, finder.countyForm, counties);
    open = null;
    return null;
  };
}

/** A form about a person that looks up the place of its ZIP code; while a dialog about the place is open, it is the screen's form. */
function withPlaces(deps: ScreenDeps, form: TerminalForm, place: PlaceForm, buttons: Buttons = {}) {
  const finder = deps.openPlaceFinder(place);
  const dialogNow = openDialogs(deps, finder);
  return (): TerminalScreen => {
    const dialog = dialogNow();
    if (dialog === null) {
      const cities = when(finder.state().offered.length > 0, { 'show-cities': () => finder.offer() });
      const typed = async (field: string): Promise<void> => {
        await finder.changed();
        if (field === 'city' || field === 'state') await finder.left();
      };
      return { form, buttons: { ...buttons, ...cities }, typed };
    }
    const { press, cancel } = dialog.question;
    const pressed = { [press]: () => dialog.form.submit(), [cancel]: () => finder.dismiss() };
    return { ...dialog, buttons: pressed, errors: errorsOf(form) };
  };
}

/** The form of a profile, and the id of the button that saves it. */
function profileScreen(deps: ScreenDeps, spec: FormSpec<ProfileField>, submit: string): () => TerminalScreen {
  const form = openOn(deps, spec);
  const place: PlaceForm = {
    read: () => {
      const { values } = form.state();
      return { ...values, noDateOfBirth: values.noDateOfBirth === 'true' };
    },
    fill: (filled) => Object.entries(filled).forEach(([field, text]) => form.type(field as ProfileField, text)),
  };
  return withPlaces(deps, form, place, { [submit]: () => form.submit() });
}

/** The form of a saved profile, which is loaded first. */
function savedProfileScreen(
  { account }: ScreenDeps,
  profileId: string,
  makeScreen: (profile: Profile) => () => TerminalScreen,
): () => TerminalScreen {
  const saved = account.profiles.open(profileId);
  let look: (() => TerminalScreen) | null = null;
  const load = async (): Promise<void> => {
    await saved.load();
    const { value } = saved.state();
    if (value !== null) look ??= makeScreen(value);
  };
  const request = fetching({ load, state: saved.state });
  return () => {
    const { settled, errors } = request();
    const screen: TerminalScreen = look?.() ?? { buttons: { 'try-again': load } };
    return { ...screen, settled, errors: [...(screen.errors ?? []), ...errors] };
  };
}

/** The form of a new profile, or of the one that the path names. */
export const profileFormScreen: MakeScreen = (deps) => {
  const { runner, account, path } = deps;
  const profileId = profileIdIn(path);
  const today = () => runner.moment().today;
  if (profileId === null) {
    return profileScreen(deps, newProfileForm(runner.current(), today, account.profiles.saveNew), 'save-profile');
  }
  return savedProfileScreen(deps, profileId, (profile) => {
    const spec = profileForm(knownOf(profile), today, (entered) => account.profiles.save(profile, entered));
    return profileScreen(deps, spec, 'save-profile');
  });
};

/** The guest's form before the report. Its errors and its save button belong to the step. */
function guestReview(deps: ScreenDeps): () => TerminalScreen {
  const { runner } = deps;
  const known = (): GuestForm => runner.current().identity.guestForm;
  const change = (patch: Partial<GuestForm>): void =>
    runner.send({ type: 'guestFormChanged', form: { ...known(), ...patch } });
  const form: TerminalForm = {
    fields: Object.keys(EMPTY_GUEST_FORM),
    type: (field, text) => change({ [field]: field === 'noDateOfBirth' ? text === 'true' : text }),
  };
  return withPlaces(deps, form, { read: known, fill: change });
}

/** The profile of the tested person no longer exists: another one is chosen. */
function chooseTestedProfile({ runner }: ScreenDeps): () => TerminalScreen {
  let profile: ProfileSummary | null = null;
  const choose = (): void =>
    runner.send(profile === null ? { type: 'nextRejected', fieldErrors: [] } : { type: 'profileSelected', profile });
  return () => ({
    select: (name) => choosePerson(runner.current(), name, (person) => void (profile = person)),
    buttons: { 'choose-profile': choose },
  });
}

function profileReview(deps: ScreenDeps, profileId: string): () => TerminalScreen {
  const { runner, account } = deps;
  const today = () => runner.moment().today;
  const review = savedProfileScreen(deps, profileId, (profile) => {
    const spec = reviewForm(profile, today, (entered) => account.profiles.saveReview(profile, entered));
    return profileScreen(deps, spec, 'next');
  });
  return () => {
    const screen = review();
    // After the list was loaded again without the profile, the step asks for another one.
    const settled = async (): Promise<void> => {
      await screen.settled?.();
      if (review().errors?.includes('PROFILE_NOT_FOUND')) await account.profiles.openList().load();
    };
    const { errors } = runner.current().view;
    const canRetry = errors.length > 0 && !errors.some(({ code }) => isFinalRejection(code));
    const { next } = screen.buttons;
    const buttons = { ...screen.buttons, ...(canRetry && next && { 'try-again': next }) };
    return { ...screen, buttons, settled };
  };
}

/** The step that reviews who was tested: the fields about a guest, or the form of the profile (decisions.md section 4). */
export const reviewScreen: MakeScreen = (deps) => {
  const { session, identity } = deps.runner.current();
  if (rowOf(session)?.leaveBy !== 'review') return null;
  if (identity.isGuestLogin) return guestReview(deps);
  return session.selectedProfileId === null
    ? chooseTestedProfile(deps)
    : profileReview(deps, session.selectedProfileId);
};
