import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { TEST_RESULTS } from '../../../../core/domain/choice-lists.ts';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

interface ResultChoiceProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
}

/** The choice between positive, negative and invalid. */
export const ResultChoice = observer(function ResultChoice({ legend, isLegendHidden = false }: ResultChoiceProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  return (
    <RadioGroup
      name="result"
      legend={legend}
      isLegendHidden={isLegendHidden}
      value={store.session.result}
      options={TEST_RESULTS.map((result) => {
        const help = texts.maybe(`options.${result}`);
        return { value: result, label: t(`choices.result.${result}`), ...(help === null ? {} : { help }) };
      })}
      onChange={(result) => store.send({ type: 'resultChosen', result })}
    />
  );
});
