import { ageOn } from '../../core/domain/age.ts';
import { parseUsDate, type CalendarDate } from '../../core/domain/calendar-date.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import type { ScenarioProfile } from '../../core/scenarios/scenario.ts';

const GROUP = 'group-1';

/** The account that a scenario plays as. */
export const SCENARIO_USER: CurrentUser = {
  uuid: 'user-1',
  username: 'scenario@clearline.example',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'scenario@clearline.example',
  user_groups: [GROUP],
};

function ageOf({ form }: ScenarioProfile, today: CalendarDate): number | null {
  const born = parseUsDate(form.dateOfBirth ?? '');
  if (born !== null) return ageOn(born, today);
  return form.age === undefined || form.age === '' ? null : Number(form.age);
}

/** Its profiles, as the test flow knows them. */
export function scenarioProfiles(profiles: readonly ScenarioProfile[], today: CalendarDate): readonly ProfileSummary[] {
  return profiles.map((profile, index) => ({
    profileId: `profile-${index + 1}`,
    userGroupId: GROUP,
    firstName: profile.form.firstName ?? '',
    lastName: profile.form.lastName ?? '',
    age: ageOf(profile, today),
    isDefaultProfile: index === 0,
    consentToReport: profile.consentToReport,
  }));
}
