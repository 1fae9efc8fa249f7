import { observer } from 'mobx-react-lite';
import { confirmResultTexts } from '../../../../core/step-texts/read-texts.ts';
import { ResultChoice } from '../parts/result-choice.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** Confirms or changes the result that follows from the answers or was chosen. */
export const ConfirmResultStep = observer(function ConfirmResultStep() {
  const texts = useStepTexts();
  const shown = useShownTexts(confirmResultTexts);
  const [meaning, reason] = [shown.text('.answersMean'), shown.text('reason')];
  const changed = shown.text('.changed');
  return (
    <StepPage isPictureLast lead={shown.text('lead')}>
      {meaning !== null && <p className="step-meaning">{meaning}</p>}
      {reason !== null && <p>{reason}</p>}
      {changed !== null && <p>{changed}</p>}
      <ResultChoice legend={texts.own('question')} />
    </StepPage>
  );
});
