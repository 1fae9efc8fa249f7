import { useEffect, useState } from 'react';
import type { Profile } from '../../../../core/domain/profile.ts';
import { knownPerson } from '../../../../core/report/known-person.ts';
import type { KnownPerson } from '../../../../core/report/report-preview.ts';
import { QueryStore } from '../../../stores/query-store.ts';
import type { AccountServices } from '../../../wiring/services.ts';
import { useSteps } from '../step-services.ts';

/**
 * What is known of the tested person before the form; an account's profile is fetched if `isWanted`. The calling
 * component has to be an observer.
 */
export function usePersonKnown(isWanted: boolean): KnownPerson {
  const { store, loadAccount } = useSteps();
  const { identity } = store;
  const profileId = identity.isGuestLogin ? null : store.session.selectedProfileId;
  const [profile, setProfile] = useState<QueryStore<Profile> | null>(null);
  useEffect(() => {
    if (!isWanted || profileId === null) return undefined;
    let isShown = true;
    const fetchProfile = ({ actions }: AccountServices): void => {
      if (!isShown) return;
      const store = new QueryStore(actions.profiles.open(profileId));
      store.load();
      setProfile(store);
    };
    loadAccount().then(fetchProfile, () => undefined);
    return () => {
      isShown = false;
    };
  }, [isWanted, profileId, loadAccount]);
  return knownPerson(store.snapshot, profile?.value ?? null);
}
