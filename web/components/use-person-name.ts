import { useTranslation } from 'react-i18next';
import type { ProfileSummary } from '../../core/domain/profile.ts';

type Names = Pick<ProfileSummary, 'firstName' | 'lastName'>;

/** What a person is called on the screens. Who gives no date of birth has no name either. */
export function usePersonName(): (names: Names) => string {
  const { t } = useTranslation();
  return ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || t('people.unnamed');
}
