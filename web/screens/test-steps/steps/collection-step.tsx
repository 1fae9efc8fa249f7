import { observer } from 'mobx-react-lite';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

const SWABBERS = ['self', 'other'] as const;

/** The choice of who swabs whose nose. */
export const CollectionStep = observer(function CollectionStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const { isSelfCollecting } = store.session;
  return (
    <StepPage isPictureLast>
      <RadioGroup
        legend={texts.own('title')}
        isLegendHidden
        name="isSelfCollecting"
        value={isSelfCollecting === null ? null : isSelfCollecting ? 'self' : 'other'}
        options={SWABBERS.map((swabber) => ({
          value: swabber,
          label: texts.own(`options.${swabber}.label`),
          help: texts.own(`options.${swabber}.help`),
        }))}
        onChange={(swabber) => store.send({ type: 'collectionChosen', isSelfCollecting: swabber === 'self' })}
      />
    </StepPage>
  );
});
