import { observer } from 'mobx-react-lite';
import { INVALID_REASON, invalidReasonTexts, newResult } from '../../../../core/step-texts/result-texts.ts';
import { Screen } from '../../../components/screen.tsx';
import { ResultSummary } from '../../results/result-summary.tsx';
import { ResultSheet } from '../../results/result-sheet.tsx';
import { useKnownResults } from '../parts/use-known-results.ts';
import { RetestDays } from '../../results/retest-days.tsx';
import { NextButton } from '../parts/next-button.tsx';
import { ReportedLinesFigure } from '../parts/reported-lines-figure.tsx';
import { StepTop } from '../parts/step-top.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The new result, as it can be read again later. Next stands after the advice and does not cover it. */
export const ResultDetailsStep = observer(function ResultDetailsStep() {
  const { store, actions, loadCalendar } = useSteps();
  const texts = useStepTexts();
  const { session, moment } = store;
  const shown = newResult(store.snapshot, moment, useKnownResults());
  const reason = useShownTexts(invalidReasonTexts).text(INVALID_REASON);
  const top = (
    <>
      <StepTop />
      <ResultSummary shown={shown} />
    </>
  );
  return (
    <Screen top={top} actionsStay={false} actions={<NextButton onPress={() => actions.pressNext()} />}>
      <ResultSheet
        shown={shown}
        page={texts.own('title')}
        now={moment.now}
        loadCalendar={loadCalendar}
        RetestDays={RetestDays}
        lines={<ReportedLinesFigure session={session} />}
        reason={reason === null ? null : <p>{reason}</p>}
      />
    </Screen>
  );
});
