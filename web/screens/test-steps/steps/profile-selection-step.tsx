import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { profileSelectionTexts } from '../../../../core/step-texts/start-texts.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { PersonChoice } from '../../../components/person-choice.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** Refetches the profiles, since another device may have changed them. On failure the cached ones stay. */
function useFreshProfiles(): void {
  const { loadAccount } = useSteps();
  useEffect(() => {
    const ask = async (): Promise<void> => (await loadAccount()).actions.profiles.openList().load();
    void ask().catch(() => undefined);
  }, [loadAccount]);
}

/** Which of the account's profiles takes the test. Not shown to guests. */
export const ProfileSelectionStep = observer(function ProfileSelectionStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const shown = useShownTexts(profileSelectionTexts);
  useFreshProfiles();
  const { profiles } = store.identity;
  const select = (profileId: string): void => {
    const profile = profiles.find((candidate) => candidate.profileId === profileId);
    if (profile !== undefined) store.send({ type: 'profileSelected', profile });
  };
  if (shown.has('.create')) {
    const create = (
      <ButtonLink variant="primary" press="create-profile">
        {texts.own('create')}
      </ButtonLink>
    );
    return <StepPage lead={shown.text('lead')} actions={create} />;
  }
  return (
    <StepPage>
      <PersonChoice
        store={store}
        legend={texts.own('title')}
        value={store.session.selectedProfileId}
        onChange={select}
      />
    </StepPage>
  );
});
