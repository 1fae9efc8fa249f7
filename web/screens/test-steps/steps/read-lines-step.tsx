import { observer } from 'mobx-react-lite';
import { FormPage } from '../parts/form-page.tsx';
import { ResultChoice } from '../parts/result-choice.tsx';
import { TestTimeFields } from '../parts/test-time-fields.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { InstructionStep } from './instruction-step.tsx';

/** How to read the lines; if the step asks for it, also which result they showed and when. */
export const ReadLinesStep = observer(function ReadLinesStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  if (store.row?.nextIf !== 'resultAndTimeGiven') return <InstructionStep />;
  return (
    <FormPage formKey="" isPictureLast>
      <ResultChoice legend={texts.own('title')} isLegendHidden />
      <TestTimeFields />
    </FormPage>
  );
});
