import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { APP_ROUTES, parameterOf } from '../../../core/flow/app-routes.ts';
import { recordedOnce } from '../../../core/flow/tested-once.ts';
import { useFetched } from '../../components/use-fetched.ts';
import { QueryStore } from '../../stores/query-store.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { LateReport } from '../reports/late-report.tsx';
import { nameOf } from './result-rows.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { FetchErrors, ResultsScreen } from './results-screen.tsx';

const Details = observer(function Details({ testId }: { readonly testId: string }) {
  const { t } = useTranslation();
  const { store, loadCalendar } = useServices();
  const { actions } = useAccount();
  const { value, errors, isBusy, load } = useFetched(() => new QueryStore(actions.results.open(testId)));
  // A result that is not found redirects to the list; show no error meanwhile.
  const shownErrors = errors.filter(({ code }) => code !== 'TEST_RESULT_NOT_FOUND');
  return (
    <>
      <p role="status" className="status-text">
        {value === null && isBusy && t('resultDetails.waiting')}
      </p>
      <FetchErrors errors={shownErrors} onRetry={load} />
      {value !== null && (
        <ResultSheet
          shown={{
            ...value,
            ...recordedOnce(value, store.moment),
            name: nameOf(value, store.identity.profiles),
            isReaders: store.identity.profiles.some((one) => one.isDefaultProfile && one.profileId === value.profileId),
          }}
          factsOn="screen"
          now={store.moment.now}
          loadCalendar={loadCalendar}
          report={<LateReport testId={testId} utcOffset={value.utcOffset} now={store.moment.now} />}
        />
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
