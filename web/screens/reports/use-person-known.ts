import { useEffect, useState } from 'react';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import { personFormOf } from '../../../core/domain/person-form-of.ts';
import type { Profile } from '../../../core/domain/profile.ts';
import { testedProfile } from '../../../core/flow/tested-profile.ts';
import { knownOfSummary, type PersonKnown } from '../../../core/report/report-preview.ts';
import { QueryStore } from '../../stores/query-store.ts';
import type { AccountServices } from '../../wiring/services.ts';
import { useSteps } from '../test-steps/step-services.ts';

/**
 * What is known of the tested person before the form about them: what a guest typed so far, or an account's profile. That is fetched
 * once it is wanted; until it is there, and without a network, what this device knows of it. For observers.
 */
export function usePersonKnown(isWanted: boolean): PersonKnown & { readonly isWhole: boolean } {
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
  const fetched = profile?.value ?? null;
  if (fetched !== null) return { form: personFormOf(fetched), blanks: 'stay', isWhole: true };
  const tested = testedProfile(store);
  if (tested !== null) return { ...knownOfSummary(tested), isWhole: false };
  return { form: identity.isGuestLogin ? identity.guestForm : EMPTY_GUEST_FORM, blanks: 'toCome', isWhole: true };
}
