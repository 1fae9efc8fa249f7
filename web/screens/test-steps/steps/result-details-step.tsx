import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ageToday } from '../../../../core/domain/profile.ts';
import { testedProfile } from '../../../../core/flow/tested-profile.ts';
import { takenOnce } from '../../../../core/flow/tested-once.ts';
import { invalidReason, reportedLines } from '../../../../core/domain/reported-lines.ts';
import { ResultSheet } from '../../results/result-sheet.tsx';
import { ReportedLinesFigure } from '../parts/reported-lines-figure.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';

/** The new result, as it can be read again later. */
export const ResultDetailsStep = observer(function ResultDetailsStep() {
  const { t } = useTranslation();
  const { store, loadCalendar } = useSteps();
  const { session, moment } = store;
  const { testId, isSelfCollecting } = session;
  const profile = testedProfile(store);
  const lines = reportedLines(session);
  const reason = lines === null ? null : invalidReason(lines);
  return (
    <StepPage>
      <ResultSheet
        shown={{
          ...takenOnce(store),
          name: `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim(),
          isReaders: profile === null ? isSelfCollecting !== false : profile.isDefaultProfile,
          age: profile === null ? null : ageToday(profile, moment.today),
          utcOffset: null,
          testId,
        }}
        factsOn="paper"
        now={moment.now}
        loadCalendar={loadCalendar}
        lines={<ReportedLinesFigure session={session} />}
        reason={reason !== null && <p>{t(`lines.reasons.${reason}`)}</p>}
      />
    </StepPage>
  );
});
