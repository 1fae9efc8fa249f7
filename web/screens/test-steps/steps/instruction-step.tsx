import { observer } from 'mobx-react-lite';
import { PointList } from '../parts/point-list.tsx';
import { StepAmount, StepOffers } from '../parts/step-offers.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useCount } from '../use-count.ts';
import { useStepTexts } from '../use-step-texts.ts';

const Instruction = observer(function Instruction({ isSequence }: { readonly isSequence: boolean }) {
  const texts = useStepTexts();
  const amount = texts.maybe('amount');
  const note = texts.maybe('missingPart');
  const count = useCount();
  return (
    <StepPage count={count}>
      {amount !== null && <StepAmount text={amount} count={count} />}
      <PointList points={texts.list('points')} isSequence={isSequence} />
      {note !== null && <p className="step-note">{note}</p>}
      <StepOffers />
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
