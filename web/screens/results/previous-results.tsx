import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RESULTS_PAGE_SIZE } from '../../../core/domain/limits.ts';
import { Button } from '../../components/button.tsx';
import { ResultRows, type ResultRowsProps } from './result-rows.tsx';

interface PreviousResultsProps extends Pick<ResultRowsProps, 'records' | 'profiles' | 'after' | 'onOpen'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** Why the last page could not be loaded, with a retry button. */
  readonly failure: ReactNode;
}

const LIST_ID = 'previous-results';

/** Splits the results into one list per page, so that existing lists do not render again when a page is added. */
function pagesOf(records: PreviousResultsProps['records']): readonly PreviousResultsProps['records'][] {
  const count = Math.ceil(records.length / RESULTS_PAGE_SIZE);
  return Array.from({ length: count }, (_none, page) =>
    records.slice(page * RESULTS_PAGE_SIZE, (page + 1) * RESULTS_PAGE_SIZE),
  );
}

/** The previous results, loaded on demand and page by page. */
export function PreviousResults(props: PreviousResultsProps) {
  const { records, profiles, after, onOpen, isOpen, onToggle, hasMore, isBusy, onMore, failure } = props;
  const { t } = useTranslation();
  const lists = useRef<HTMLElement>(null);
  const shownBefore = useRef<number | null>(null);
  const [hasGrown, setGrown] = useState(false);
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || records.length <= first) return;
    shownBefore.current = null;
    lists.current?.querySelectorAll('a')[first]?.focus();
  }, [records.length]);
  const showMore = (): void => {
    shownBefore.current = records.length;
    setGrown(true);
    onMore();
  };
  return (
    <>
      <Button
        variant="secondary"
        data-press="view-previous"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST_ID : undefined}
        onClick={onToggle}
      >
        {t(isOpen ? 'resultsList.hidePrevious' : 'resultsList.viewPrevious')}
      </Button>
      {isOpen && (
        <section ref={lists} id={LIST_ID} className="result-section">
          {records.length === 0 && !hasMore && <p>{t('resultsList.noOlder')}</p>}
          {pagesOf(records).map((page, index) => (
            <ResultRows
              key={index}
              label={t('resultsList.previous')}
              records={page}
              profiles={profiles}
              after={after + index * RESULTS_PAGE_SIZE}
              onOpen={onOpen}
            />
          ))}
          <p role="status" className="status-text">
            {hasGrown && !isBusy && t('resultsList.shown', { count: after + records.length })}
          </p>
          {failure}
          {hasMore && failure === null && (
            <Button
              variant="secondary"
              data-press="show-more"
              busy={isBusy && hasGrown ? t('resultsList.waiting') : null}
              onClick={showMore}
            >
              {t('resultsList.showMore')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}
