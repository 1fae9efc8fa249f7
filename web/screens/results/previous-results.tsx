import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { ResultRows, type ResultRowsProps } from './result-rows.tsx';

interface PreviousResultsProps extends Pick<ResultRowsProps, 'records' | 'profiles' | 'after'> {
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** Why the last page did not come, with the way to try again. */
  readonly failure: ReactNode;
}

const LIST_ID = 'previous-results';

/** The results before the current ones, opened when they are wanted, and grown by pages. */
export function PreviousResults(props: PreviousResultsProps) {
  const { records, profiles, after, hasMore, isBusy, onMore, failure } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  const [hasGrown, setGrown] = useState(false);
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || records.length <= first) return;
    shownBefore.current = null;
    list.current?.children[first]?.querySelector('a')?.focus();
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
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'resultsList.hidePrevious' : 'resultsList.viewPrevious')}
      </Button>
      {isOpen && (
        <section id={LIST_ID} className="result-section">
          {records.length === 0 && !hasMore && <p>{t('resultsList.noOlder')}</p>}
          <ResultRows
            ref={list}
            label={t('resultsList.previous')}
            records={records}
            profiles={profiles}
            after={after}
          />
          <p role="status" className="status-text">
            {hasGrown && !isBusy && t('resultsList.shown', { count: after + records.length })}
          </p>
          {failure}
          {hasMore && failure === null && (
            <Button
              variant="secondary"
              data-press="show-more"
              busy={isBusy ? t('resultsList.waiting') : null}
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
