import { observer } from 'mobx-react-lite';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useStepTexts } from '../use-step-texts.ts';

/** A step that says what to do or to know: one lead, the number that matters, a few points. */
export const InstructionStep = observer(function InstructionStep() {
  const texts = useStepTexts();
  const amount = texts.maybe('amount');
  const note = texts.maybe('missingPart');
  return (
    <StepPage>
      {amount !== null && <p className="step-amount">{amount}</p>}
      <PointList points={texts.list('points')} />
      {note !== null && <p className="step-note">{note}</p>}
    </StepPage>
  );
});
