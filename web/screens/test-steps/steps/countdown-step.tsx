import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { testedKit } from '../../../../core/flow/timers.ts';
import { countdownTexts } from '../../../../core/step-texts/wait-texts.ts';
import { TimeRemaining } from '../../../components/time-remaining.tsx';
import { AlertSettings, MissingAlert } from '../parts/alert-settings.tsx';
import { ClockNote } from '../parts/clock-note.tsx';
import { PointList } from '../parts/point-list.tsx';
import { StepOffers } from '../parts/step-offers.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { StepBody } from '../parts/step-picture.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The wait. The patient can put the phone down; at zero the flow continues by itself. */
export const CountdownStep = observer(function CountdownStep() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const readyAt = useShownTexts(countdownTexts).text('.readyAt');
  const share = (store.secondsLeft ?? 0) / (testedKit(store).waitMs / 1000);
  return (
    <StepPage hasPicture={false}>
      <div className="wait">
        <TimeRemaining label={t('timer.label')} time={store.timeLeft ?? ''} share={share} />
        {readyAt !== null && <p className="step-ready">{readyAt}</p>}
      </div>
      <MissingAlert />
      <ClockNote />
      <StepOffers />
      <AlertSettings />
      <StepBody hasPicture>
        <PointList points={texts.list('points')} />
      </StepBody>
    </StepPage>
  );
});
