import { observer } from 'mobx-react-lite';
import { Amount } from '../parts/amount.tsx';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useStepTexts } from '../use-step-texts.ts';

const Instruction = observer(function Instruction({ isSequence }: { readonly isSequence: boolean }) {
  const texts = useStepTexts();
  const amount = texts.maybe('amount');
  const note = texts.maybe('missingPart');
  return (
    <StepPage>
      {amount !== null && <Amount text={amount} />}
      <PointList points={texts.list('points')} isSequence={isSequence} />
      {note !== null && <p className="step-note">{note}</p>}
    </StepPage>
  );
});

/** A step with instructions: one lead, the key number, a few points. */
export function InstructionStep() {
  return <Instruction isSequence={false} />;
}

/** An instruction step whose points are numbered. */
export function SequenceStep() {
  return <Instruction isSequence />;
}
