import { observer } from 'mobx-react-lite';
import { ResultChoice } from '../parts/result-choice.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { InstructionStep } from './instruction-step.tsx';

/** How to read the lines; where the row asks for it, which result they show. */
export const ReadLinesStep = observer(function ReadLinesStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  if (store.row?.gate !== 'resultChosen') return <InstructionStep />;
  return (
    <StepPage>
      <ResultChoice legend={texts.own('title')} isLegendHidden />
    </StepPage>
  );
});
