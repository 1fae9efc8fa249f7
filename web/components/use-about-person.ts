import { useTranslation } from 'react-i18next';
import { ageToday, fullName, type ProfileSummary } from '../../core/domain/profile.ts';
import type { SessionStore } from '../stores/session-store.ts';

/** Returns a function that lists what tells a person from others: the age today, if known, and for a person without a name the ZIP code. */
export function useAboutPerson({ moment }: SessionStore): (person: ProfileSummary) => readonly string[] {
  const { t } = useTranslation();
  const ageOf = (person: ProfileSummary): readonly string[] => {
    const age = ageToday(person, moment.today);
    if (age === null) return [];
    if (age === 0) return [t('people.age.baby')];
    return [age === 1 ? t('people.age.one') : t('people.age.many', { age })];
  };
  return (person) => {
    const { zipCode } = person;
    const isZipShown = fullName(person) === '' && zipCode !== '';
    return [...ageOf(person), ...(isZipShown ? [t('people.zip', { zip: zipCode })] : [])];
  };
}
