import { EMPTY_GUEST_FORM, type GuestForm } from '../../core/domain/guest-form.ts';
import { isFinalRefusal } from '../../core/domain/pending-call.ts';
import { rowOf } from '../../core/flow/flows.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import type { OpenForm } from '../../core/forms/open-form.ts';
import { reviewForm, type ProfileField } from '../../core/use-cases/profile/profile-form.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { notPlayed, PLAYED } from '../../core/scenarios/driver.ts';
import { CITY_NOT_LISTED, COUNTY_NOT_KNOWN } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import {
  errorsOf,
  openOn,
  personCalled,
  type Buttons,
  type PlaceQuestion,
  type ScreenDeps,
  type TerminalForm,
  type TerminalScreen,
} from './terminal-screen.ts';

/** The form of a dialog about a place. */
type PlaceDialogForm = OpenForm<'locality'> | OpenForm<'countyOfCity'>;

/** The fields that are compared with the zip when they are left. */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['city', 'state']);

interface PersonScreen {
  readonly form: TerminalForm;
  readonly place: PlaceForm;
  readonly buttons: () => Buttons;
}

/** A form about a person, whose place is looked up by its zip; the dialogs about its city and its county take the form's place. */
function withPlaces(deps: ScreenDeps, { form, place, buttons }: PersonScreen): TerminalScreen {
  const finder = deps.openPlaceFinder(place);
  const question = (): PlaceQuestion | null => {
    const { localities, counties } = finder.state();
    if (localities !== null) {
      return { field: 'locality', choices: localities, none: CITY_NOT_LISTED, press: 'choose-city' };
    }
    if (counties === null) return null;
    return { field: 'countyOfCity', choices: counties, none: COUNTY_NOT_KNOWN, press: 'choose-county' };
  };
  let dialog: { readonly field: PlaceQuestion['field']; readonly form: PlaceDialogForm } | null = null;
  const openDialog = (): PlaceDialogForm | null => {
    const field = question()?.field ?? null;
    if (field === null) dialog = null;
    else if (dialog?.field !== field) {
      const form = field === 'locality' ? openOn(deps, finder.choiceForm) : openOn(deps, finder.countyForm);
      dialog = { field, form };
    }
    return dialog?.form ?? null;
  };
  return {
    form: () => openDialog() ?? form,
    buttons: () => {
      const [choice, asked] = [openDialog(), question()];
      if (choice !== null && asked !== null) {
        const cancel = asked.field === 'locality' ? 'cancel-city' : 'cancel-county';
        return { [asked.press]: () => choice.submit(), [cancel]: () => finder.dismiss() };
      }
      const hasOffer = finder.state().offered.length > 0;
      return hasOffer ? { ...buttons(), 'show-cities': () => finder.offer() } : buttons();
    },
    errors: () => (openDialog() === null ? [] : errorsOf(form)),
    typed: async (field) => {
      if (openDialog() !== null) return;
      await finder.changed();
      if (PLACE_FIELDS.has(field)) await finder.left();
    },
    placeQuestion: question,
  };
}

function placeOf(form: OpenForm<ProfileField>): PlaceForm {
  return {
    read: () => {
      const { zipCode, city, state, county, noDateOfBirth } = form.state().values;
      return { zipCode, city, state, county, noDateOfBirth: noDateOfBirth === 'true' };
    },
    fill: (place) => {
      for (const [field, text] of Object.entries(place)) form.type(field as ProfileField, text);
    },
  };
}

/** The form of a profile, with the button that saves it and others beside it. */
export function profileScreen(
  deps: ScreenDeps,
  spec: FormSpec<ProfileField>,
  submit: string,
  beside: (save: () => Promise<boolean>) => Buttons = () => ({}),
): TerminalScreen {
  const form = openOn(deps, spec);
  const save = (): Promise<boolean> => form.submit();
  return withPlaces(deps, {
    form,
    place: placeOf(form),
    buttons: () => ({ [submit]: save, ...beside(save) }),
  });
}

/** The form of a saved profile, which is fetched first; what did not come can be tried again. */
export function savedProfileScreen(
  { account }: ScreenDeps,
  profileId: string,
  formOf: (profile: Profile) => FormSpec<ProfileField>,
  makeScreen: (spec: FormSpec<ProfileField>) => TerminalScreen,
): TerminalScreen {
  const desk = account.profiles.open(profileId);
  let screen: TerminalScreen | null = null;
  const load = async (): Promise<void> => {
    await desk.load();
    const { value } = desk.state();
    if (value !== null) screen ??= makeScreen(formOf(value));
  };
  const loading = load();
  return {
    form: () => screen?.form() ?? null,
    buttons: () => screen?.buttons() ?? { 'try-again': load },
    errors: () => [...(screen?.errors?.() ?? []), ...desk.state().errors.map(({ code }) => code)],
    settled: () => loading,
    typed: async (field) => screen?.typed?.(field),
    placeQuestion: () => screen?.placeQuestion?.() ?? null,
  };
}

/** What a guest is asked before the report. Its errors are the step's own, as is the button that saves it. */
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
  return withPlaces(deps, { form, place: { read: known, fill: change }, buttons: () => ({}) });
}

/** The profile that the test was taken for is gone: another one is chosen. */
function whoWasTested({ runner }: ScreenDeps): TerminalScreen {
  let chosen: ProfileSummary | null = null;
  return {
    form: () => null,
    select: (name) => {
      chosen = personCalled(runner.current(), name);
      return chosen === null ? notPlayed(`There is no profile of ${name}.`) : PLAYED;
    },
    buttons: () => ({
      'choose-profile': () => {
        if (chosen === null) runner.send({ type: 'nextRefused', fieldErrors: [] });
        else runner.send({ type: 'profileSelected', profile: chosen });
      },
    }),
  };
}

function profileReview(deps: ScreenDeps): TerminalScreen {
  const { runner, account } = deps;
  const { selectedProfileId } = runner.current().session;
  if (selectedProfileId === null) return whoWasTested(deps);
  const canRetry = (): boolean => {
    const { errors } = runner.current().view;
    return errors.length > 0 && !errors.some(({ code }) => isFinalRefusal(code));
  };
  const today = () => runner.moment().today;
  const formOf = (profile: Profile) =>
    reviewForm(profile, today, (entered) => account.profiles.saveReview(profile, entered));
  const review = savedProfileScreen(deps, selectedProfileId, formOf, (spec) =>
    profileScreen(deps, spec, 'next', (save): Buttons => (canRetry() ? { 'try-again': save } : {})),
  );
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
  return identity.isGuestLogin ? guestReview(deps) : profileReview(deps);
}
