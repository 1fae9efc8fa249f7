import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { flowProgress } from '../../../../core/flow/flow-progress.ts';
import { BackArrow } from '../../../components/back-arrow.tsx';
import { Callout } from '../../../components/callout.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { TimeRemaining } from '../../../components/time-remaining.tsx';
import { useSteps } from '../step-services.ts';
import { RescueHelp } from './rescue-help.tsx';

/** The top of a step: the back arrow, the stage of the test, the place of the page in the step, the time left to read the result, and help when something went wrong. */
export const StepTop = observer(function StepTop({ place }: { readonly place?: string | undefined }) {
  const { store, goBack } = useSteps();
  const { t } = useTranslation();
  const { timeLeft, readingWarning, row } = store;
  const progress = flowProgress(store.session);
  return (
    <>
      {store.canGoBack && <BackArrow onBack={goBack} />}
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
      {place !== undefined && <p className="step-place">{place}</p>}
      {row?.timer === 'reading' && timeLeft !== null && <TimeRemaining label={t('timer.label')} time={timeLeft} />}
      {row?.rescue !== undefined && <RescueHelp />}
      {readingWarning !== null && (
        <Callout kind="warning">{t('steps.result-ready.secondsLeft', { seconds: String(readingWarning) })}</Callout>
      )}
    </>
  );
});
