import { APP_ROUTES, pathWith, profileIdIn } from '../../core/flow/app-routes.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { ok } from '../../core/domain/result.ts';
import type { Profile, ProfileSummary } from '../../core/domain/profile.ts';
import { knownOf, newProfileForm, profileForm } from '../../core/use-cases/profile/profile-form.ts';
import { deletionObstacle, removalForm } from '../../core/use-cases/profile/remove-profile.ts';
import { profileScreen, savedProfileScreen } from './person-form-screen.ts';
import {
  openOn,
  page,
  personCalled,
  type Buttons,
  type ScreenDeps,
  type ScreensByRoute,
  type TerminalScreen,
} from './terminal-screen.ts';

/** The form of a new profile, or of the one that the path names. */
function openProfile(deps: ScreenDeps): TerminalScreen {
  const { runner, account, path } = deps;
  const profileId = profileIdIn(path);
  const screenOf = (spec: ReturnType<typeof profileForm>) => profileScreen(deps, spec, 'save-profile');
  const today = () => runner.moment().today;
  const formOf = (profile: Profile) =>
    profileForm(knownOf(profile), today, (entered) => account.profiles.save(profile, entered));
  if (profileId !== null) return savedProfileScreen(deps, profileId, formOf, screenOf);
  return screenOf(newProfileForm(runner.current(), today, account.profiles.saveNew));
}

/** The profiles to choose from: asked for anew, and known from before meanwhile. */
function openPeople({ runner, account }: ScreenDeps, onSelect: (profile: ProfileSummary) => void) {
  const desk = account.profiles.openList();
  const loading = desk.load();
  return {
    settled: () => loading,
    errors: () => desk.state().errors.map(({ code }) => code),
    again: (): Buttons => (desk.state().errors.length > 0 ? { 'try-again': () => desk.load() } : {}),
    select: (name: string): Played => {
      const chosen = personCalled(runner.current(), name);
      if (chosen === null) return notPlayed(`There is no profile of ${name}.`);
      onSelect(chosen);
      return PLAYED;
    },
  };
}

function editProfileSelection(deps: ScreenDeps): TerminalScreen {
  const people = openPeople(deps, ({ profileId }) => deps.open(pathWith(APP_ROUTES.editProfile, profileId)));
  return { ...people, form: () => null, buttons: people.again };
}

/** Deleting a profile: chosen, asked about, deleted. */
function deleteProfile(deps: ScreenDeps): TerminalScreen {
  const { runner, account } = deps;
  const form = openOn(
    deps,
    removalForm(() => runner.current()),
  );
  let isAsked = false;
  const people = openPeople(deps, ({ profileId }) => form.type('selectedProfileId', profileId));
  const ask = async (): Promise<void> => {
    isAsked = await form.submit();
  };
  const end = (): void => {
    isAsked = false;
  };
  const remove = async (): Promise<void> => {
    await form.also(async () => {
      const answer = await account.profiles.remove(form.state().values.selectedProfileId);
      return !answer.ok && answer.error.code === 'PROFILE_NOT_FOUND' ? ok(undefined) : answer;
    }, 'selectedProfileId');
    end();
  };
  const asking = (): Buttons => {
    const { identity } = runner.current();
    const canGo = identity.profiles.some(({ profileId }) => deletionObstacle(runner.current(), profileId) === null);
    return canGo ? { 'delete-profile': ask } : {};
  };
  return {
    ...people,
    form: () => form,
    buttons: () => (isAsked ? { 'confirm-delete': remove, 'keep-profile': end } : { ...asking(), ...people.again() }),
  };
}

/** The screens of an account's profiles (product.md section 2). */
export const PROFILE_SCREENS: ScreensByRoute = {
  profileManagement: ({ open }) =>
    page({
      'add-profile': () => open(APP_ROUTES.addProfile),
      'edit-profile': () => open(APP_ROUTES.editProfileSelection),
      'change-password': () => open(APP_ROUTES.changePassword),
      'delete-profile': () => open(APP_ROUTES.deleteProfile),
      'two-factor-devices': () => open(APP_ROUTES.otpDevices),
    }),
  addProfile: ({ open }) => page({ next: () => open(APP_ROUTES.newProfile) }),
  newProfile: openProfile,
  profile: openProfile,
  editProfile: openProfile,
  editProfileSelection,
  deleteProfile,
};
