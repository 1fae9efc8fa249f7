import { observer } from 'mobx-react-lite';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** Which of an account's people takes the test. Guests never see it. */
export const ProfileSelectionStep = observer(function ProfileSelectionStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const { profiles } = store.identity;
  const select = (profileId: string): void => {
    const profile = profiles.find((candidate) => candidate.profileId === profileId);
    if (profile !== undefined) store.send({ type: 'profileSelected', profile });
  };
  if (profiles.length === 0) return <StepPage lead={texts.own('none')} />;
  return (
    <StepPage>
      <RadioGroup
        legend={texts.own('title')}
        isLegendHidden
        name="selectedProfileId"
        value={store.session.selectedProfileId}
        options={profiles.map(({ profileId, firstName, lastName }) => ({
          value: profileId,
          label: `${firstName} ${lastName}`.trim(),
        }))}
        onChange={select}
      />
    </StepPage>
  );
});
