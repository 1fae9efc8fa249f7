import { observer } from 'mobx-react-lite';
import { useClockTime } from '../../../texts/clock-time.ts';
import { useSteps } from '../step-services.ts';
import { ClockNote } from '../parts/clock-note.tsx';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useStepTexts } from '../use-step-texts.ts';

/** The wait is over; shows until when the lines can be read. */
export const ResultReadyStep = observer(function ResultReadyStep() {
  const { store } = useSteps();
  const clockTime = useClockTime();
  const texts = useStepTexts();
  const endsAt = store.session.expirationTimerEndTime;
  return (
    <StepPage>
      <ClockNote />
      {endsAt !== null && <p className="step-meaning">{texts.own('by', { time: clockTime(endsAt) })}</p>}
      <PointList points={texts.list('points')} />
    </StepPage>
  );
});
