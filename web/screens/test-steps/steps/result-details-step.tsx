import { observer } from 'mobx-react-lite';
import { testedProfile } from '../../../../core/flow/tested-profile.ts';
import { ResultSheet } from '../../results/result-sheet.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';

/** The result just taken, as it can be read again later on. */
export const ResultDetailsStep = observer(function ResultDetailsStep() {
  const { store, loadCalendar } = useSteps();
  const { session, moment } = store;
  const { result, isSymptomatic, analysedAt, testId, isSelfCollecting } = session;
  const profile = testedProfile(store);
  return (
    <StepPage>
      <ResultSheet
        shown={{
          result: result ?? 'invalid',
          isSymptomatic,
          analysedAt: analysedAt ?? moment.now,
          name: `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim(),
          isReaders: profile === null ? isSelfCollecting !== false : profile.isDefaultProfile,
          utcOffset: null,
          testId,
        }}
        factsOn="paper"
        now={moment.now}
        loadCalendar={loadCalendar}
      />
    </StepPage>
  );
});
