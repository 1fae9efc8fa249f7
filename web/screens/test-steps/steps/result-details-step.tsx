import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ageToday } from '../../../../core/domain/profile.ts';
import { testedProfile } from '../../../../core/flow/tested-profile.ts';
import { takenOnce } from '../../../../core/flow/tested-once.ts';
import { invalidReason, reportedLines } from '../../../../core/domain/reported-lines.ts';
import { Screen } from '../../../components/screen.tsx';
import { ResultFacts } from '../../results/result-facts.tsx';
import { ResultSheet } from '../../results/result-sheet.tsx';
import { RetestDays } from '../../results/retest-days.tsx';
import { NextButton } from '../parts/next-button.tsx';
import { ReportedLinesFigure } from '../parts/reported-lines-figure.tsx';
import { StepTop } from '../parts/step-top.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The new result, as it can be read again later. Next stands after the advice and does not cover it. */
export const ResultDetailsStep = observer(function ResultDetailsStep() {
  const { t } = useTranslation();
  const { store, actions, loadCalendar } = useSteps();
  const texts = useStepTexts();
  const { session, moment } = store;
  const { testId, isSelfCollecting } = session;
  const profile = testedProfile(store);
  const lines = reportedLines(session);
  const reason = lines === null ? null : invalidReason(lines);
  const shown = {
    ...takenOnce(store),
    name: `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim(),
    isReaders: profile === null ? isSelfCollecting !== false : profile.isDefaultProfile,
    age: profile === null ? null : ageToday(profile, moment.today),
    utcOffset: null,
    testId,
  };
  const top = (
    <>
      <StepTop />
      <ResultFacts shown={shown} />
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
        reason={reason === null ? null : <p>{t(`lines.reasons.${reason}`)}</p>}
      />
    </Screen>
  );
});
