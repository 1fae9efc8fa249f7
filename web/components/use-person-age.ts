import { useTranslation } from 'react-i18next';
import { ageToday, type ProfileSummary } from '../../core/domain/profile.ts';
import type { SessionStore } from '../stores/session-store.ts';

type Birth = Pick<ProfileSummary, 'dateOfBirth' | 'age'>;

/** Returns a function that formats a person's age today; undefined if the birth date or age is unknown. */
export function usePersonAge({ moment }: SessionStore): (birth: Birth) => string | undefined {
  const { t } = useTranslation();
  return (birth) => {
    const age = ageToday(birth, moment.today);
    if (age === null) return undefined;
    if (age === 0) return t('people.age.baby');
    return age === 1 ? t('people.age.one') : t('people.age.many', { age });
  };
}
