import { ClockNote } from '../parts/clock-note.tsx';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useStepTexts } from '../use-step-texts.ts';

/** The wait is over, and the reading window runs. */
export function ResultReadyStep() {
  const texts = useStepTexts();
  return (
    <StepPage>
      <ClockNote />
      <PointList points={texts.list('points')} />
    </StepPage>
  );
}
