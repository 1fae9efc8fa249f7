import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { flowProgress } from '../../../../core/flow/flow-progress.ts';
import { topTexts } from '../../../../core/step-texts/frame-texts.ts';
import { BackArrow } from '../../../components/back-arrow.tsx';
import { Callout } from '../../../components/callout.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { TimeRemaining } from '../../../components/time-remaining.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { RescueHelp } from './rescue-help.tsx';

/** The top of a step: the back arrow, the stage of the test, the place of the page in the step, the time left to read the result, and help when something went wrong. */
export const StepTop = observer(function StepTop() {
  const { store, goBack } = useSteps();
  const { t } = useTranslation();
  const { timeLeft } = store;
  const shown = useShownTexts(topTexts);
  const [place, warning] = [shown.text('.pages.place'), shown.text('steps.result-ready.secondsLeft')];
  const progress = flowProgress(store.session);
  return (
    <>
      {shown.has('frame.back') && <BackArrow onBack={goBack} />}
      {progress !== null && (
        <ProgressBar
          label={t('progress.label')}
          showAll={t('progress.showAll')}
          stages={progress.stages.map((stage, index) => ({
            name: t(`progress.stages.${stage}`),
            share: progress.shares[index] ?? 0,
          }))}
          current={progress.stages.indexOf(progress.stage)}
          isNamed={progress.isStarted}
          done={progress.done}
          total={progress.total}
        />
      )}
      {place !== null && <p className="step-place">{place}</p>}
      {shown.has('time') && <TimeRemaining label={t('timer.label')} time={timeLeft ?? ''} />}
      {shown.has('rescue.open') && <RescueHelp />}
      {warning !== null && <Callout kind="warning">{warning}</Callout>}
    </>
  );
});
