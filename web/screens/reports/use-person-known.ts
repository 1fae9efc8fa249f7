import { useEffect, useState } from 'react';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import { personFormOf } from '../../../core/domain/person-form-of.ts';
import type { Profile } from '../../../core/domain/profile.ts';
import { testedProfile } from '../../../core/flow/tested-profile.ts';
import { knownOfSummary, type PersonKnown } from '../../../core/report/report-preview.ts';
import { useSteps, type StepServices } from '../test-steps/step-services.ts';

async function fetchProfile(loadAccount: StepServices['loadAccount'], profileId: string): Promise<Profile | null> {
  try {
    const { actions } = await loadAccount();
    const desk = actions.profiles.open(profileId);
    await desk.load();
    return desk.state().value;
  } catch {
    return null;
  }
}

/**
 * What is known of the tested person before the form about them: what a guest typed so far, or an account's profile. That is fetched
 * once it is wanted; until it is there, and without a network, what this device knows of it.
 */
export function usePersonKnown(isWanted: boolean): PersonKnown & { readonly isWhole: boolean } {
  const { store, loadAccount } = useSteps();
  const { identity } = store;
  const profileId = identity.isGuestLogin ? null : store.session.selectedProfileId;
  const [fetched, setFetched] = useState<Profile | null>(null);
  useEffect(() => {
    if (!isWanted || profileId === null) return undefined;
    let isShown = true;
    void fetchProfile(loadAccount, profileId).then((profile) => isShown && setFetched(profile));
    return () => {
      isShown = false;
    };
  }, [isWanted, profileId, loadAccount]);
  if (fetched !== null) return { form: personFormOf(fetched), blanks: 'stay', isWhole: true };
  const tested = testedProfile(store);
  if (tested !== null) return { ...knownOfSummary(tested), isWhole: false };
  return { form: identity.isGuestLogin ? identity.guestForm : EMPTY_GUEST_FORM, blanks: 'toCome', isWhole: true };
}
