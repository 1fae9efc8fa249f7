import { useEffect, useState } from 'react';
import { EMPTY_GUEST_FORM } from '../../../../core/domain/guest-form.ts';
import { personFormOf } from '../../../../core/domain/person-form-of.ts';
import type { Profile } from '../../../../core/domain/profile.ts';
import { testedProfile } from '../../../../core/flow/tested-profile.ts';
import { knownOfSummary, type PersonKnown } from '../../../../core/report/report-preview.ts';
import { QueryStore } from '../../../stores/query-store.ts';
import type { AccountServices } from '../../../wiring/services.ts';
import { useSteps } from '../step-services.ts';

/**
 * What is known of the tested person before the form: a guest's answers so far, or an account's profile, which is
 * fetched if `isWanted`. Until it arrives, and offline, uses what the browser has stored. The calling component has to
 * be an observer.
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
