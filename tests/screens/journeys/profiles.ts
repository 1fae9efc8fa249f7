import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import { picturesOf, type Journey } from '../journey.ts';

const NEW_PERSON = { firstName: 'Eva', lastName: 'Ruiz', dateOfBirth: '02/14/1951', zipCode: '94110' };

async function addProfile({ capture, goTo, press, enter }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.addProfile);
  await capture('profile-information');
  await press('next');
  await capture('new-profile');
  await enter(NEW_PERSON);
  await press('save-profile');
}

async function changeProfile({ capture, goTo, press, failNext, page }: ScreenshotSession): Promise<void> {
  // A reloaded page fetches the profiles too. Coming from the settings, only the list fetches them.
  await goTo(APP_ROUTES.profileManagement);
  await failNext('getAllProfiles');
  await press('edit-profile');
  await capture('profile-choice-failed');
  await press('try-again');
  await capture('profile-choice');
  const first = page.locator('[data-press="edit-person"]').first();
  const path = (await first.getAttribute('href')) ?? '';
  await press('edit-person');
  await capture('edit-profile');
  await failNext('getProfile');
  await goTo(path);
  await capture('edit-profile-failed');
  await goTo(pathWith(APP_ROUTES.profile, 'no-such-profile'));
  await capture('edit-profile-missing');
}

async function deleteProfile({ capture, goTo, press, enter, failNext, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.deleteProfile);
  await press('delete-profile');
  await capture('delete-profile-refused');
  const selectedProfileId = await page.getByRole('radio').last().getAttribute('value');
  await enter({ selectedProfileId });
  await capture('delete-profile');
  await press('delete-profile');
  await capture('delete-profile-dialog');
  await failNext('deleteProfile');
  await press('confirm-delete');
  await capture('delete-profile-failed');
  await press('delete-profile', 'confirm-delete');
  await capture('delete-profile-done');
}

/** A user adds a profile, views another one, and deletes the new one. */
export const PROFILE_JOURNEYS: readonly Journey[] = [
  {
    pictures: picturesOf({
      'profile-management': 'profileManagement',
      'profile-information': 'addProfile',
      'new-profile': 'newProfile',
      'profile-choice-failed': 'editProfileSelection',
      'profile-choice': 'editProfileSelection',
      'edit-profile': 'editProfile',
      'edit-profile-failed': 'editProfile',
      'edit-profile-missing': 'profile',
      'delete-profile-refused': 'deleteProfile',
      'delete-profile': 'deleteProfile',
      'delete-profile-dialog': 'deleteProfile',
      'delete-profile-failed': 'deleteProfile',
      'delete-profile-done': 'deleteProfile',
    }),
    run: async (user) => {
      const { capture, goTo, enter, press, page } = user;
      await goTo(APP_ROUTES.login);
      await enter({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD });
      await press('log-in');
      await page.waitForSelector('[data-press="start-testing"]');
      await press('profile-management');
      await capture('profile-management');
      await addProfile(user);
      await changeProfile(user);
      await deleteProfile(user);
    },
  },
];
