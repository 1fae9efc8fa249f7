import { useTranslation } from 'react-i18next';
import { fullName, type ProfileSummary } from '../../core/domain/profile.ts';

type Names = Pick<ProfileSummary, 'firstName' | 'lastName'>;

/** Returns a function that formats a person's name for the screens. Without a date of birth there is no name either. */
export function usePersonName(): (names: Names) => string {
  const { t } = useTranslation();
  return (names) => fullName(names) || t('people.unnamed');
}
