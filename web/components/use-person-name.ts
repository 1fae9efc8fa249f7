import { useTranslation } from 'react-i18next';
import { shownName, type ProfileSummary } from '../../core/domain/profile.ts';

type Names = Pick<ProfileSummary, 'firstName' | 'lastName' | 'label'>;

/** Returns a function that formats a person's name for the screens. A person without one has the label of the account, if any. */
export function usePersonName(): (names: Names) => string {
  const { t } = useTranslation();
  return (names) => shownName(names) || t('people.unnamed');
}
