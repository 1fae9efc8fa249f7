import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../../components/back-arrow.tsx';
import { Callout } from '../../../components/callout.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { TimeRemaining } from '../../../components/time-remaining.tsx';
import { useSteps } from '../step-services.ts';
import { RescueHelp } from './rescue-help.tsx';

/** The top of a step: the back arrow, the stage of the test, the time left to read the result, and help when something went wrong. */
export const StepTop = observer(function StepTop() {
  const { store, goBack } = useSteps();
  const { t } = useTranslation();
  const { progress, timeLeft, readingWarning, row } = store;
  const stages = progress?.stages ?? [];
  return (
    <>
      {store.canGoBack && <BackArrow onBack={goBack} />}
      {progress !== null && (
        <ProgressBar
          label={t('progress.label')}
          showAll={t('progress.showAll')}
          stages={stages.map((stage) => t(`progress.stages.${stage}`))}
          current={stages.indexOf(progress.stage)}
          done={progress.done}
          total={progress.total}
        />
      )}
      {row?.timer === 'reading' && timeLeft !== null && <TimeRemaining label={t('timer.label')} time={timeLeft} />}
      {row?.rescue !== undefined && <RescueHelp />}
      {readingWarning !== null && (
        <Callout kind="warning">{t('steps.result-ready.secondsLeft', { seconds: String(readingWarning) })}</Callout>
      )}
    </>
  );
});
