import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../core/domain/error-codes.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import { retestTime } from '../../../core/flow/retest-time.ts';
import { listedResults, type ListedResults } from '../../../core/flow/tested-once.ts';
import { resultListButtons } from '../../../core/use-cases/results/result-list-buttons.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { QueryStore } from '../../stores/query-store.ts';
import { ResultListStore } from '../../stores/result-list-store.ts';
import { latePart } from '../../loading/late-part.ts';
import { useBackgroundPart } from '../../loading/use-late-part.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { useNearTime } from '../../texts/test-time.ts';
import { useListPosition } from './list-position.ts';
import { PreviousResults } from './previous-results.tsx';
import { ResultRows } from './result-rows.tsx';
import { FetchErrors, ResultsScreen } from './results-screen.tsx';

const loadNoResults = latePart(() => import('./no-results.tsx'));

/** The results and their persons as far as they are loaded, with failures and retries. */
function useResults() {
  const { store } = useServices();
  const { actions } = useAccount();
  const results = useFetched(() => new ResultListStore(actions.results.openList()));
  const people = useFetched(() => new QueryStore(actions.profiles.openList()));
  const { profiles } = store.identity;
  // Known names show at once. Otherwise wait for them: a list without names would have to be read twice.
  const hasNames = profiles.length > 0 || !people.isBusy;
  const { listErrors } = results;
  const isNew = ({ code }: AppError): boolean => listErrors.every((error) => error.code !== code);
  return {
    results,
    found: hasNames ? results.value : null,
    profiles,
    isWaiting: results.value === null ? results.isBusy : !hasNames,
    errors: [...listErrors, ...people.errors.filter(isNew)],
    tryAgain: () => {
      if (people.errors.length > 0) people.load();
      if (listErrors.length > 0) results.load();
    },
  };
}

/** Writes when the next test after a result is due. */
function useRetestWords(results: ListedResults | null) {
  const { t } = useTranslation();
  const { moment } = useServices().store;
  const nearTime = useNearTime();
  return useCallback(
    (record: TestResultRecord) => {
      const retest = retestTime(record, moment, listedResults(results));
      if (retest === null) return null;
      const { isDue, at } = retest;
      if (at === null) return { label: t('resultsList.testAgain.now'), when: null };
      return { label: t(`resultsList.testAgain.${isDue ? 'by' : 'from'}`), when: nearTime(at) };
    },
    [results, moment, nearTime, t],
  );
}

const Results = observer(function Results() {
  const { t } = useTranslation();
  const { store } = useServices();
  const { results, found, profiles, isWaiting, errors, tryAgain } = useResults();
  const againOf = useRetestWords(found);
  const { isBusy, moreErrors } = results;
  const showMore = (): void => results.showMore();
  const { isPreviousOpen, togglePrevious, onOpen } = useListPosition(results.list);
  const buttons = found === null ? [] : resultListButtons(found, isPreviousOpen, store.isTestInProgress);
  const isEmpty = buttons.includes('home');
  const none = useBackgroundPart(loadNoResults, isEmpty);
  return (
    <>
      <p role="status" className="status-text">
        {isWaiting && t('resultsList.waiting')}
      </p>
      <FetchErrors errors={errors} onRetry={tryAgain} />
      {isEmpty && none !== null && <none.NoResults canStart={buttons.includes('start-testing')} />}
      {found !== null && !isEmpty && (
        <section className="result-section">
          <h2>{t('resultsList.current')}</h2>
          <ResultRows
            label={t('resultsList.current')}
            records={found.current}
            profiles={profiles}
            after={0}
            againOf={againOf}
            onOpen={onOpen}
          />
        </section>
      )}
      {found !== null && buttons.includes('view-previous') && (
        <PreviousResults
          records={found.previous}
          profiles={profiles}
          after={found.current.length}
          onOpen={onOpen}
          isOpen={isPreviousOpen}
          onToggle={togglePrevious}
          hasMore={found.hasMore}
          isBusy={isBusy}
          onMore={showMore}
          failure={moreErrors.length > 0 ? <FetchErrors errors={moreErrors} onRetry={showMore} /> : null}
        />
      )}
    </>
  );
});

/** The results of an account: current ones first, previous ones on demand (product.md section 2, /results-list). */
export default function ResultsList({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <ResultsScreen heading={t('resultsList.heading')} onBack={onBack}>
      <PageHeading>{t('resultsList.heading')}</PageHeading>
      <Results />
    </ResultsScreen>
  );
}
