import { observer } from 'mobx-react-lite';
import { resultReadyTexts } from '../../../../core/step-texts/wait-texts.ts';
import { ClockNote } from '../parts/clock-note.tsx';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The wait is over; shows until when the lines can be read. */
export const ResultReadyStep = observer(function ResultReadyStep() {
  const texts = useStepTexts();
  const by = useShownTexts(resultReadyTexts).text('.by');
  return (
    <StepPage>
      <ClockNote />
      {by !== null && <p className="step-meaning">{by}</p>}
      <PointList points={texts.list('points')} />
    </StepPage>
  );
});
