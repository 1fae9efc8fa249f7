import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ageToday } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import { APP_ROUTES, parameterOf } from '../../../core/flow/app-routes.ts';
import { recordedOnce } from '../../../core/flow/tested-once.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import type { SessionStore } from '../../stores/session-store.ts';
import { QueryStore } from '../../stores/query-store.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { LateReport } from '../reports/late-report.tsx';
import { nameOf } from './name-of.ts';
import { ResultSummary } from './result-summary.tsx';
import type { ShownResult } from './shown-result.ts';
import { ResultSheet } from './result-sheet.tsx';
import { FetchErrors, ResultsScreen } from './results-screen.tsx';
import { latePart } from '../../loading/late-part.ts';
import { useBackgroundPart } from '../../loading/use-late-part.ts';
import type { RetestDaysProps } from './retest-days.tsx';

const loadDays = latePart(() => import('./retest-days.tsx'));

/** The days of the next tests, loaded after the result itself. The advice below names the same days. */
function LateRetestDays(props: RetestDaysProps) {
  const late = useBackgroundPart(loadDays);
  return late === null ? null : <late.RetestDays {...props} />;
}

/** A stored result with what is known of its person now. */
function shownRecord(record: TestResultRecord, { identity, moment }: SessionStore): ShownResult {
  const profile = identity.profiles.find(({ profileId }) => profileId === record.profileId);
  return {
    ...record,
    ...recordedOnce(record, moment),
    name: nameOf(record, identity.profiles),
    isReaders: profile?.isDefaultProfile ?? false,
    age: profile === undefined ? null : ageToday(profile, moment.today),
  };
}

const Details = observer(function Details({ testId }: { readonly testId: string }) {
  const { t } = useTranslation();
  const { store, loadCalendar } = useServices();
  const { actions } = useAccount();
  const { value, errors, isBusy, load } = useFetched(() => new QueryStore(actions.results.open(testId)));
  const page = t('resultDetails.heading');
  // A result that is not found redirects to the list; show no error meanwhile.
  const shownErrors = errors.filter(({ code }) => code !== 'TEST_RESULT_NOT_FOUND');
  const { now } = store.moment;
  const shown = value && shownRecord(value, store);
  return (
    <>
      {shown === null && <PageHeading>{page}</PageHeading>}
      <p role="status" className="status-text">
        {shown === null && isBusy && t('resultDetails.waiting')}
      </p>
      <FetchErrors errors={shownErrors} onRetry={load} />
      {shown && (
        <>
          <ResultSummary shown={shown} />
          <ResultSheet
            shown={shown}
            page={page}
            now={now}
            loadCalendar={loadCalendar}
            RetestDays={LateRetestDays}
            report={<LateReport testId={testId} utcOffset={shown.utcOffset} now={now} />}
          />
        </>
      )}
    </>
  );
});

/** One result of the account (product.md section 2, /results-details/{testId}). */
export default function ResultDetails({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const testId = parameterOf(APP_ROUTES.resultDetails, useLocation().pathname);
  return (
    <ResultsScreen heading={t('resultDetails.heading')} onBack={onBack}>
      <Details key={testId} testId={testId} />
    </ResultsScreen>
  );
}
