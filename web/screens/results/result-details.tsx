import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { APP_ROUTES, parameterOf } from '../../../core/flow/app-routes.ts';
import { listedResults, storedResult } from '../../../core/flow/tested-once.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { QueryStore } from '../../stores/query-store.ts';
import { ResultListStore } from '../../stores/result-list-store.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { LateReport } from '../reports/late-report.tsx';
import { ResultSummary } from './result-summary.tsx';
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

const Details = observer(function Details({ testId }: { readonly testId: string }) {
  const { t } = useTranslation();
  const { store, loadCalendar } = useServices();
  const { actions } = useAccount();
  const { value, errors, isBusy, load } = useFetched(() => new QueryStore(actions.results.open(testId)));
  // The other results of the person decide when to test again. Without them, the result advises by itself.
  const others = useFetched(() => new ResultListStore(actions.results.openList()));
  const page = t('resultDetails.heading');
  // A result that is not found redirects to the list; show no error meanwhile.
  const shownErrors = errors.filter(({ code }) => code !== 'TEST_RESULT_NOT_FOUND');
  const { identity, moment } = store;
  const { now } = moment;
  const shown = value && storedResult(value, identity.profiles, moment, listedResults(others.value));
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
