import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import type { ScreenshotSession } from '../sitting.ts';
import { picturesOf, type Walk } from '../walk.ts';

const NEW_PERSON = { firstName: 'Eva', lastName: 'Ruiz', dateOfBirth: '02/14/1951', zipCode: '94110' };

async function addProfile({ shoot, goTo, press, enter }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.addProfile);
  await shoot('profile-information');
  await press('next');
  await shoot('new-profile');
  await enter(NEW_PERSON);
  await press('save-profile');
}

async function changeProfile({ shoot, goTo, press, failNext, page }: ScreenshotSession): Promise<void> {
  // A page that is opened anew asks for the profiles by itself, too; from the settings on, the list alone does.
  await goTo(APP_ROUTES.profileManagement);
  await failNext('getAllProfiles');
  await press('edit-profile');
  await shoot('profile-choice-failed');
  await press('try-again');
  await shoot('profile-choice');
  const first = page.locator('[data-press="edit-person"]').first();
  const path = (await first.getAttribute('href')) ?? '';
  await press('edit-person');
  await shoot('edit-profile');
  await failNext('getProfile');
  await goTo(path);
  await shoot('edit-profile-failed');
  await goTo(pathWith(APP_ROUTES.profile, 'no-such-profile'));
  await shoot('edit-profile-missing');
}

async function deleteProfile({ shoot, goTo, press, enter, failNext, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.deleteProfile);
  await press('delete-profile');
  await shoot('delete-profile-refused');
  const selectedProfileId = await page.getByRole('radio').last().getAttribute('value');
  await enter({ selectedProfileId });
  await shoot('delete-profile');
  await press('delete-profile');
  await shoot('delete-profile-dialog');
  await failNext('deleteProfile');
  await press('confirm-delete');
  await shoot('delete-profile-failed');
  await press('delete-profile', 'confirm-delete');
  await shoot('delete-profile-done');
}

/** Somebody who adds a profile, looks at another one, and deletes the new one again. */
export const PROFILE_WALKS: readonly Walk[] = [
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
    go: async (sitting) => {
      const { shoot, goTo, enter, press, page } = sitting;
      await goTo(APP_ROUTES.login);
      await enter({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD });
      await press('log-in');
      await page.waitForSelector('[data-press="start-testing"]');
      await press('profile-management');
      await shoot('profile-management');
      await addProfile(sitting);
      await changeProfile(sitting);
      await deleteProfile(sitting);
    },
  },
];
