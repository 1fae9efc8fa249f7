import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { QueryStore } from '../../stores/query-store.ts';
import { ResultListStore } from '../../stores/result-list-store.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { useListPlace } from './list-place.ts';
import { PreviousResults } from './previous-results.tsx';
import { ResultRows } from './result-rows.tsx';
import { FetchErrors, ResultsScreen } from './results-screen.tsx';

function NoResults() {
  const { t } = useTranslation();
  return (
    <>
      <p className="lead">{t('resultsList.none.title')}</p>
      <p>{t('resultsList.none.text')}</p>
      <ButtonLink press="home">{t('buttons.home')}</ButtonLink>
    </>
  );
}

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

const Results = observer(function Results() {
  const { t } = useTranslation();
  const { results, found, profiles, isWaiting, errors, tryAgain } = useResults();
  const { isBusy, moreErrors } = results;
  const showMore = (): void => results.showMore();
  const { isPreviousOpen, togglePrevious, onOpen } = useListPlace(results.list);
  const isEmpty = found !== null && found.current.length === 0 && found.previous.length === 0;
  return (
    <>
      <p role="status" className="status-text">
        {isWaiting && t('resultsList.waiting')}
      </p>
      <FetchErrors errors={errors} onRetry={tryAgain} />
      {isEmpty && <NoResults />}
      {found !== null && !isEmpty && (
        <section className="result-section">
          <h2>{t('resultsList.current')}</h2>
          <ResultRows
            label={t('resultsList.current')}
            records={found.current}
            profiles={profiles}
            after={0}
            onOpen={onOpen}
          />
        </section>
      )}
      {found !== null && (found.previous.length > 0 || found.hasMore) && (
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
      <Results />
    </ResultsScreen>
  );
}
