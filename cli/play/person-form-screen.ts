import { EMPTY_GUEST_FORM, type GuestForm } from '../../core/domain/guest-form.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { isFinalRefusal } from '../../core/domain/waiting-call.ts';
import { profileIdIn } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
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
  choosePerson,
  errorsOf,
  fetching,
  openOn,
  when,
  type Buttons,
  type PlaceQuestion,
  type ScreenDeps,
  type TerminalForm,
  type TerminalScreen,
} from './terminal-screen.ts';

/** The dialogs about a place of a form: which city it is, then in which county. */
function openDialogs(deps: ScreenDeps, place: PlaceForm) {
  const finder = deps.openPlaceFinder(place);
  let open: { readonly field: PlaceQuestion['field']; readonly form: OpenForm<string> } | null = null;
  const question = (): PlaceQuestion | null => {
    const { localities, counties } = finder.state();
    if (localities !== null) {
      return { field: 'locality', choices: localities, none: CITY_NOT_LISTED, press: 'choose-city' };
    }
    if (counties === null) return null;
    return { field: 'countyOfCity', choices: counties, none: COUNTY_NOT_KNOWN, press: 'choose-county' };
  };
  const form = (): OpenForm<string> | null => {
    const field = question()?.field ?? null;
    if (field === null) open = null;
    else if (open?.field !== field) {
      const specs: Record<PlaceQuestion['field'], FormSpec<string>> = {
        locality: finder.choiceForm,
        countyOfCity: finder.countyForm,
      };
      open = { field, form: openOn(deps, specs[field]) };
    }
    return open?.form ?? null;
  };
  return { finder, question, form };
}

/** A form about a person, whose place is looked up by its zip; while a dialog about its place is open, that is the screen's form. */
function withPlaces(
  deps: ScreenDeps,
  form: TerminalForm,
  place: PlaceForm,
  buttons: () => Buttons = () => ({}),
): TerminalScreen {
  const { finder, ...dialog } = openDialogs(deps, place);
  return {
    form: () => dialog.form() ?? form,
    buttons: () => {
      const [choice, asked] = [dialog.form(), dialog.question()];
      if (choice !== null && asked !== null) {
        const cancel = asked.press.replace('choose', 'cancel');
        return { [asked.press]: () => choice.submit(), [cancel]: () => finder.dismiss() };
      }
      return { ...buttons(), ...when(finder.state().offered.length > 0, { 'show-cities': () => finder.offer() }) };
    },
    errors: () => (dialog.form() === null ? [] : errorsOf(form)),
    typed: async (field) => {
      if (dialog.form() !== null) return;
      await finder.changed();
      if (field === 'city' || field === 'state') await finder.left();
    },
    placeQuestion: dialog.question,
  };
}

/** The form of a profile, with the button that saves it; `beside` are the buttons next to it. */
function profileScreen(
  deps: ScreenDeps,
  spec: FormSpec<ProfileField>,
  submit: string,
  beside: (save: () => Promise<boolean>) => Buttons = () => ({}),
): TerminalScreen {
  const form = openOn(deps, spec);
  const save = (): Promise<boolean> => form.submit();
  const place: PlaceForm = {
    read: () => {
      const { values } = form.state();
      return { ...values, noDateOfBirth: values.noDateOfBirth === 'true' };
    },
    fill: (filled) => Object.entries(filled).forEach(([field, text]) => form.type(field as ProfileField, text)),
  };
  return withPlaces(deps, form, place, () => ({ [submit]: save, ...beside(save) }));
}

/** The form of a saved profile, which is requested first. */
function savedProfileScreen(
  { account }: ScreenDeps,
  profileId: string,
  makeScreen: (profile: Profile) => TerminalScreen,
): TerminalScreen {
  const saved = account.profiles.open(profileId);
  let screen: TerminalScreen | null = null;
  const load = async (): Promise<void> => {
    await saved.load();
    const { value } = saved.state();
    if (value !== null) screen ??= makeScreen(value);
  };
  const request = fetching({ load, state: saved.state });
  return {
    form: () => screen?.form?.() ?? null,
    buttons: () => screen?.buttons() ?? { 'try-again': load },
    errors: () => [...(screen?.errors?.() ?? []), ...request.errors()],
    settled: request.settled,
    typed: async (field) => screen?.typed?.(field),
    placeQuestion: () => screen?.placeQuestion?.() ?? null,
  };
}

/** The form of a new profile, or of the one that the path names. */
export function profileFormScreen(deps: ScreenDeps): TerminalScreen {
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
}

/** The questions to a guest before the report. Its errors are the step's own, as is the button that saves it. */
function guestReview(deps: ScreenDeps): TerminalScreen {
  const { runner } = deps;
  const known = (): GuestForm => runner.current().identity.guestForm;
  const change = (patch: Partial<GuestForm>): void =>
    runner.send({ type: 'guestFormChanged', form: { ...known(), ...patch } });
  const form: TerminalForm = {
    fields: Object.keys(EMPTY_GUEST_FORM),
    type: (field, text) => change({ [field]: field === 'noDateOfBirth' ? text === 'true' : text }),
    fieldErrors: () => [],
    errors: () => [],
  };
  return withPlaces(deps, form, { read: known, fill: change });
}

/** The profile that the test was taken for no longer exists: another one is chosen. */
function whoWasTested({ runner }: ScreenDeps): TerminalScreen {
  let chosen: ProfileSummary | null = null;
  return {
    select: (name) => choosePerson(runner.current(), name, (person) => void (chosen = person)),
    buttons: () => ({
      'choose-profile': () =>
        runner.send(
          chosen === null ? { type: 'nextRefused', fieldErrors: [] } : { type: 'profileSelected', profile: chosen },
        ),
    }),
  };
}

function profileReview(deps: ScreenDeps, profileId: string): TerminalScreen {
  const { runner, account } = deps;
  const canRetry = (): boolean => {
    const { errors } = runner.current().view;
    return errors.length > 0 && !errors.some(({ code }) => isFinalRefusal(code));
  };
  const today = () => runner.moment().today;
  const review = savedProfileScreen(deps, profileId, (profile) => {
    const spec = reviewForm(profile, today, (entered) => account.profiles.saveReview(profile, entered));
    return profileScreen(deps, spec, 'next', (save) => when(canRetry(), { 'try-again': save }));
  });
  // The new list says that the profile is gone, and the step then asks who it was.
  const settled = async (): Promise<void> => {
    await review.settled?.();
    if (review.errors?.().includes('PROFILE_NOT_FOUND')) await account.profiles.openList().load();
  };
  return { ...review, settled };
}

/** The step that reviews who was tested: the fields about a guest, or the form of the profile (decisions.md section 4). */
export function reviewScreen(deps: ScreenDeps): TerminalScreen | null {
  const { session, identity } = deps.runner.current();
  if (rowOf(session)?.leaveBy !== 'review') return null;
  if (identity.isGuestLogin) return guestReview(deps);
  return session.selectedProfileId === null ? whoWasTested(deps) : profileReview(deps, session.selectedProfileId);
}
